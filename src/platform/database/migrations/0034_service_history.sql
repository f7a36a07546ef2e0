CREATE TABLE "history_shares" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "history_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vehicle_id" integer NOT NULL,
	"on_listing" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "history_shares" ADD CONSTRAINT "history_shares_vehicle_id_customer_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."customer_vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "history_shares_one_active" ON "history_shares" USING btree ("vehicle_id") WHERE "history_shares"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "history_shares_vehicle" ON "history_shares" USING btree ("vehicle_id");