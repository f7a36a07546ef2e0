CREATE TYPE "public"."sell_status" AS ENUM('pending', 'inspection_scheduled', 'under_inspection', 'inspection_done', 'rejected');--> statement-breakpoint
CREATE TABLE "sell_request_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sell_request_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" integer NOT NULL,
	"by_company" boolean NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"sell_request_id" integer NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sell_request_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sell_request_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sell_request_id" integer NOT NULL,
	"name" text NOT NULL,
	"file_key" text NOT NULL,
	"refused_at" timestamp with time zone,
	"refusal_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sell_request_files_file_key_unique" UNIQUE("file_key"),
	CONSTRAINT "sell_request_files_name" CHECK (name in ('photo_front', 'photo_back', 'photo_left', 'photo_right', 'photo_dashboard', 'photo_odometer', 'photo_engine', 'photo_chassis', 'registration_certificate', 'insurance_document', 'puc_certificate', 'ownership_transfer', 'additional_documents')),
	CONSTRAINT "sell_request_files_refused" CHECK ("sell_request_files"."refused_at" is not null or "sell_request_files"."refusal_reason" = '')
);
--> statement-breakpoint
CREATE TABLE "sell_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sell_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"status" "sell_status" DEFAULT 'pending' NOT NULL,
	"vehicle_type_id" integer NOT NULL,
	"brand" text NOT NULL,
	"model" text NOT NULL,
	"year" smallint NOT NULL,
	"registration_number" text NOT NULL,
	"released_at" timestamp with time zone,
	"kms_driven" integer NOT NULL,
	"fuel_type" "market_fuel" NOT NULL,
	"engine_cc" smallint,
	"color" text DEFAULT '' NOT NULL,
	"expected_price_paise" integer NOT NULL,
	"pickup_address" text NOT NULL,
	"contact_number" text NOT NULL,
	"pickup_slot" timestamp with time zone NOT NULL,
	"inspection_at" timestamp with time zone,
	"inspection_minutes" smallint DEFAULT 60 NOT NULL,
	"technician_id" integer,
	"inspection_started_at" timestamp with time zone,
	"inspected_at" timestamp with time zone,
	"inspection_notes" text DEFAULT '' NOT NULL,
	"rejected_at" timestamp with time zone,
	"rejection_reason" text DEFAULT '' NOT NULL,
	"vehicle_id" integer,
	"told" text DEFAULT 'pending' NOT NULL,
	"forgotten_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(' SR' || id::text || ' ' || brand || ' ' || model || ' ' || registration_number || ' ' || contact_number)) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sell_requests_vehicle_id_unique" UNIQUE("vehicle_id"),
	CONSTRAINT "sell_requests_year" CHECK ("sell_requests"."year" between 1980 and 2100),
	CONSTRAINT "sell_requests_kms" CHECK ("sell_requests"."kms_driven" between 0 and 1000000),
	CONSTRAINT "sell_requests_price" CHECK ("sell_requests"."expected_price_paise" > 0),
	CONSTRAINT "sell_requests_engine" CHECK ("sell_requests"."engine_cc" between 1 and 3000),
	CONSTRAINT "sell_requests_number" CHECK ("sell_requests"."registration_number" ~ '^[A-Z0-9]{4,12}$' or "sell_requests"."forgotten_at" is not null),
	CONSTRAINT "sell_requests_scheduled" CHECK ("sell_requests"."inspection_at" is not null or "sell_requests"."status" in ('pending', 'rejected')),
	CONSTRAINT "sell_requests_inspected" CHECK (("sell_requests"."status" = 'inspection_done') = ("sell_requests"."inspected_at" is not null)),
	CONSTRAINT "sell_requests_rejected" CHECK (("sell_requests"."status" = 'rejected') = ("sell_requests"."rejected_at" is not null) and ("sell_requests"."status" = 'rejected') = ("sell_requests"."rejection_reason" <> '')),
	CONSTRAINT "sell_requests_released" CHECK ("sell_requests"."released_at" is not null or "sell_requests"."status" <> 'rejected'),
	CONSTRAINT "sell_requests_forgotten" CHECK ("sell_requests"."forgotten_at" is null or ("sell_requests"."released_at" is not null and "sell_requests"."status" in ('inspection_done', 'rejected')))
);
--> statement-breakpoint
ALTER TABLE "sell_request_events" ADD CONSTRAINT "sell_request_events_sell_request_id_sell_requests_id_fk" FOREIGN KEY ("sell_request_id") REFERENCES "public"."sell_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sell_request_files" ADD CONSTRAINT "sell_request_files_sell_request_id_sell_requests_id_fk" FOREIGN KEY ("sell_request_id") REFERENCES "public"."sell_requests"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sell_requests" ADD CONSTRAINT "sell_requests_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sell_requests" ADD CONSTRAINT "sell_requests_vehicle_type_id_vehicle_types_id_fk" FOREIGN KEY ("vehicle_type_id") REFERENCES "public"."vehicle_types"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sell_requests" ADD CONSTRAINT "sell_requests_technician_id_users_id_fk" FOREIGN KEY ("technician_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sell_requests" ADD CONSTRAINT "sell_requests_vehicle_id_used_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."used_vehicles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sell_request_events_request" ON "sell_request_events" USING btree ("sell_request_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sell_request_files_once" ON "sell_request_files" USING btree ("sell_request_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "sell_requests_one_open" ON "sell_requests" USING btree ("registration_number") WHERE "sell_requests"."released_at" is null;--> statement-breakpoint
CREATE INDEX "sell_requests_customer" ON "sell_requests" USING btree ("customer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sell_requests_created" ON "sell_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "sell_requests_status" ON "sell_requests" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "sell_requests_inspection" ON "sell_requests" USING btree ("inspection_at","id");--> statement-breakpoint
CREATE INDEX "sell_requests_technician" ON "sell_requests" USING btree ("technician_id","inspection_at");--> statement-breakpoint
CREATE INDEX "sell_requests_type" ON "sell_requests" USING btree ("vehicle_type_id");--> statement-breakpoint
CREATE INDEX "sell_requests_search" ON "sell_requests" USING gin ("search_text" gin_trgm_ops);