DROP INDEX "contact_messages_due";--> statement-breakpoint
CREATE INDEX "part_reviews_search" ON "part_reviews" USING gin (lower(' ' || "comment") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "subscriptions_to_pay" ON "subscriptions" USING btree ("created_at","id") WHERE "subscriptions"."status" <> 'cancelled' and "subscriptions"."payment_status" = 'due';--> statement-breakpoint
CREATE INDEX "repair_events_completed" ON "repair_events" USING btree ("repair_id","at") WHERE "repair_events"."status" = 'completed';--> statement-breakpoint
CREATE INDEX "contact_messages_due" ON "contact_messages" USING btree ("due_at","id");