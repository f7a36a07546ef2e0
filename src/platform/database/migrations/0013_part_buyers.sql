CREATE TABLE "part_buyers" (
	"part_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	CONSTRAINT "part_buyers_part_id_customer_id_pk" PRIMARY KEY("part_id","customer_id")
);
--> statement-breakpoint
ALTER TABLE "part_buyers" ADD CONSTRAINT "part_buyers_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_buyers" ADD CONSTRAINT "part_buyers_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "part_buyers_customer" ON "part_buyers" USING btree ("customer_id");