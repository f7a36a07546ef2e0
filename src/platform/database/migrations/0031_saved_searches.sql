CREATE TABLE "saved_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"search" text NOT NULL,
	"brand" text NOT NULL,
	"min_price" integer,
	"max_price" integer,
	"min_year" smallint,
	"max_year" smallint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_searches_once" UNIQUE NULLS NOT DISTINCT("customer_id","search","brand","min_price","max_price","min_year","max_year"),
	CONSTRAINT "saved_searches_some" CHECK ("saved_searches"."search" <> '' or "saved_searches"."brand" <> '' or num_nonnulls("saved_searches"."min_price", "saved_searches"."max_price", "saved_searches"."min_year", "saved_searches"."max_year") > 0)
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;