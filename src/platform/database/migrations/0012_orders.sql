CREATE TYPE "public"."part_cart_status" AS ENUM('open', 'ordered', 'merged');--> statement-breakpoint
CREATE TYPE "public"."order_status" AS ENUM('placed', 'confirmed', 'shipped', 'delivered', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."purchase_type" AS ENUM('cart', 'buy-now');--> statement-breakpoint
CREATE TABLE "part_cart_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "part_cart_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cart_id" integer NOT NULL,
	"part_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "part_cart_items_line" UNIQUE("cart_id","part_id"),
	CONSTRAINT "part_cart_items_quantity" CHECK ("part_cart_items"."quantity" between 1 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "part_carts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "part_carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer,
	"guest_hash" text,
	"purchase_type" "purchase_type" NOT NULL,
	"status" "part_cart_status" DEFAULT 'open' NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "part_carts_owner" CHECK (num_nonnulls("part_carts"."customer_id", "part_carts"."guest_hash") = 1),
	CONSTRAINT "part_carts_expires" CHECK (("part_carts"."guest_hash" is null) = ("part_carts"."expires_at" is null))
);
--> statement-breakpoint
CREATE TABLE "part_order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "part_order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"status" "order_status" NOT NULL,
	"actor_id" integer NOT NULL,
	"by_company" boolean NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "part_order_events_once" UNIQUE("order_id","status")
);
--> statement-breakpoint
CREATE TABLE "part_order_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "part_order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"part_id" integer NOT NULL,
	"name" text NOT NULL,
	"part_number" text NOT NULL,
	"brand" text NOT NULL,
	"main_image" text,
	"hsn" text NOT NULL,
	"gst_rate" smallint NOT NULL,
	"quantity" integer NOT NULL,
	"price_paise" integer NOT NULL,
	"fits_bike" text DEFAULT '' NOT NULL,
	CONSTRAINT "part_order_lines_position" UNIQUE("order_id","position"),
	CONSTRAINT "part_order_lines_part" UNIQUE("order_id","part_id"),
	CONSTRAINT "part_order_lines_amounts" CHECK ("part_order_lines"."quantity" >= 1 and "part_order_lines"."price_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "part_order_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "part_order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "part_order_notes_text" CHECK ("part_order_notes"."text" <> '')
);
--> statement-breakpoint
CREATE TABLE "part_order_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "part_order_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" "payment_kind" NOT NULL,
	"method" "payment_method" NOT NULL,
	"amount_paise" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"order_id" integer NOT NULL,
	CONSTRAINT "part_order_payments_amount" CHECK ("part_order_payments"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "part_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "part_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_number" text NOT NULL,
	"customer_id" integer NOT NULL,
	"cart_id" integer,
	"purchase_type" "purchase_type" NOT NULL,
	"status" "order_status" DEFAULT 'placed' NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"postal_code" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"distance_km" double precision,
	"distance_fee_paise" integer NOT NULL,
	"subtotal_paise" integer NOT NULL,
	"total_paise" integer NOT NULL,
	"payment_method" "payment_method" DEFAULT 'cash' NOT NULL,
	"payment_status" "payment_status" DEFAULT 'due' NOT NULL,
	"paid_amount_paise" integer,
	"paid_at" timestamp with time zone,
	"refund_method" "payment_method",
	"refunded_at" timestamp with time zone,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"told" text DEFAULT 'placed' NOT NULL,
	"delivered_at" timestamp with time zone,
	"forgotten_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(' ' || order_number || ' ' || replace(order_number, '-', '') || ' ' || tracking_number || case when forgotten_at is null
					then ' ' || customer_name || ' ' || customer_phone || ' ' || customer_email else '' end)) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "part_orders_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "part_orders_cart_id_unique" UNIQUE("cart_id"),
	CONSTRAINT "part_orders_number" CHECK ("part_orders"."order_number" ~ '^SP[0-9]{6}-[A-Z0-9]{6}$'),
	CONSTRAINT "part_orders_money" CHECK ("part_orders"."subtotal_paise" >= 0 and "part_orders"."distance_fee_paise" >= 0 and "part_orders"."total_paise" = "part_orders"."subtotal_paise" + "part_orders"."distance_fee_paise"),
	CONSTRAINT "part_orders_paid_amount" CHECK ("part_orders"."paid_amount_paise" between 0 and "part_orders"."total_paise"),
	CONSTRAINT "part_orders_payment" CHECK (case "part_orders"."payment_status"::text when 'due' then coalesce("part_orders"."paid_amount_paise", 0) < greatest("part_orders"."total_paise", 1)
				when 'paid' then coalesce("part_orders"."paid_amount_paise", "part_orders"."total_paise") = "part_orders"."total_paise" else coalesce("part_orders"."paid_amount_paise", 0) > 0 end),
	CONSTRAINT "part_orders_refund_due" CHECK (coalesce("part_orders"."paid_amount_paise", 0) = 0 or ("part_orders"."status" = 'cancelled') = ("part_orders"."payment_status"::text in ('refund_due', 'refunded'))),
	CONSTRAINT "part_orders_refunded" CHECK (("part_orders"."payment_status"::text = 'refunded') = ("part_orders"."refunded_at" is not null) and ("part_orders"."refund_method" is null) = ("part_orders"."refunded_at" is null)),
	CONSTRAINT "part_orders_cancel_reason" CHECK (("part_orders"."status" = 'cancelled') = ("part_orders"."cancel_reason" <> '')),
	CONSTRAINT "part_orders_delivered" CHECK (("part_orders"."status" = 'delivered') = ("part_orders"."delivered_at" is not null)),
	CONSTRAINT "part_orders_postal_code" CHECK ("part_orders"."postal_code" ~ '^[0-9]{6}$' or ("part_orders"."postal_code" = '' and "part_orders"."forgotten_at" is not null)),
	CONSTRAINT "part_orders_phone" CHECK ("part_orders"."customer_phone" ~ '^[0-9]{10,15}$' or ("part_orders"."customer_phone" = '' and "part_orders"."forgotten_at" is not null)),
	CONSTRAINT "part_orders_forgotten_over" CHECK ("part_orders"."forgotten_at" is null or "part_orders"."status" in ('delivered', 'cancelled')),
	CONSTRAINT "part_orders_place" CHECK (("part_orders"."latitude" is null) = ("part_orders"."longitude" is null))
);
--> statement-breakpoint
ALTER TABLE "part_cart_items" ADD CONSTRAINT "part_cart_items_cart_id_part_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."part_carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_cart_items" ADD CONSTRAINT "part_cart_items_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_carts" ADD CONSTRAINT "part_carts_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_order_events" ADD CONSTRAINT "part_order_events_order_id_part_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."part_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_order_lines" ADD CONSTRAINT "part_order_lines_order_id_part_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."part_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_order_lines" ADD CONSTRAINT "part_order_lines_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_order_notes" ADD CONSTRAINT "part_order_notes_order_id_part_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."part_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_order_notes" ADD CONSTRAINT "part_order_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_order_payments" ADD CONSTRAINT "part_order_payments_order_id_part_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."part_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_orders" ADD CONSTRAINT "part_orders_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_orders" ADD CONSTRAINT "part_orders_cart_id_part_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."part_carts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "part_cart_items_part" ON "part_cart_items" USING btree ("part_id");--> statement-breakpoint
CREATE UNIQUE INDEX "part_carts_one_open" ON "part_carts" USING btree ("customer_id") WHERE "part_carts"."status" = 'open' and "part_carts"."purchase_type" = 'cart';--> statement-breakpoint
CREATE UNIQUE INDEX "part_carts_one_open_guest" ON "part_carts" USING btree ("guest_hash") WHERE "part_carts"."status" = 'open' and "part_carts"."purchase_type" = 'cart';--> statement-breakpoint
CREATE INDEX "part_carts_customer" ON "part_carts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "part_carts_guest" ON "part_carts" USING btree ("guest_hash");--> statement-breakpoint
CREATE INDEX "part_carts_expiring" ON "part_carts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "part_carts_buy_now" ON "part_carts" USING btree ("created_at") WHERE "part_carts"."status" = 'open' and "part_carts"."purchase_type" = 'buy-now';--> statement-breakpoint
CREATE INDEX "part_order_lines_of_part" ON "part_order_lines" USING btree ("part_id");--> statement-breakpoint
CREATE INDEX "part_order_notes_order" ON "part_order_notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "part_order_payments_order" ON "part_order_payments" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "part_orders_customer" ON "part_orders" USING btree ("customer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "part_orders_created" ON "part_orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "part_orders_status" ON "part_orders" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "part_orders_total" ON "part_orders" USING btree ("total_paise","id");--> statement-breakpoint
CREATE INDEX "part_orders_open" ON "part_orders" USING btree ("created_at","id","status") WHERE "part_orders"."status" in ('placed', 'confirmed', 'shipped');--> statement-breakpoint
CREATE INDEX "part_orders_forgotten" ON "part_orders" USING btree ("delivered_at") WHERE "part_orders"."forgotten_at" is not null and "part_orders"."customer_name" <> '';--> statement-breakpoint
CREATE INDEX "part_orders_search" ON "part_orders" USING gin ("search_text" gin_trgm_ops);