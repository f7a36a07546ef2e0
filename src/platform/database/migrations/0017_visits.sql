CREATE TABLE "visit_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"visit_id" integer NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visit_photos_file_key_unique" UNIQUE("file_key")
);
--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "told" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_photos" ADD CONSTRAINT "visit_photos_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_photos_visit" ON "visit_photos" USING btree ("visit_id","id");--> statement-breakpoint
CREATE INDEX "visits_created" ON "visits" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_cancelled" CHECK (("visits"."status" = 'cancelled') = ("visits"."cancelled_by" is not null));