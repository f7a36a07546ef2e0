DROP INDEX "invoices_issued";--> statement-breakpoint
DROP INDEX "vehicle_bookings_created";--> statement-breakpoint
DROP INDEX "part_order_payments_at";--> statement-breakpoint
DROP INDEX "subscription_payments_at";--> statement-breakpoint
DROP INDEX "subscription_requests_created";--> statement-breakpoint
DROP INDEX "visits_starts";--> statement-breakpoint
DROP INDEX "repair_payments_at";--> statement-breakpoint
DROP INDEX "repairs_start";--> statement-breakpoint
CREATE INDEX "sell_requests_open" ON "sell_requests" USING btree ("status","id") WHERE "sell_requests"."status" <> 'rejected' and "sell_requests"."vehicle_id" is null;--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at","id","kind","source","series","year","number","place_of_supply","total_paise","credits_id");--> statement-breakpoint
CREATE INDEX "vehicle_bookings_created" ON "vehicle_bookings" USING btree ("created_at","id","status","customer_id");--> statement-breakpoint
CREATE INDEX "part_order_payments_at" ON "part_order_payments" USING btree ("at","kind","amount_paise","method","technician_id");--> statement-breakpoint
CREATE INDEX "subscription_payments_at" ON "subscription_payments" USING btree ("at","kind","amount_paise","method","technician_id");--> statement-breakpoint
CREATE INDEX "subscription_requests_created" ON "subscription_requests" USING btree ("created_at","id","status","customer_id");--> statement-breakpoint
CREATE INDEX "visits_starts" ON "visits" USING btree ("starts_at","id","technician_id","status");--> statement-breakpoint
CREATE INDEX "repair_payments_at" ON "repair_payments" USING btree ("at","kind","amount_paise","method","technician_id");--> statement-breakpoint
CREATE INDEX "repairs_start" ON "repairs" USING btree ("starts_at","id","technician_id","status","duration_minutes");