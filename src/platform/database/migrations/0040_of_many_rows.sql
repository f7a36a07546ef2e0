DROP INDEX "users_created";--> statement-breakpoint
DROP INDEX "invoices_issued";--> statement-breakpoint
DROP INDEX "part_orders_created";--> statement-breakpoint
DROP INDEX "repairs_created";--> statement-breakpoint
CREATE INDEX "invoices_total_of" ON "invoices" USING btree ("total_paise","id");--> statement-breakpoint
CREATE INDEX "part_orders_to_pay" ON "part_orders" USING btree ("delivered_at","id") WHERE "part_orders"."status" = 'delivered' and "part_orders"."payment_status" = 'due';--> statement-breakpoint
CREATE INDEX "part_orders_to_refund" ON "part_orders" USING btree ("payment_status","id") WHERE "part_orders"."payment_status" not in ('due', 'paid');--> statement-breakpoint
CREATE INDEX "parts_price_of" ON "parts" USING btree ("effective_price_paise","id");--> statement-breakpoint
CREATE INDEX "parts_created" ON "parts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "repairs_to_pay" ON "repairs" USING btree ("technician_id","id") WHERE "repairs"."status" = 'completed' and "repairs"."payment_status" = 'due';--> statement-breakpoint
CREATE INDEX "repairs_to_refund" ON "repairs" USING btree ("payment_status","technician_id","id") WHERE "repairs"."payment_status" not in ('due', 'paid');--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id","role","is_active","email_verified_at");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at","id","kind","source","series","place_of_supply");--> statement-breakpoint
CREATE INDEX "part_orders_created" ON "part_orders" USING btree ("created_at","id","status","payment_status","purchase_type","customer_id");--> statement-breakpoint
CREATE INDEX "repairs_created" ON "repairs" USING btree ("created_at","id","starts_at","status","technician_id","kind","payment_status","customer_id");