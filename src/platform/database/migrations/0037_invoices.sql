CREATE TYPE "public"."invoice_kind" AS ENUM('invoice', 'credit_note');--> statement-breakpoint
CREATE TYPE "public"."invoice_line_kind" AS ENUM('service', 'part');--> statement-breakpoint
CREATE TYPE "public"."invoice_source" AS ENUM('repair', 'order', 'subscription');--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"series" text NOT NULL,
	"year" smallint NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_series_year_pk" PRIMARY KEY("series","year"),
	CONSTRAINT "invoice_counters_last" CHECK ("invoice_counters"."last" between 1 and 999999)
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"kind" "invoice_line_kind" NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"gst_rate" smallint NOT NULL,
	"quantity" integer NOT NULL,
	"amount_paise" integer NOT NULL,
	"taxable_paise" integer NOT NULL,
	"cgst_paise" integer NOT NULL,
	"sgst_paise" integer NOT NULL,
	"igst_paise" integer NOT NULL,
	CONSTRAINT "invoice_lines_position" UNIQUE("invoice_id","position"),
	CONSTRAINT "invoice_lines_amounts" CHECK ("invoice_lines"."quantity" >= 0 and "invoice_lines"."amount_paise" >= 0 and "invoice_lines"."gst_rate" between 0 and 40),
	CONSTRAINT "invoice_lines_sum" CHECK ("invoice_lines"."amount_paise" = "invoice_lines"."taxable_paise" + "invoice_lines"."cgst_paise" + "invoice_lines"."sgst_paise" + "invoice_lines"."igst_paise"),
	CONSTRAINT "invoice_lines_tax" CHECK ("invoice_lines"."taxable_paise" >= 0 and "invoice_lines"."cgst_paise" >= 0 and "invoice_lines"."sgst_paise" >= "invoice_lines"."cgst_paise" and "invoice_lines"."igst_paise" >= 0
			and ("invoice_lines"."igst_paise" = 0 or "invoice_lines"."sgst_paise" = 0))
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "invoice_kind" NOT NULL,
	"series" text NOT NULL,
	"year" smallint NOT NULL,
	"number" integer NOT NULL,
	"reference" text NOT NULL,
	"source" "invoice_source" NOT NULL,
	"source_id" integer NOT NULL,
	"source_reference" text NOT NULL,
	"credits_id" integer,
	"reason" text DEFAULT '' NOT NULL,
	"customer_id" integer,
	"customer_name" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"postal_code" text NOT NULL,
	"forgotten_at" timestamp with time zone,
	"vehicle" text NOT NULL,
	"registration_number" text NOT NULL,
	"issuer" jsonb NOT NULL,
	"place_of_supply" text NOT NULL,
	"total_paise" integer NOT NULL,
	"taxable_paise" integer NOT NULL,
	"cgst_paise" integer NOT NULL,
	"sgst_paise" integer NOT NULL,
	"igst_paise" integer NOT NULL,
	"credited_paise" integer DEFAULT 0 NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(' ' || reference || ' ' || source_reference || case when forgotten_at is null then ' ' || customer_name else '' end)) STORED NOT NULL,
	CONSTRAINT "invoices_number" UNIQUE("series","year","number"),
	CONSTRAINT "invoices_reference" UNIQUE("reference"),
	CONSTRAINT "invoices_reference_length" CHECK (length("invoices"."reference") <= 16),
	CONSTRAINT "invoices_credits" CHECK (("invoices"."kind" = 'credit_note') = ("invoices"."credits_id" is not null)),
	CONSTRAINT "invoices_total" CHECK ("invoices"."total_paise" > 0),
	CONSTRAINT "invoices_credited" CHECK ("invoices"."credited_paise" between 0 and "invoices"."total_paise" and ("invoices"."kind" = 'invoice' or "invoices"."credited_paise" = 0)),
	CONSTRAINT "invoices_sum" CHECK ("invoices"."total_paise" = "invoices"."taxable_paise" + "invoices"."cgst_paise" + "invoices"."sgst_paise" + "invoices"."igst_paise"),
	CONSTRAINT "invoices_tax" CHECK ("invoices"."taxable_paise" >= 0 and "invoices"."cgst_paise" >= 0 and "invoices"."sgst_paise" >= "invoices"."cgst_paise" and "invoices"."igst_paise" >= 0
			and ("invoices"."igst_paise" = 0 or "invoices"."sgst_paise" = 0))
);
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "gstin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "service_sac" text DEFAULT '998714' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "invoice_prefix" text DEFAULT 'PAH' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "credit_prefix" text DEFAULT 'PCN' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credits_id_invoices_id_fk" FOREIGN KEY ("credits_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_of_a_source" ON "invoices" USING btree ("source","source_id") WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "invoices_of_source" ON "invoices" USING btree ("source","source_id");--> statement-breakpoint
CREATE INDEX "invoices_credits_id" ON "invoices" USING btree ("credits_id");--> statement-breakpoint
CREATE INDEX "invoices_customer" ON "invoices" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_forgotten" ON "invoices" USING btree ("issued_at") WHERE "invoices"."forgotten_at" is not null and "invoices"."customer_name" <> '';--> statement-breakpoint
CREATE INDEX "invoices_search" ON "invoices" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_gstin" CHECK ("site_settings"."gstin" ~ '^([0-9]{2}[A-Z0-9]{13})?$');--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_sac" CHECK ("site_settings"."service_sac" ~ '^99[0-9]{4}$');--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_series" CHECK ("site_settings"."invoice_prefix" ~ '^[A-Z0-9]{1,3}$' and "site_settings"."credit_prefix" ~ '^[A-Z0-9]{1,3}$' and "site_settings"."invoice_prefix" <> "site_settings"."credit_prefix");