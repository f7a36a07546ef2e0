DROP INDEX "subscriptions_end";--> statement-breakpoint
CREATE INDEX "used_vehicles_staff_search" ON "used_vehicles" USING gin (lower(' ' || "brand" || ' ' || "model" || ' ' || "year"::text || ' ' || "color" || ' ' || "description") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "subscriptions_start" ON "subscriptions" USING btree ("start_date","id");--> statement-breakpoint
CREATE INDEX "subscriptions_end" ON "subscriptions" USING btree ("end_date","id");