CREATE TABLE "used_vehicle_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "used_vehicle_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vehicle_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"file_key" text NOT NULL,
	"covered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_vehicle_photos_file_key_unique" UNIQUE("file_key")
);
--> statement-breakpoint
ALTER TABLE "used_vehicle_photos" ADD CONSTRAINT "used_vehicle_photos_vehicle_id_used_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."used_vehicles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "used_vehicle_photos_vehicle" ON "used_vehicle_photos" USING btree ("vehicle_id","position","id");