ALTER TYPE "public"."invoice_line_kind" ADD VALUE 'delivery';--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "has_even_halves" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "paid_paise" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "has_even_halves" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "part_order_payments" ADD COLUMN "recorded_by" integer;--> statement-breakpoint
ALTER TABLE "part_order_payments" ADD COLUMN "technician_id" integer;--> statement-breakpoint
ALTER TABLE "subscription_payments" ADD COLUMN "recorded_by" integer;--> statement-breakpoint
ALTER TABLE "subscription_payments" ADD COLUMN "technician_id" integer;--> statement-breakpoint
ALTER TABLE "repair_payments" ADD COLUMN "recorded_by" integer;--> statement-breakpoint
ALTER TABLE "repair_payments" ADD COLUMN "technician_id" integer;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_halves" CHECK (not "invoice_lines"."has_even_halves" or "invoice_lines"."cgst_paise" = "invoice_lines"."sgst_paise") NOT VALID;--> statement-breakpoint
ALTER TABLE "invoice_lines" VALIDATE CONSTRAINT "invoice_lines_halves";--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_paid" CHECK ("invoices"."paid_paise" between 0 and "invoices"."total_paise") NOT VALID;--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_paid";--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_halves" CHECK (not "invoices"."has_even_halves" or "invoices"."cgst_paise" = "invoices"."sgst_paise") NOT VALID;--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_halves";--> statement-breakpoint
-- What the day book has said of days that are past it goes on saying, whoever gets the work later.
UPDATE "repair_payments" SET "technician_id" = "repairs"."technician_id" FROM "repairs"
	WHERE "repairs"."id" = "repair_payments"."repair_id" AND "repairs"."technician_id" IS NOT NULL;