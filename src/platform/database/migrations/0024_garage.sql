CREATE TABLE "customer_vehicles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_vehicles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"vehicle_model_id" integer NOT NULL,
	"registration_number" text DEFAULT '' NOT NULL,
	"is_first" boolean DEFAULT false NOT NULL,
	"insurance_until" date,
	"puc_until" date,
	"rc_until" date,
	"serviced_on" date,
	"serviced_km" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_vehicles_serviced_km" CHECK ("customer_vehicles"."serviced_km" between 0 and 999999),
	CONSTRAINT "customer_vehicles_serviced" CHECK ("customer_vehicles"."serviced_km" is null or "customer_vehicles"."serviced_on" is not null)
);
--> statement-breakpoint
CREATE TABLE "vehicle_readings" (
	"vehicle_id" integer NOT NULL,
	"read_on" date NOT NULL,
	"km" integer NOT NULL,
	CONSTRAINT "vehicle_readings_vehicle_id_read_on_pk" PRIMARY KEY("vehicle_id","read_on"),
	CONSTRAINT "vehicle_readings_km" CHECK ("vehicle_readings"."km" between 0 and 999999)
);
--> statement-breakpoint
ALTER TABLE "customer_vehicles" ADD CONSTRAINT "customer_vehicles_customer_id_profiles_user_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_vehicles" ADD CONSTRAINT "customer_vehicles_vehicle_model_id_vehicle_models_id_fk" FOREIGN KEY ("vehicle_model_id") REFERENCES "public"."vehicle_models"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_readings" ADD CONSTRAINT "vehicle_readings_vehicle_id_customer_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."customer_vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_vehicles_first" ON "customer_vehicles" USING btree ("customer_id") WHERE "customer_vehicles"."is_first";--> statement-breakpoint
CREATE UNIQUE INDEX "customer_vehicles_number" ON "customer_vehicles" USING btree ("customer_id","registration_number") WHERE "customer_vehicles"."registration_number" <> '';--> statement-breakpoint
CREATE INDEX "customer_vehicles_customer" ON "customer_vehicles" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "customer_vehicles_model" ON "customer_vehicles" USING btree ("vehicle_model_id");--> statement-breakpoint
-- Model and number of the first bike are written in the profile alone, also by a process of the version before; here they follow.
CREATE FUNCTION keep_first_vehicle() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF NEW."vehicle_model_id" IS NULL THEN
		DELETE FROM "customer_vehicles" WHERE "customer_id" = NEW."user_id" AND "is_first";
		RETURN NULL;
	END IF;
	INSERT INTO "customer_vehicles" ("customer_id", "vehicle_model_id", "registration_number", "is_first", "created_at")
		VALUES (NEW."user_id", NEW."vehicle_model_id", NEW."registration_number", true, now())
		ON CONFLICT ("customer_id") WHERE "is_first" DO UPDATE SET "vehicle_model_id" = excluded."vehicle_model_id",
			"registration_number" = excluded."registration_number", "version" = "customer_vehicles"."version" + 1
		WHERE ("customer_vehicles"."vehicle_model_id", "customer_vehicles"."registration_number")
			<> (excluded."vehicle_model_id", excluded."registration_number");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_first_vehicle AFTER INSERT OR UPDATE OF "vehicle_model_id", "registration_number" ON "profiles"
	FOR EACH ROW EXECUTE FUNCTION keep_first_vehicle();
--> statement-breakpoint
-- The trigger's lock keeps writers of profiles away until all of this is true; readers go on, and no row of a profile is touched.
INSERT INTO "customer_vehicles" ("customer_id", "vehicle_model_id", "registration_number", "is_first", "created_at")
	SELECT "user_id", "vehicle_model_id", "registration_number", true, now() FROM "profiles" WHERE "vehicle_model_id" IS NOT NULL ORDER BY "user_id";
--> statement-breakpoint
-- Staff find a customer by the number of any of the bikes.
CREATE OR REPLACE FUNCTION keep_search_text() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	SELECT lower(concat_ws(' ', '', NEW."email", NEW."username", min("name"), min("phone_number"), min("registration_number"),
			(SELECT string_agg("registration_number", ' ' ORDER BY "id") FROM "customer_vehicles" WHERE "customer_id" = NEW."id" AND NOT "is_first"))),
		lower(coalesce(min("name"), ''))
		INTO NEW."search_text", NEW."sort_name" FROM "profiles" WHERE "user_id" = NEW."id";
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION renew_search_text_of_owner() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE "users" SET "search_text" = '' WHERE "id" = coalesce(NEW."customer_id", OLD."customer_id");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER customer_vehicles_added AFTER INSERT ON "customer_vehicles"
	FOR EACH ROW WHEN (NOT NEW."is_first") EXECUTE FUNCTION renew_search_text_of_owner();
--> statement-breakpoint
CREATE TRIGGER customer_vehicles_changed AFTER UPDATE OF "registration_number", "is_first" ON "customer_vehicles"
	FOR EACH ROW WHEN (NOT OLD."is_first") EXECUTE FUNCTION renew_search_text_of_owner();
--> statement-breakpoint
CREATE TRIGGER customer_vehicles_removed AFTER DELETE ON "customer_vehicles"
	FOR EACH ROW WHEN (NOT OLD."is_first") EXECUTE FUNCTION renew_search_text_of_owner();
