CREATE TYPE "public"."market_fuel" AS ENUM('petrol', 'diesel', 'electric', 'cng', 'hybrid');--> statement-breakpoint
CREATE TYPE "public"."used_vehicle_status" AS ENUM('available', 'sold', 'under_inspection');--> statement-breakpoint
CREATE TYPE "public"."vehicle_booking_end" AS ENUM('customer', 'company', 'time');--> statement-breakpoint
CREATE TYPE "public"."vehicle_booking_status" AS ENUM('pending', 'confirmed', 'completed', 'cancelled');--> statement-breakpoint
CREATE TABLE "used_vehicles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "used_vehicles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"brand" text NOT NULL,
	"model" text NOT NULL,
	"year" smallint NOT NULL,
	"kms_driven" integer NOT NULL,
	"fuel_type" "market_fuel" NOT NULL,
	"status" "used_vehicle_status" DEFAULT 'available' NOT NULL,
	"is_sold" boolean GENERATED ALWAYS AS (status = 'sold') STORED NOT NULL,
	"price_paise" integer NOT NULL,
	"color" text DEFAULT '' NOT NULL,
	"engine_cc" smallint,
	"transmission" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"vehicle_type_id" integer,
	"registered_in" text DEFAULT '' NOT NULL,
	"owners" smallint,
	"drawing" "drawing" DEFAULT 'commuter' NOT NULL,
	"paint" "paint" DEFAULT 'grey' NOT NULL,
	"seller_id" integer,
	"is_published" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(' ' || brand || ' ' || model)) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_vehicles_year" CHECK ("used_vehicles"."year" between 1980 and 2100),
	CONSTRAINT "used_vehicles_kms" CHECK ("used_vehicles"."kms_driven" between 0 and 1000000),
	CONSTRAINT "used_vehicles_price" CHECK ("used_vehicles"."price_paise" > 0),
	CONSTRAINT "used_vehicles_engine" CHECK ("used_vehicles"."engine_cc" between 1 and 3000),
	CONSTRAINT "used_vehicles_owners" CHECK ("used_vehicles"."owners" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "vehicle_bookings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicle_bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vehicle_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"status" "vehicle_booking_status" DEFAULT 'pending' NOT NULL,
	"booking_date" date NOT NULL,
	"contact_number" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"brand" text NOT NULL,
	"model" text NOT NULL,
	"year" smallint NOT NULL,
	"kms_driven" integer NOT NULL,
	"fuel_type" "market_fuel" NOT NULL,
	"transmission" text NOT NULL,
	"description" text NOT NULL,
	"price_paise" integer NOT NULL,
	"confirm_by" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" "vehicle_booking_end",
	"cancellation_notes" text DEFAULT '' NOT NULL,
	"told" text DEFAULT 'pending' NOT NULL,
	"forgotten_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vehicle_bookings_confirmed" CHECK ("vehicle_bookings"."confirmed_at" is not null or "vehicle_bookings"."status" not in ('confirmed', 'completed')),
	CONSTRAINT "vehicle_bookings_completed" CHECK (("vehicle_bookings"."status" = 'completed') = ("vehicle_bookings"."completed_at" is not null)),
	CONSTRAINT "vehicle_bookings_cancelled" CHECK (("vehicle_bookings"."status" = 'cancelled') = ("vehicle_bookings"."cancelled_at" is not null) and ("vehicle_bookings"."cancelled_at" is null) = ("vehicle_bookings"."cancelled_by" is null)),
	CONSTRAINT "vehicle_bookings_price" CHECK ("vehicle_bookings"."price_paise" > 0),
	CONSTRAINT "vehicle_bookings_forgotten" CHECK ("vehicle_bookings"."forgotten_at" is null or "vehicle_bookings"."status" in ('completed', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "booking_hold_hours" integer DEFAULT 48 NOT NULL;--> statement-breakpoint
ALTER TABLE "used_vehicles" ADD CONSTRAINT "used_vehicles_vehicle_type_id_vehicle_types_id_fk" FOREIGN KEY ("vehicle_type_id") REFERENCES "public"."vehicle_types"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_vehicles" ADD CONSTRAINT "used_vehicles_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_bookings" ADD CONSTRAINT "vehicle_bookings_vehicle_id_used_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."used_vehicles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_bookings" ADD CONSTRAINT "vehicle_bookings_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "used_vehicles_listed" ON "used_vehicles" USING btree ("is_sold","id" DESC NULLS FIRST) WHERE "used_vehicles"."is_published";--> statement-breakpoint
CREATE INDEX "used_vehicles_price_of" ON "used_vehicles" USING btree ("price_paise","id");--> statement-breakpoint
CREATE INDEX "used_vehicles_brand" ON "used_vehicles" USING btree (lower("brand"),lower("model"),"year");--> statement-breakpoint
CREATE INDEX "used_vehicles_created" ON "used_vehicles" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "used_vehicles_type" ON "used_vehicles" USING btree ("vehicle_type_id");--> statement-breakpoint
CREATE INDEX "used_vehicles_seller" ON "used_vehicles" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "used_vehicles_search" ON "used_vehicles" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_bookings_one_open" ON "vehicle_bookings" USING btree ("vehicle_id") WHERE "vehicle_bookings"."status" in ('pending', 'confirmed');--> statement-breakpoint
CREATE INDEX "vehicle_bookings_vehicle" ON "vehicle_bookings" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "vehicle_bookings_customer" ON "vehicle_bookings" USING btree ("customer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "vehicle_bookings_created" ON "vehicle_bookings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "vehicle_bookings_status" ON "vehicle_bookings" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "vehicle_bookings_day" ON "vehicle_bookings" USING btree ("booking_date","id");--> statement-breakpoint
CREATE INDEX "vehicle_bookings_late" ON "vehicle_bookings" USING btree ("confirm_by") WHERE "vehicle_bookings"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_booking_hold" CHECK ("site_settings"."booking_hold_hours" between 1 and 720);