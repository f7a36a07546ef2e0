DROP INDEX "repair_events_completed";--> statement-breakpoint
DROP INDEX "part_orders_to_pay";--> statement-breakpoint
DROP INDEX "subscriptions_to_pay";--> statement-breakpoint
DROP INDEX "repairs_to_pay";--> statement-breakpoint
ALTER TABLE "repairs" ADD COLUMN "completed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "part_orders_to_pay" ON "part_orders" USING btree ("delivered_at","id","total_paise","paid_amount_paise") WHERE "part_orders"."status" = 'delivered' and "part_orders"."payment_status" = 'due';--> statement-breakpoint
CREATE INDEX "subscriptions_to_pay" ON "subscriptions" USING btree ("created_at","id","total_paise","paid_amount_paise") WHERE "subscriptions"."status" <> 'cancelled' and "subscriptions"."payment_status" = 'due';--> statement-breakpoint
CREATE INDEX "repairs_to_pay" ON "repairs" USING btree (coalesce("completed_at", "starts_at"),"id","technician_id","total_paise","paid_amount_paise") WHERE "repairs"."status" = 'completed' and "repairs"."payment_status" = 'due';--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_completed" CHECK ("repairs"."completed_at" is null or "repairs"."status" = 'completed') NOT VALID;--> statement-breakpoint
ALTER TABLE "repairs" VALIDATE CONSTRAINT "repairs_completed";--> statement-breakpoint
-- The moments of old repairs are written by a job: all at once here, nobody could book or change a repair meanwhile. Ten minutes later,
-- when no process of the version before completes any more.
INSERT INTO "queued_jobs" ("kind", "payload", "recipient", "turn", "due_at")
	SELECT 'date-old-completions', '{}', 'date-old-completions', 0, now() + interval '10 minutes'
	WHERE EXISTS (SELECT FROM "repairs" WHERE "status" = 'completed');
