DROP INDEX "invoices_total_of";--> statement-breakpoint
CREATE INDEX "invoices_worth" ON "invoices" USING btree ((case "kind" when 'credit_note' then -"total_paise" else "total_paise" end),"id");