ALTER TABLE "site_settings" ADD COLUMN "service_area" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "service_radius_km" double precision;--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_area" CHECK (array_to_string("site_settings"."service_area", ',', '-') ~ '^([1-9][0-9]{1,5}(,[1-9][0-9]{1,5})*)?$');--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_radius" CHECK ("site_settings"."service_radius_km" > 0);