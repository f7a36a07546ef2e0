CREATE TYPE "public"."plan_duration" AS ENUM('quarterly', 'half_yearly', 'yearly');--> statement-breakpoint
CREATE TYPE "public"."subscription_request_status" AS ENUM('pending', 'approved', 'rejected', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."subscription_status" AS ENUM('active', 'expired', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."visit_status" AS ENUM('scheduled', 'completed', 'cancelled');--> statement-breakpoint
CREATE TABLE "plan_variants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan_id" integer NOT NULL,
	"duration_type" "plan_duration" NOT NULL,
	"price_paise" integer NOT NULL,
	"discounted_price_paise" integer,
	"max_visits" smallint NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_variants_once" UNIQUE("plan_id","duration_type"),
	CONSTRAINT "plan_variants_price" CHECK ("plan_variants"."price_paise" >= 0 and "plan_variants"."discounted_price_paise" between 0 and "plan_variants"."price_paise"),
	CONSTRAINT "plan_variants_visits" CHECK ("plan_variants"."max_visits" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"is_popular" boolean DEFAULT false NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plans_slug_unique" UNIQUE("slug"),
	CONSTRAINT "plans_slug" CHECK ("plans"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "subscription_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" "payment_kind" NOT NULL,
	"method" "payment_method" NOT NULL,
	"amount_paise" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"subscription_id" integer NOT NULL,
	CONSTRAINT "subscription_payments_amount" CHECK ("subscription_payments"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "subscription_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"customer_id" integer NOT NULL,
	"plan_variant_id" integer NOT NULL,
	"plan_name" text NOT NULL,
	"plan_type" text NOT NULL,
	"duration_type" "plan_duration" NOT NULL,
	"price_paise" integer NOT NULL,
	"discounted_price_paise" integer NOT NULL,
	"max_visits" smallint NOT NULL,
	"vehicle_type_id" integer NOT NULL,
	"manufacturer_id" integer NOT NULL,
	"vehicle_model_id" integer NOT NULL,
	"vehicle_name" text NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"postal_code" text NOT NULL,
	"forgotten_at" timestamp with time zone,
	"status" "subscription_request_status" DEFAULT 'pending' NOT NULL,
	"rejection_reason" text DEFAULT '' NOT NULL,
	"admin_notes" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(' ' || reference || ' ' || plan_name || case when forgotten_at is null
		then ' ' || customer_name || ' ' || customer_phone || ' ' || customer_email else '' end)) STORED NOT NULL,
	CONSTRAINT "subscription_requests_reference_unique" UNIQUE("reference"),
	CONSTRAINT "subscription_requests_reference" CHECK ("subscription_requests"."reference" ~ '^BK[0-9]{10}$'),
	CONSTRAINT "subscription_requests_decided" CHECK (("subscription_requests"."status" = 'pending') = ("subscription_requests"."decided_at" is null)),
	CONSTRAINT "subscription_requests_reason" CHECK (("subscription_requests"."status" = 'rejected') = ("subscription_requests"."rejection_reason" <> '')),
	CONSTRAINT "subscription_requests_forgotten_over" CHECK ("subscription_requests"."forgotten_at" is null or "subscription_requests"."status" <> 'pending'),
	CONSTRAINT "subscription_requests_postal_code" CHECK ("subscription_requests"."postal_code" ~ '^[0-9]{6}$' or ("subscription_requests"."postal_code" = '' and "subscription_requests"."forgotten_at" is not null)),
	CONSTRAINT "subscription_requests_phone" CHECK ("subscription_requests"."customer_phone" ~ '^[0-9]{10,15}$' or ("subscription_requests"."customer_phone" = '' and "subscription_requests"."forgotten_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"customer_id" integer NOT NULL,
	"request_id" integer,
	"plan_variant_id" integer NOT NULL,
	"plan_name" text NOT NULL,
	"plan_type" text NOT NULL,
	"duration_type" "plan_duration" NOT NULL,
	"price_paise" integer NOT NULL,
	"discounted_price_paise" integer NOT NULL,
	"max_visits" smallint NOT NULL,
	"vehicle_type_id" integer NOT NULL,
	"manufacturer_id" integer NOT NULL,
	"vehicle_model_id" integer NOT NULL,
	"vehicle_name" text NOT NULL,
	"status" "subscription_status" DEFAULT 'active' NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"postal_code" text NOT NULL,
	"forgotten_at" timestamp with time zone,
	"latitude" double precision,
	"longitude" double precision,
	"distance_km" double precision,
	"distance_fee_paise" integer NOT NULL,
	"subtotal_paise" integer NOT NULL,
	"total_paise" integer NOT NULL,
	"payment_method" "payment_method" DEFAULT 'cash' NOT NULL,
	"payment_status" "payment_status" DEFAULT 'due' NOT NULL,
	"paid_amount_paise" integer,
	"paid_at" timestamp with time zone,
	"refund_method" "payment_method",
	"refunded_at" timestamp with time zone,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"refund_paise" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"reminded_days" smallint,
	"search_text" text GENERATED ALWAYS AS (lower(' ' || reference || ' ' || plan_name || case when forgotten_at is null
		then ' ' || customer_name || ' ' || customer_phone || ' ' || customer_email else '' end)) STORED NOT NULL,
	CONSTRAINT "subscriptions_reference_unique" UNIQUE("reference"),
	CONSTRAINT "subscriptions_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "subscriptions_reference" CHECK ("subscriptions"."reference" ~ '^BK[0-9]{10}$'),
	CONSTRAINT "subscriptions_dates" CHECK ("subscriptions"."end_date" >= "subscriptions"."start_date"),
	CONSTRAINT "subscriptions_visits" CHECK ("subscriptions"."max_visits" between 1 and 100),
	CONSTRAINT "subscriptions_refund" CHECK ("subscriptions"."refund_paise" between 0 and coalesce("subscriptions"."paid_amount_paise", "subscriptions"."total_paise") and ("subscriptions"."status" = 'cancelled' or "subscriptions"."refund_paise" = 0)),
	CONSTRAINT "subscriptions_money" CHECK ("subscriptions"."subtotal_paise" >= 0 and "subscriptions"."distance_fee_paise" >= 0 and "subscriptions"."total_paise" = "subscriptions"."subtotal_paise" + "subscriptions"."distance_fee_paise"),
	CONSTRAINT "subscriptions_paid_amount" CHECK ("subscriptions"."paid_amount_paise" between 0 and "subscriptions"."total_paise"),
	CONSTRAINT "subscriptions_payment" CHECK (case "subscriptions"."payment_status"::text when 'due' then coalesce("subscriptions"."paid_amount_paise", 0) < greatest("subscriptions"."total_paise", 1)
				when 'paid' then coalesce("subscriptions"."paid_amount_paise", "subscriptions"."total_paise") = "subscriptions"."total_paise" else coalesce("subscriptions"."paid_amount_paise", 0) > 0 end),
	CONSTRAINT "subscriptions_refund_due" CHECK (coalesce("subscriptions"."paid_amount_paise", 0) = 0 or ("subscriptions"."refund_paise" > 0) = ("subscriptions"."payment_status"::text in ('refund_due', 'refunded'))),
	CONSTRAINT "subscriptions_refunded" CHECK (("subscriptions"."payment_status"::text = 'refunded') = ("subscriptions"."refunded_at" is not null) and ("subscriptions"."refund_method" is null) = ("subscriptions"."refunded_at" is null)),
	CONSTRAINT "subscriptions_cancel_reason" CHECK (("subscriptions"."status" = 'cancelled') = ("subscriptions"."cancel_reason" <> '')),
	CONSTRAINT "subscriptions_postal_code" CHECK ("subscriptions"."postal_code" ~ '^[0-9]{6}$' or ("subscriptions"."postal_code" = '' and "subscriptions"."forgotten_at" is not null)),
	CONSTRAINT "subscriptions_phone" CHECK ("subscriptions"."customer_phone" ~ '^[0-9]{10,15}$' or ("subscriptions"."customer_phone" = '' and "subscriptions"."forgotten_at" is not null)),
	CONSTRAINT "subscriptions_forgotten_over" CHECK ("subscriptions"."forgotten_at" is null or "subscriptions"."status" <> 'active'),
	CONSTRAINT "subscriptions_place" CHECK (("subscriptions"."latitude" is null) = ("subscriptions"."longitude" is null))
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subscription_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"status" "visit_status" DEFAULT 'scheduled' NOT NULL,
	"technician_id" integer,
	"service_notes" text DEFAULT '' NOT NULL,
	"technician_notes" text DEFAULT '' NOT NULL,
	"checklist" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"completion_date" timestamp with time zone,
	"cancellation_notes" text DEFAULT '' NOT NULL,
	"reminded_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visits_completed" CHECK (("visits"."status" = 'completed') = ("visits"."completion_date" is not null))
);
--> statement-breakpoint
ALTER TABLE "plan_variants" ADD CONSTRAINT "plan_variants_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_payments" ADD CONSTRAINT "subscription_payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_requests" ADD CONSTRAINT "subscription_requests_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_requests" ADD CONSTRAINT "subscription_requests_plan_variant_id_plan_variants_id_fk" FOREIGN KEY ("plan_variant_id") REFERENCES "public"."plan_variants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_requests" ADD CONSTRAINT "subscription_requests_vehicle_type_id_vehicle_types_id_fk" FOREIGN KEY ("vehicle_type_id") REFERENCES "public"."vehicle_types"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_requests" ADD CONSTRAINT "subscription_requests_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_requests" ADD CONSTRAINT "subscription_requests_vehicle_model_id_vehicle_models_id_fk" FOREIGN KEY ("vehicle_model_id") REFERENCES "public"."vehicle_models"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_request_id_subscription_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."subscription_requests"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_variant_id_plan_variants_id_fk" FOREIGN KEY ("plan_variant_id") REFERENCES "public"."plan_variants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_vehicle_type_id_vehicle_types_id_fk" FOREIGN KEY ("vehicle_type_id") REFERENCES "public"."vehicle_types"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_vehicle_model_id_vehicle_models_id_fk" FOREIGN KEY ("vehicle_model_id") REFERENCES "public"."vehicle_models"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_technician_id_users_id_fk" FOREIGN KEY ("technician_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plans_name" ON "plans" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "subscription_payments_subscription" ON "subscription_payments" USING btree ("subscription_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_requests_one_pending" ON "subscription_requests" USING btree ("customer_id") WHERE "subscription_requests"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "subscription_requests_variant" ON "subscription_requests" USING btree ("plan_variant_id");--> statement-breakpoint
CREATE INDEX "subscription_requests_vehicle_type" ON "subscription_requests" USING btree ("vehicle_type_id");--> statement-breakpoint
CREATE INDEX "subscription_requests_manufacturer" ON "subscription_requests" USING btree ("manufacturer_id");--> statement-breakpoint
CREATE INDEX "subscription_requests_model" ON "subscription_requests" USING btree ("vehicle_model_id");--> statement-breakpoint
CREATE INDEX "subscription_requests_customer" ON "subscription_requests" USING btree ("customer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "subscription_requests_status" ON "subscription_requests" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "subscription_requests_created" ON "subscription_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subscription_requests_search" ON "subscription_requests" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_active" ON "subscriptions" USING btree ("customer_id") WHERE "subscriptions"."status" = 'active';--> statement-breakpoint
CREATE INDEX "subscriptions_variant" ON "subscriptions" USING btree ("plan_variant_id");--> statement-breakpoint
CREATE INDEX "subscriptions_vehicle_type" ON "subscriptions" USING btree ("vehicle_type_id");--> statement-breakpoint
CREATE INDEX "subscriptions_manufacturer" ON "subscriptions" USING btree ("manufacturer_id");--> statement-breakpoint
CREATE INDEX "subscriptions_model" ON "subscriptions" USING btree ("vehicle_model_id");--> statement-breakpoint
CREATE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("customer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "subscriptions_end" ON "subscriptions" USING btree ("end_date","id") WHERE "subscriptions"."status" = 'active';--> statement-breakpoint
CREATE INDEX "subscriptions_status" ON "subscriptions" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_created" ON "subscriptions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_search" ON "subscriptions" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "visits_one_an_hour" ON "visits" USING btree ("customer_id","starts_at") WHERE "visits"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "visits_subscription" ON "visits" USING btree ("subscription_id","status");--> statement-breakpoint
CREATE INDEX "visits_customer" ON "visits" USING btree ("customer_id","starts_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "visits_starts" ON "visits" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "visits_scheduled" ON "visits" USING btree ("starts_at","id","technician_id") WHERE "visits"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "visits_technician" ON "visits" USING btree ("technician_id","starts_at");