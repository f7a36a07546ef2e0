CREATE TABLE "rc_transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rc_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"vehicle_id" integer NOT NULL,
	"papers_signed" date,
	"filed" date,
	"issued" date,
	"handed_over" date,
	"receipt_number" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rc_transfers_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "rc_transfers_filed" CHECK ("rc_transfers"."filed" is null or ("rc_transfers"."papers_signed" is not null and "rc_transfers"."filed" >= "rc_transfers"."papers_signed")),
	CONSTRAINT "rc_transfers_issued" CHECK ("rc_transfers"."issued" is null or ("rc_transfers"."filed" is not null and "rc_transfers"."issued" >= "rc_transfers"."filed")),
	CONSTRAINT "rc_transfers_handed_over" CHECK ("rc_transfers"."handed_over" is null or ("rc_transfers"."issued" is not null and "rc_transfers"."handed_over" >= "rc_transfers"."issued"))
);
--> statement-breakpoint
ALTER TABLE "rc_transfers" ADD CONSTRAINT "rc_transfers_booking_id_vehicle_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."vehicle_bookings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rc_transfers" ADD CONSTRAINT "rc_transfers_vehicle_id_used_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."used_vehicles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rc_transfers_vehicle" ON "rc_transfers" USING btree ("vehicle_id","id");--> statement-breakpoint
CREATE INDEX "rc_transfers_created" ON "rc_transfers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "rc_transfers_open" ON "rc_transfers" USING btree ("created_at") WHERE "rc_transfers"."handed_over" is null;--> statement-breakpoint
INSERT INTO "rc_transfers" ("booking_id", "vehicle_id", "created_at")
SELECT "id", "vehicle_id", "completed_at" FROM "vehicle_bookings" WHERE "status" = 'completed';
