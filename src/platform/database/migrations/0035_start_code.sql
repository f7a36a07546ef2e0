ALTER TABLE "repairs" ADD COLUMN "start_code" text;--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_start_code" CHECK ("repairs"."start_code" ~ '^[0-9]{4}$');