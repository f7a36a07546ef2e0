DROP INDEX "part_orders_customer";--> statement-breakpoint
DROP INDEX "repairs_customer";--> statement-breakpoint
CREATE INDEX "part_order_payments_came" ON "part_order_payments" USING btree ((case "kind" when 'refund' then -"amount_paise" else "amount_paise" end),"at","id");--> statement-breakpoint
CREATE INDEX "subscription_payments_came" ON "subscription_payments" USING btree ((case "kind" when 'refund' then -"amount_paise" else "amount_paise" end),"at","id");--> statement-breakpoint
CREATE INDEX "repair_payments_came" ON "repair_payments" USING btree ((case "kind" when 'refund' then -"amount_paise" else "amount_paise" end),"at","id");--> statement-breakpoint
CREATE INDEX "part_orders_customer" ON "part_orders" USING btree ("customer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status");--> statement-breakpoint
CREATE INDEX "repairs_customer" ON "repairs" USING btree ("customer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status");