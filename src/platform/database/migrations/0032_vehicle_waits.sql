CREATE TABLE "vehicle_waits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicle_waits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vehicle_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"turn_ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vehicle_waits_once" UNIQUE("vehicle_id","customer_id")
);
--> statement-breakpoint
ALTER TABLE "vehicle_waits" ADD CONSTRAINT "vehicle_waits_vehicle_id_used_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."used_vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_waits" ADD CONSTRAINT "vehicle_waits_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_waits_one_turn" ON "vehicle_waits" USING btree ("vehicle_id") WHERE "vehicle_waits"."turn_ends_at" is not null;--> statement-breakpoint
CREATE INDEX "vehicle_waits_customer" ON "vehicle_waits" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "vehicle_waits_turn" ON "vehicle_waits" USING btree ("turn_ends_at") WHERE "vehicle_waits"."turn_ends_at" is not null;