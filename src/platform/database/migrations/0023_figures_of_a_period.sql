CREATE INDEX "vehicle_bookings_sold" ON "vehicle_bookings" USING btree ("completed_at","price_paise") WHERE "vehicle_bookings"."status" = 'completed';--> statement-breakpoint
CREATE INDEX "part_order_payments_at" ON "part_order_payments" USING btree ("at","kind","amount_paise");--> statement-breakpoint
CREATE INDEX "subscription_payments_at" ON "subscription_payments" USING btree ("at","kind","amount_paise");--> statement-breakpoint
CREATE INDEX "repair_payments_at" ON "repair_payments" USING btree ("at","kind","amount_paise");