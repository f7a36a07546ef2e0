ALTER TABLE "site_settings" ADD COLUMN "asap_call_minutes" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "repairs" ADD COLUMN "call_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_asap_call" CHECK ("site_settings"."asap_call_minutes" between 1 and 1440);