DROP INDEX "profiles_phone";--> statement-breakpoint
DROP INDEX "profiles_registration";--> statement-breakpoint
CREATE INDEX "profiles_search" ON "profiles" USING gin ("name" gin_trgm_ops,"phone_number" gin_trgm_ops,"registration_number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("email" gin_trgm_ops,"username" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "repair_lines_service" ON "repair_lines" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "repairs_search" ON "repairs" USING gin ("reference" gin_trgm_ops,"customer_name" gin_trgm_ops,"customer_phone" gin_trgm_ops,"customer_email" gin_trgm_ops,"registration_number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "service_cart_items_service" ON "service_cart_items" USING btree ("service_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_categories_name" ON "service_categories" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "services_name" ON "services" USING btree ("category_id",lower("name"));