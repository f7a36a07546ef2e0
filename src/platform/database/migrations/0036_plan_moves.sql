ALTER TABLE "subscriptions" ADD COLUMN "moved" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "moved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "former_vehicle_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "vehicle_model_id" integer;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "vehicle_name" text;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_vehicle_model_id_vehicle_models_id_fk" FOREIGN KEY ("vehicle_model_id") REFERENCES "public"."vehicle_models"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visits_model" ON "visits" USING btree ("vehicle_model_id") WHERE "visits"."vehicle_model_id" is not null;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_moved" CHECK (moved in ('bike', 'passed_on', 'came_along') and moved_at is not null or num_nonnulls(moved, moved_at) = 0);--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_vehicle" CHECK (num_nonnulls("visits"."vehicle_model_id", "visits"."vehicle_name") in (0, 2));