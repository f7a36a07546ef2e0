-- What the schema stands on: exclusion of overlapping ranges, and search that forgives typing errors.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TYPE "public"."account_role" AS ENUM('customer', 'technician', 'staff', 'admin');--> statement-breakpoint
CREATE TYPE "public"."email_token_purpose" AS ENUM('verify', 'reset');--> statement-breakpoint
CREATE TYPE "public"."fee_family" AS ENUM('parts', 'repairs');--> statement-breakpoint
CREATE TYPE "public"."slot_kind" AS ENUM('visits', 'repairs');--> statement-breakpoint
CREATE TYPE "public"."consent_purpose" AS ENUM('service_reminders', 'offers', 'feedback');--> statement-breakpoint
CREATE TYPE "public"."payment_method" AS ENUM('upi', 'cash');--> statement-breakpoint
CREATE TYPE "public"."payment_status" AS ENUM('due', 'paid');--> statement-breakpoint
CREATE TYPE "public"."repair_kind" AS ENUM('scheduled', 'service_now');--> statement-breakpoint
CREATE TYPE "public"."repair_status" AS ENUM('pending', 'confirmed', 'in_progress', 'completed', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."drawing" AS ENUM('commuter', 'scooter', 'sport', 'cruiser', 'escooter', 'moped', 'adventure', 'classic', 'emotorcycle', 'naked');--> statement-breakpoint
CREATE TYPE "public"."fuel" AS ENUM('petrol', 'electric');--> statement-breakpoint
CREATE TYPE "public"."paint" AS ENUM('blue', 'red', 'green', 'grey', 'white', 'black', 'silver', 'orange', 'teal', 'maroon', 'sand', 'yellow');--> statement-breakpoint
CREATE TABLE "changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"collection" text NOT NULL,
	"object_id" text NOT NULL,
	"customer_id" integer,
	"technician_ids" integer[] NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "repeatable_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"status" integer NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"key" text PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"is_public" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone,
	"dropped_at" timestamp with time zone,
	CONSTRAINT "files_bytes" CHECK ("files"."bytes" > 0),
	CONSTRAINT "files_key_form" CHECK ("files"."key" ~ '^[a-z0-9-]+(/[a-z0-9-]+)*[.][a-z0-9]+$')
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sent_mails" (
	"key" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" "email_token_purpose" NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "email_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"email" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failure_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"purpose" "email_token_purpose" NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"preferred_location" text DEFAULT '' NOT NULL,
	"vehicle_model_id" integer,
	"registration_number" text DEFAULT '' NOT NULL,
	"profile_photo" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"parent_id" uuid,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "refresh_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "social_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"username" text NOT NULL,
	"password_hash" text,
	"role" "account_role" DEFAULT 'customer' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"email_verified_at" timestamp with time zone,
	"token_version" integer DEFAULT 1 NOT NULL,
	"first_login_at" timestamp with time zone,
	"last_login_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"search_text" text DEFAULT '' NOT NULL,
	"sort_name" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_deleted_shut" CHECK ("users"."deleted_at" is null or (not "users"."is_active" and "users"."password_hash" is null)),
	CONSTRAINT "users_username_form" CHECK ("users"."username" ~ '^[A-Za-z0-9_]{3,30}$')
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" integer NOT NULL,
	"action" text NOT NULL,
	"collection" text NOT NULL,
	"object_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fee_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fee_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"family" "fee_family" NOT NULL,
	"free_radius_km" double precision NOT NULL,
	"base_fee_paise" integer NOT NULL,
	"per_km_paise" integer NOT NULL,
	"maximum_paise" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "fee_rules_family_unique" UNIQUE("family"),
	CONSTRAINT "fee_rules_not_negative" CHECK ("fee_rules"."free_radius_km" >= 0 and "fee_rules"."base_fee_paise" >= 0 and "fee_rules"."per_km_paise" >= 0 and "fee_rules"."maximum_paise" >= "fee_rules"."base_fee_paise")
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"legal_name" text NOT NULL,
	"phone" text NOT NULL,
	"whatsapp" text NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"working_hours" jsonb NOT NULL,
	"social_links" jsonb NOT NULL,
	"grievance_officer" jsonb NOT NULL,
	"repair_capacity" integer DEFAULT 3 NOT NULL,
	"visit_capacity" integer DEFAULT 3 NOT NULL,
	"origin_latitude" double precision NOT NULL,
	"origin_longitude" double precision NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_settings_one_row" CHECK ("site_settings"."id" = 1),
	CONSTRAINT "site_settings_capacities" CHECK ("site_settings"."repair_capacity" >= 0 and "site_settings"."visit_capacity" >= 0),
	CONSTRAINT "site_settings_origin" CHECK ("site_settings"."origin_latitude" between -90 and 90 and "site_settings"."origin_longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assignments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"technician_id" integer NOT NULL,
	"during" "tstzrange" NOT NULL,
	"work" text NOT NULL,
	"work_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slot_closures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slot_closures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "slot_kind" NOT NULL,
	"date" date NOT NULL,
	"time" time(0),
	"reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "taken_hours" (
	"kind" "slot_kind" NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "taken_hours_kind_hour_pk" PRIMARY KEY("kind","hour"),
	CONSTRAINT "taken_hours_not_negative" CHECK ("taken_hours"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"user_id" integer NOT NULL,
	"purpose" "consent_purpose" NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "consents_user_id_purpose_given_at_pk" PRIMARY KEY("user_id","purpose","given_at")
);
--> statement-breakpoint
CREATE TABLE "repair_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "repair_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"repair_id" integer NOT NULL,
	"status" "repair_status" NOT NULL,
	"actor_id" integer NOT NULL,
	"by_company" boolean NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "repair_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "repair_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"repair_id" integer NOT NULL,
	"position" integer NOT NULL,
	"service_id" integer,
	"category_name" text NOT NULL,
	"service_name" text NOT NULL,
	"features" jsonb NOT NULL,
	"duration_minutes" integer NOT NULL,
	"vehicle_model_id" integer,
	"manufacturer_name" text NOT NULL,
	"model_name" text NOT NULL,
	"vehicle_type_name" text NOT NULL,
	"drawing" "drawing" NOT NULL,
	"paint" "paint" NOT NULL,
	"fuel" "fuel" NOT NULL,
	"quantity" integer NOT NULL,
	"price_paise" integer NOT NULL,
	CONSTRAINT "repair_lines_position" UNIQUE("repair_id","position"),
	CONSTRAINT "repair_lines_amounts" CHECK ("repair_lines"."quantity" >= 1 and "repair_lines"."price_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "repair_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "repair_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"repair_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "repair_notes_text" CHECK ("repair_notes"."text" <> '')
);
--> statement-breakpoint
CREATE TABLE "repairs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "repairs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"customer_id" integer NOT NULL,
	"cart_id" integer,
	"kind" "repair_kind" NOT NULL,
	"status" "repair_status" DEFAULT 'pending' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"duration_minutes" integer NOT NULL,
	"place_hour" timestamp with time zone,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"postal_code" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"registration_number" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"distance_km" double precision,
	"distance_fee_paise" integer NOT NULL,
	"subtotal_paise" integer NOT NULL,
	"total_paise" integer NOT NULL,
	"payment_method" "payment_method" DEFAULT 'cash' NOT NULL,
	"payment_status" "payment_status" DEFAULT 'due' NOT NULL,
	"paid_at" timestamp with time zone,
	"technician_id" integer,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"technician_notes" text DEFAULT '' NOT NULL,
	"forgotten_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(' ' || reference || case when forgotten_at is null
					then ' ' || customer_name || ' ' || customer_phone || ' ' || customer_email || ' ' || registration_number else '' end)) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "repairs_reference_unique" UNIQUE("reference"),
	CONSTRAINT "repairs_cart_id_unique" UNIQUE("cart_id"),
	CONSTRAINT "repairs_reference" CHECK ("repairs"."reference" ~ '^BK[0-9]{10}$'),
	CONSTRAINT "repairs_money" CHECK ("repairs"."subtotal_paise" >= 0 and "repairs"."distance_fee_paise" >= 0 and "repairs"."total_paise" = "repairs"."subtotal_paise" + "repairs"."distance_fee_paise"),
	CONSTRAINT "repairs_cancel_reason" CHECK (("repairs"."status" = 'cancelled') = ("repairs"."cancel_reason" <> '')),
	CONSTRAINT "repairs_postal_code" CHECK ("repairs"."postal_code" ~ '^[0-9]{6}$' or ("repairs"."postal_code" = '' and "repairs"."forgotten_at" is not null)),
	CONSTRAINT "repairs_phone" CHECK ("repairs"."customer_phone" ~ '^[0-9]{10,15}$' or ("repairs"."customer_phone" = '' and "repairs"."forgotten_at" is not null)),
	CONSTRAINT "repairs_forgotten_over" CHECK ("repairs"."forgotten_at" is null or "repairs"."status" in ('completed', 'cancelled')),
	CONSTRAINT "repairs_place" CHECK (("repairs"."latitude" is null) = ("repairs"."longitude" is null))
);
--> statement-breakpoint
CREATE TABLE "service_cart_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_cart_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cart_id" integer NOT NULL,
	"service_id" integer NOT NULL,
	"vehicle_model_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_cart_items_line" UNIQUE("cart_id","service_id","vehicle_model_id"),
	CONSTRAINT "service_cart_items_quantity" CHECK ("service_cart_items"."quantity" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "service_carts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"booked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"image" text,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_categories_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "service_categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "service_categories_slug" CHECK ("service_categories"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "service_features" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_features_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" integer NOT NULL,
	"vehicle_model_id" integer,
	"vehicle_class_id" integer,
	"price_paise" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_prices_one_of" CHECK (num_nonnulls("service_prices"."vehicle_model_id", "service_prices"."vehicle_class_id") = 1),
	CONSTRAINT "service_prices_price" CHECK ("service_prices"."price_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"duration" text DEFAULT '' NOT NULL,
	"duration_minutes" integer DEFAULT 60 NOT NULL,
	"warranty" text DEFAULT '' NOT NULL,
	"recommended" text DEFAULT '' NOT NULL,
	"base_price_paise" integer NOT NULL,
	"image_url" text,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "services_price" CHECK ("services"."base_price_paise" >= 0),
	CONSTRAINT "services_duration" CHECK ("services"."duration_minutes" between 5 and 1440)
);
--> statement-breakpoint
CREATE TABLE "manufacturers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "manufacturers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"image" text,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_classes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicle_classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "vehicle_classes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "vehicle_models" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicle_models_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"manufacturer_id" integer NOT NULL,
	"vehicle_type_id" integer NOT NULL,
	"vehicle_class_id" integer NOT NULL,
	"name" text NOT NULL,
	"image" text,
	"fuel" "fuel" NOT NULL,
	"displacement_cc" double precision,
	"motor_kw" double precision,
	"drawing" "drawing" NOT NULL,
	"paint" "paint" NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "vehicle_models_power" CHECK (("vehicle_models"."displacement_cc" is null or "vehicle_models"."displacement_cc" > 0) and ("vehicle_models"."motor_kw" is null or "vehicle_models"."motor_kw" > 0))
);
--> statement-breakpoint
CREATE TABLE "vehicle_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicle_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"image" text,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "vehicle_types_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "email_tokens" ADD CONSTRAINT "email_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_vehicle_model_id_vehicle_models_id_fk" FOREIGN KEY ("vehicle_model_id") REFERENCES "public"."vehicle_models"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_profile_photo_files_key_fk" FOREIGN KEY ("profile_photo") REFERENCES "public"."files"("key") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_identities" ADD CONSTRAINT "social_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_technician_id_users_id_fk" FOREIGN KEY ("technician_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_events" ADD CONSTRAINT "repair_events_repair_id_repairs_id_fk" FOREIGN KEY ("repair_id") REFERENCES "public"."repairs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_lines" ADD CONSTRAINT "repair_lines_repair_id_repairs_id_fk" FOREIGN KEY ("repair_id") REFERENCES "public"."repairs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_lines" ADD CONSTRAINT "repair_lines_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_lines" ADD CONSTRAINT "repair_lines_vehicle_model_id_vehicle_models_id_fk" FOREIGN KEY ("vehicle_model_id") REFERENCES "public"."vehicle_models"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_notes" ADD CONSTRAINT "repair_notes_repair_id_repairs_id_fk" FOREIGN KEY ("repair_id") REFERENCES "public"."repairs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_notes" ADD CONSTRAINT "repair_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_cart_id_service_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."service_carts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_technician_id_users_id_fk" FOREIGN KEY ("technician_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_cart_items" ADD CONSTRAINT "service_cart_items_cart_id_service_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."service_carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_cart_items" ADD CONSTRAINT "service_cart_items_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_cart_items" ADD CONSTRAINT "service_cart_items_vehicle_model_id_vehicle_models_id_fk" FOREIGN KEY ("vehicle_model_id") REFERENCES "public"."vehicle_models"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_carts" ADD CONSTRAINT "service_carts_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_features" ADD CONSTRAINT "service_features_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_prices" ADD CONSTRAINT "service_prices_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_prices" ADD CONSTRAINT "service_prices_vehicle_model_id_vehicle_models_id_fk" FOREIGN KEY ("vehicle_model_id") REFERENCES "public"."vehicle_models"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_prices" ADD CONSTRAINT "service_prices_vehicle_class_id_vehicle_classes_id_fk" FOREIGN KEY ("vehicle_class_id") REFERENCES "public"."vehicle_classes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_category_id_service_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."service_categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_models" ADD CONSTRAINT "vehicle_models_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_models" ADD CONSTRAINT "vehicle_models_vehicle_type_id_vehicle_types_id_fk" FOREIGN KEY ("vehicle_type_id") REFERENCES "public"."vehicle_types"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_models" ADD CONSTRAINT "vehicle_models_vehicle_class_id_vehicle_classes_id_fk" FOREIGN KEY ("vehicle_class_id") REFERENCES "public"."vehicle_classes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changes_at" ON "changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "files_unkept" ON "files" USING btree ("created_at") WHERE "files"."kept_at" is null or "files"."dropped_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_to" ON "outbox" USING btree ("to","id");--> statement-breakpoint
CREATE INDEX "email_tokens_user" ON "email_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "known_devices_seen" ON "known_devices" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "mail_requests_recent" ON "mail_requests" USING btree ("email","purpose","asked_at");--> statement-breakpoint
CREATE INDEX "profiles_vehicle_model" ON "profiles" USING btree ("vehicle_model_id");--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_photo" ON "profiles" USING btree ("profile_photo");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_parent" ON "refresh_tokens" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expiry" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","ended_at");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_codes_user" ON "sign_in_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_codes_expiry" ON "sign_in_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "social_identities_user" ON "social_identities" USING btree ("user_id","provider");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "users_company" ON "users" USING btree ("role","id") WHERE "users"."role" <> 'customer';--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_object" ON "audit_log" USING btree ("collection","object_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_recent" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_collection" ON "audit_log" USING btree ("collection","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_id_begins" ON "audit_log" USING btree ("object_id" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "assignments_work" ON "assignments" USING btree ("work","work_id");--> statement-breakpoint
CREATE UNIQUE INDEX "slot_closures_once" ON "slot_closures" USING btree ("kind","date",coalesce("time", time '00:00:01'));--> statement-breakpoint
CREATE UNIQUE INDEX "consents_one_given" ON "consents" USING btree ("user_id","purpose") WHERE "consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "repair_events_repair" ON "repair_events" USING btree ("repair_id","id");--> statement-breakpoint
CREATE INDEX "repair_lines_service" ON "repair_lines" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "repair_notes_repair" ON "repair_notes" USING btree ("repair_id","id");--> statement-breakpoint
CREATE INDEX "repairs_customer" ON "repairs" USING btree ("customer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "repairs_created" ON "repairs" USING btree ("created_at","id","starts_at","status","technician_id","kind","payment_status");--> statement-breakpoint
CREATE INDEX "repairs_status" ON "repairs" USING btree ("status","starts_at");--> statement-breakpoint
CREATE INDEX "repairs_start" ON "repairs" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "repairs_technician" ON "repairs" USING btree ("technician_id","starts_at","status","payment_status");--> statement-breakpoint
CREATE INDEX "repairs_total" ON "repairs" USING btree ("total_paise","id");--> statement-breakpoint
CREATE INDEX "repairs_open" ON "repairs" USING btree ("starts_at","id","status","technician_id") WHERE "repairs"."status" in ('pending', 'confirmed', 'in_progress');--> statement-breakpoint
CREATE INDEX "repairs_forgotten" ON "repairs" USING btree ("starts_at") WHERE "repairs"."forgotten_at" is not null and "repairs"."customer_name" <> '';--> statement-breakpoint
CREATE INDEX "repairs_search" ON "repairs" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "service_cart_items_service" ON "service_cart_items" USING btree ("service_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_carts_one_open" ON "service_carts" USING btree ("customer_id") WHERE "service_carts"."booked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "service_categories_name" ON "service_categories" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "service_features_service" ON "service_features" USING btree ("service_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "service_prices_model" ON "service_prices" USING btree ("service_id","vehicle_model_id") WHERE "service_prices"."vehicle_model_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "service_prices_class" ON "service_prices" USING btree ("service_id","vehicle_class_id") WHERE "service_prices"."vehicle_class_id" is not null;--> statement-breakpoint
CREATE INDEX "service_prices_by_model" ON "service_prices" USING btree ("vehicle_model_id");--> statement-breakpoint
CREATE INDEX "service_prices_by_class" ON "service_prices" USING btree ("vehicle_class_id");--> statement-breakpoint
CREATE INDEX "services_category" ON "services" USING btree ("category_id","position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "services_name" ON "services" USING btree ("category_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "manufacturers_name" ON "manufacturers" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_models_name" ON "vehicle_models" USING btree ("manufacturer_id",lower("name"));--> statement-breakpoint
CREATE INDEX "vehicle_models_by_type" ON "vehicle_models" USING btree ("vehicle_type_id","manufacturer_id");
--> statement-breakpoint
-- What Drizzle cannot say: no technician is at two places at once, and nobody rewrites the audit log.
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_no_overlap" EXCLUDE USING gist ("technician_id" WITH =, "during" WITH &&);
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME; END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- VOLATILE on purpose: it looks anew each time it is called. A statement that waited for somebody who was just closing the hour
-- would otherwise decide by what it saw before it waited.
CREATE FUNCTION "places_in_hour"("of_kind" slot_kind, "of_day" date, "of_hour" integer) RETURNS integer LANGUAGE plpgsql VOLATILE AS $$ BEGIN
	IF EXISTS (
		SELECT FROM "slot_closures" "closed"
		WHERE "closed"."kind" = "of_kind" AND "closed"."date" = "of_day" AND ("closed"."time" IS NULL OR extract(hour FROM "closed"."time") = "of_hour")
	) THEN RETURN 0; END IF;
	RETURN coalesce((SELECT CASE "of_kind" WHEN 'repairs' THEN "repair_capacity" ELSE "visit_capacity" END FROM "site_settings"), 0);
END $$;
--> statement-breakpoint
-- What an account is found by and ordered by stands in two tables; kept together in one, it needs one look into one index.
CREATE FUNCTION keep_search_text() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	SELECT lower(concat_ws(' ', '', NEW."email", NEW."username", min("name"), min("phone_number"), min("registration_number"))),
		lower(coalesce(min("name"), ''))
		INTO NEW."search_text", NEW."sort_name" FROM "profiles" WHERE "user_id" = NEW."id";
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_search_text BEFORE INSERT OR UPDATE OF "email", "username", "search_text" ON "users"
	FOR EACH ROW EXECUTE FUNCTION keep_search_text();
--> statement-breakpoint
CREATE FUNCTION renew_search_text() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	-- Whatever is written there, the account's own trigger puts the right words in its place.
	UPDATE "users" SET "search_text" = '' WHERE "id" = coalesce(NEW."user_id", OLD."user_id");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_search_text AFTER INSERT OR DELETE OR UPDATE OF "name", "phone_number", "registration_number" ON "profiles"
	FOR EACH ROW EXECUTE FUNCTION renew_search_text();
