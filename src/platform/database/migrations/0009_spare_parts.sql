CREATE TABLE "part_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "part_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"image" text,
	"description" text DEFAULT '' NOT NULL,
	"service_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "part_categories_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "part_categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "part_categories_slug" CHECK ("part_categories"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "part_images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "part_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"part_id" integer NOT NULL,
	"image" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "part_manufacturers" (
	"part_id" integer NOT NULL,
	"manufacturer_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "part_manufacturers_part_id_manufacturer_id_pk" PRIMARY KEY("part_id","manufacturer_id")
);
--> statement-breakpoint
CREATE TABLE "part_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "part_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"part_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"hidden_reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "part_reviews_once" UNIQUE("part_id","customer_id"),
	CONSTRAINT "part_reviews_rating" CHECK ("part_reviews"."rating" between 1 and 5),
	CONSTRAINT "part_reviews_hidden" CHECK ("part_reviews"."is_hidden" = ("part_reviews"."hidden_reason" <> ''))
);
--> statement-breakpoint
CREATE TABLE "part_stock_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "part_stock_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"part_id" integer NOT NULL,
	"change" integer NOT NULL,
	"stock_quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"actor_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "part_stock_changes_change" CHECK ("part_stock_changes"."change" <> 0)
);
--> statement-breakpoint
CREATE TABLE "part_vehicle_models" (
	"part_id" integer NOT NULL,
	"vehicle_model_id" integer NOT NULL,
	CONSTRAINT "part_vehicle_models_part_id_vehicle_model_id_pk" PRIMARY KEY("part_id","vehicle_model_id")
);
--> statement-breakpoint
CREATE TABLE "part_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"part_number" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"category_id" integer NOT NULL,
	"price_paise" integer NOT NULL,
	"discounted_price_paise" integer,
	"effective_price_paise" integer GENERATED ALWAYS AS (coalesce(discounted_price_paise, price_paise)) STORED NOT NULL,
	"hsn" text DEFAULT '' NOT NULL,
	"gst_rate" smallint DEFAULT 18 NOT NULL,
	"stock_quantity" integer DEFAULT 0 NOT NULL,
	"limited_stock_at" integer DEFAULT 5 NOT NULL,
	"set_status" text,
	"availability_status" text GENERATED ALWAYS AS (case when set_status is not null then set_status when stock_quantity = 0 then 'out_of_stock'
					when stock_quantity <= limited_stock_at then 'limited_stock' else 'in_stock' end) STORED NOT NULL,
	"is_discontinued" boolean GENERATED ALWAYS AS (set_status is not distinct from 'discontinued') STORED NOT NULL,
	"is_universal" boolean DEFAULT false NOT NULL,
	"needs" text[] DEFAULT '{}' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"features" text DEFAULT '' NOT NULL,
	"specifications" json DEFAULT '{}'::json NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"main_image" text,
	"service_id" integer,
	"search_text" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "parts_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "parts_slug_form" CHECK ("parts"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "parts_price" CHECK ("parts"."price_paise" >= 0),
	CONSTRAINT "parts_discounted_price" CHECK ("parts"."discounted_price_paise" >= 0 and "parts"."discounted_price_paise" < "parts"."price_paise"),
	CONSTRAINT "parts_stock" CHECK ("parts"."stock_quantity" >= 0 and "parts"."limited_stock_at" >= 0),
	CONSTRAINT "parts_set_status" CHECK ("parts"."set_status" in ('pre_order', 'discontinued')),
	CONSTRAINT "parts_hsn" CHECK ("parts"."hsn" ~ '^([0-9]{4}|[0-9]{6}|[0-9]{8})?$'),
	CONSTRAINT "parts_gst_rate" CHECK ("parts"."gst_rate" between 0 and 40),
	CONSTRAINT "parts_needs" CHECK ("parts"."needs" <@ array['petrol', 'electric', 'chain', 'belt', 'hub', 'front-disc', 'front-drum', 'rear-disc', 'rear-drum', 'kick', 'fork', 'cvt', 'clutch', 'carburettor', 'injection', 'liquid-cooled']::text[])
);
--> statement-breakpoint
ALTER TABLE "manufacturers" ADD COLUMN "makes_vehicles" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "part_categories" ADD CONSTRAINT "part_categories_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_images" ADD CONSTRAINT "part_images_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_manufacturers" ADD CONSTRAINT "part_manufacturers_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_manufacturers" ADD CONSTRAINT "part_manufacturers_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_reviews" ADD CONSTRAINT "part_reviews_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_reviews" ADD CONSTRAINT "part_reviews_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_stock_changes" ADD CONSTRAINT "part_stock_changes_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_stock_changes" ADD CONSTRAINT "part_stock_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_vehicle_models" ADD CONSTRAINT "part_vehicle_models_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_vehicle_models" ADD CONSTRAINT "part_vehicle_models_vehicle_model_id_vehicle_models_id_fk" FOREIGN KEY ("vehicle_model_id") REFERENCES "public"."vehicle_models"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_category_id_part_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."part_categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "part_categories_name" ON "part_categories" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "part_categories_service" ON "part_categories" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "part_images_part" ON "part_images" USING btree ("part_id","position");--> statement-breakpoint
CREATE INDEX "part_manufacturers_made" ON "part_manufacturers" USING btree ("manufacturer_id","part_id");--> statement-breakpoint
CREATE INDEX "part_reviews_customer" ON "part_reviews" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "part_reviews_newest" ON "part_reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "part_stock_changes_part" ON "part_stock_changes" USING btree ("part_id","id");--> statement-breakpoint
CREATE INDEX "part_vehicle_models_fitting" ON "part_vehicle_models" USING btree ("vehicle_model_id","part_id");--> statement-breakpoint
CREATE INDEX "part_words_alike" ON "part_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "parts_part_number" ON "parts" USING btree (lower("part_number"));--> statement-breakpoint
CREATE UNIQUE INDEX "parts_slug" ON "parts" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "parts_usual" ON "parts" USING btree ("is_discontinued","is_featured" DESC NULLS FIRST,lower("name"),"id") WHERE "parts"."is_active";--> statement-breakpoint
CREATE INDEX "parts_in_category" ON "parts" USING btree ("category_id","is_discontinued","is_featured" DESC NULLS FIRST,lower("name"),"id");--> statement-breakpoint
CREATE INDEX "parts_cheapest" ON "parts" USING btree ("is_discontinued","effective_price_paise","id") WHERE "parts"."is_active";--> statement-breakpoint
CREATE INDEX "parts_dearest" ON "parts" USING btree ("is_discontinued","effective_price_paise" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "parts"."is_active";--> statement-breakpoint
CREATE INDEX "parts_newest" ON "parts" USING btree ("is_discontinued","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "parts"."is_active";--> statement-breakpoint
CREATE INDEX "parts_by_name" ON "parts" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "parts_universal" ON "parts" USING btree ("id") WHERE "parts"."is_universal";--> statement-breakpoint
CREATE INDEX "parts_featured" ON "parts" USING btree (lower("name"),"id") WHERE "parts"."is_featured" and "parts"."is_active";--> statement-breakpoint
CREATE INDEX "parts_availability" ON "parts" USING btree ("availability_status");--> statement-breakpoint
CREATE INDEX "parts_service" ON "parts" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "parts_search" ON "parts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
-- What a part is found by stands in three tables; kept together in one, it needs one look into one index. Its words, which hardly ever
-- are new, are what search corrects misspelt ones by.
CREATE FUNCTION keep_part_search_text() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	NEW."search_text" := lower(concat_ws(' ', '', NEW."name", NEW."part_number", regexp_replace(NEW."part_number", '[^A-Za-z0-9]', '', 'g'),
		(SELECT "name" FROM "part_categories" WHERE "id" = NEW."category_id"),
		(SELECT string_agg("name", ' ' ORDER BY "position") FROM "part_manufacturers" JOIN "manufacturers" ON "id" = "manufacturer_id" WHERE "part_id" = NEW."id")));
	INSERT INTO "part_words" ("word")
		SELECT DISTINCT "matched"[1] FROM regexp_matches(NEW."search_text", '[[:alpha:]]{3,}', 'g') AS "matched" ORDER BY 1
		ON CONFLICT DO NOTHING;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER parts_search_text BEFORE INSERT OR UPDATE OF "name", "part_number", "category_id", "search_text" ON "parts"
	FOR EACH ROW EXECUTE FUNCTION keep_part_search_text();
--> statement-breakpoint
-- Whatever is written there, the part's own trigger puts the right words in its place.
CREATE FUNCTION renew_part_search_text() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE "parts" SET "search_text" = '' WHERE "id" IN (SELECT "part_id" FROM "changed");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER part_manufacturers_added AFTER INSERT ON "part_manufacturers"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION renew_part_search_text();
--> statement-breakpoint
CREATE TRIGGER part_manufacturers_removed AFTER DELETE ON "part_manufacturers"
	REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION renew_part_search_text();
--> statement-breakpoint
CREATE FUNCTION renew_search_text_of_category() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE "parts" SET "search_text" = '' WHERE "category_id" = NEW."id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER part_categories_renamed AFTER UPDATE ON "part_categories"
	FOR EACH ROW WHEN (OLD."name" <> NEW."name") EXECUTE FUNCTION renew_search_text_of_category();
--> statement-breakpoint
CREATE FUNCTION renew_search_text_of_manufacturer() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE "parts" SET "search_text" = '' WHERE "id" IN (SELECT "part_id" FROM "part_manufacturers" WHERE "manufacturer_id" = NEW."id");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER manufacturers_renamed AFTER UPDATE ON "manufacturers"
	FOR EACH ROW WHEN (OLD."name" <> NEW."name") EXECUTE FUNCTION renew_search_text_of_manufacturer();
