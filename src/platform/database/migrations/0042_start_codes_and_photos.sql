CREATE TABLE "repair_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "repair_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"repair_id" integer NOT NULL,
	"moment" text DEFAULT 'after' NOT NULL,
	"file_key" text NOT NULL,
	"taken_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "repair_photos_file_key_unique" UNIQUE("file_key"),
	CONSTRAINT "repair_photos_moment" CHECK ("repair_photos"."moment" in ('before', 'after'))
);
--> statement-breakpoint
ALTER TABLE "sell_requests" ADD COLUMN "start_code" text;--> statement-breakpoint
ALTER TABLE "sell_requests" ADD COLUMN "started_without" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_photos" ADD COLUMN "moment" text DEFAULT 'after' NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_photos" ADD COLUMN "taken_by" integer;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "start_code" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "started_without" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "repair_photos" ADD CONSTRAINT "repair_photos_repair_id_repairs_id_fk" FOREIGN KEY ("repair_id") REFERENCES "public"."repairs"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_photos" ADD CONSTRAINT "repair_photos_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repair_photos_repair" ON "repair_photos" USING btree ("repair_id","id");--> statement-breakpoint
CREATE INDEX "repair_photos_taken_by" ON "repair_photos" USING btree ("taken_by");--> statement-breakpoint
ALTER TABLE "visit_photos" ADD CONSTRAINT "visit_photos_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_photos_taken_by" ON "visit_photos" USING btree ("taken_by");--> statement-breakpoint
ALTER TABLE "sell_requests" ADD CONSTRAINT "sell_requests_start_code" CHECK ("sell_requests"."start_code" ~ '^[0-9]{4}$');--> statement-breakpoint
ALTER TABLE "visit_photos" ADD CONSTRAINT "visit_photos_moment" CHECK ("visit_photos"."moment" in ('before', 'after'));--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_start_code" CHECK ("visits"."start_code" ~ '^[0-9]{4}$');