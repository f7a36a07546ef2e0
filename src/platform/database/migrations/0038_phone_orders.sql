ALTER TYPE "public"."purchase_type" ADD VALUE 'phone';--> statement-breakpoint
ALTER TABLE "part_orders" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "part_orders_without_account" ON "part_orders" USING btree ("customer_email") WHERE "part_orders"."customer_id" is null and "part_orders"."customer_email" <> '';--> statement-breakpoint
ALTER TABLE "part_orders" ADD CONSTRAINT "part_orders_customer" CHECK ("part_orders"."customer_id" is not null or "part_orders"."purchase_type"::text = 'phone') NOT VALID;