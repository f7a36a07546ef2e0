CREATE TABLE "inspection_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inspection_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sell_request_id" integer NOT NULL,
	"point" text NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspection_photos_file_key_unique" UNIQUE("file_key")
);
--> statement-breakpoint
CREATE TABLE "inspection_results" (
	"sell_request_id" integer NOT NULL,
	"point" text NOT NULL,
	"rating" text,
	"remark" text DEFAULT '' NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspection_results_sell_request_id_point_pk" PRIMARY KEY("sell_request_id","point"),
	CONSTRAINT "inspection_results_rating" CHECK (rating in ('good', 'worn', 'faulty', 'absent'))
);
--> statement-breakpoint
CREATE TABLE "sell_offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sell_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sell_request_id" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"expected_paise" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"price_paise" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "sell_offers_status" CHECK (status in ('open', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "sell_offers_answered" CHECK (("sell_offers"."status" = 'open') = ("sell_offers"."answered_at" is null)),
	CONSTRAINT "sell_offers_price" CHECK ("sell_offers"."price_paise" > 0 and "sell_offers"."expected_paise" > 0)
);
--> statement-breakpoint
ALTER TABLE "inspection_photos" ADD CONSTRAINT "inspection_photos_sell_request_id_sell_requests_id_fk" FOREIGN KEY ("sell_request_id") REFERENCES "public"."sell_requests"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_results" ADD CONSTRAINT "inspection_results_sell_request_id_sell_requests_id_fk" FOREIGN KEY ("sell_request_id") REFERENCES "public"."sell_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sell_offers" ADD CONSTRAINT "sell_offers_sell_request_id_sell_requests_id_fk" FOREIGN KEY ("sell_request_id") REFERENCES "public"."sell_requests"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inspection_photos_point" ON "inspection_photos" USING btree ("sell_request_id","point","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sell_offers_one_open" ON "sell_offers" USING btree ("sell_request_id") WHERE "sell_offers"."status" = 'open';--> statement-breakpoint
CREATE INDEX "sell_offers_request" ON "sell_offers" USING btree ("sell_request_id","id");