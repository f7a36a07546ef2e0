ALTER TABLE "vehicle_types" DROP CONSTRAINT "vehicle_types_name_unique";--> statement-breakpoint
ALTER TABLE "repair_lines" DROP CONSTRAINT "repair_lines_vehicle_model_id_vehicle_models_id_fk";
--> statement-breakpoint
ALTER TABLE "manufacturers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle_models" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle_types" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Every row held to the key before, so that none needs to be looked at.
ALTER TABLE "repair_lines" ADD CONSTRAINT "repair_lines_vehicle_model_id_vehicle_models_id_fk" FOREIGN KEY ("vehicle_model_id") REFERENCES "public"."vehicle_models"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_types_name" ON "vehicle_types" USING btree (lower("name"));