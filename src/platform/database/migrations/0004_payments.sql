ALTER TYPE "public"."payment_status" ADD VALUE 'refund_due';--> statement-breakpoint
ALTER TYPE "public"."payment_status" ADD VALUE 'refunded';--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "upi_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "upi_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "repairs" ADD COLUMN "paid_amount_paise" integer;--> statement-breakpoint
ALTER TABLE "repairs" ADD COLUMN "refund_method" "payment_method";--> statement-breakpoint
ALTER TABLE "repairs" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
-- Every row of before holds to them, since its amount is null, so that none needs to be looked at.
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_paid_amount" CHECK ("repairs"."paid_amount_paise" between 0 and "repairs"."total_paise") NOT VALID;--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_payment" CHECK (case "repairs"."payment_status"::text when 'due' then coalesce("repairs"."paid_amount_paise", 0) < greatest("repairs"."total_paise", 1)
				when 'paid' then coalesce("repairs"."paid_amount_paise", "repairs"."total_paise") = "repairs"."total_paise" else coalesce("repairs"."paid_amount_paise", 0) > 0 end) NOT VALID;--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_refund_due" CHECK (coalesce("repairs"."paid_amount_paise", 0) = 0 or ("repairs"."status" = 'cancelled') = ("repairs"."payment_status"::text in ('refund_due', 'refunded'))) NOT VALID;--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_refunded" CHECK (("repairs"."payment_status"::text = 'refunded') = ("repairs"."refunded_at" is not null) and ("repairs"."refund_method" is null) = ("repairs"."refunded_at" is null)) NOT VALID;