CREATE TABLE "user_tallies" (
	"role" "account_role" NOT NULL,
	"is_active" boolean NOT NULL,
	"is_verified" boolean NOT NULL,
	"rows" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_tallies" (
	"actor_id" integer NOT NULL,
	"action" text NOT NULL,
	"collection" text NOT NULL,
	"rows" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "repair_tallies" (
	"status" "repair_status" NOT NULL,
	"kind" "repair_kind" NOT NULL,
	"payment_status" "payment_status" NOT NULL,
	"is_assigned" boolean NOT NULL,
	"rows" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "profiles_search";--> statement-breakpoint
DROP INDEX "repairs_due";--> statement-breakpoint
DROP INDEX "users_search";--> statement-breakpoint
DROP INDEX "repairs_created";--> statement-breakpoint
DROP INDEX "repairs_technician";--> statement-breakpoint
DROP INDEX "repairs_search";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sort_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "repairs" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(' ' || reference || case when forgotten_at is null
					then ' ' || customer_name || ' ' || customer_phone || ' ' || customer_email || ' ' || registration_number else '' end)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "repairs_created" ON "repairs" USING btree ("created_at","id","starts_at","status","technician_id","kind","payment_status");--> statement-breakpoint
CREATE INDEX "repairs_technician" ON "repairs" USING btree ("technician_id","starts_at","status","payment_status");--> statement-breakpoint
CREATE INDEX "repairs_search" ON "repairs" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
-- What an account is found by and ordered by stands in two tables; kept together in one, it needs one look into one index.
CREATE FUNCTION keep_search_text() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	SELECT lower(concat_ws(' ', '', NEW."email", NEW."username", min("name"), min("phone_number"), min("registration_number"))),
		lower(coalesce(min("name"), ''))
		INTO NEW."search_text", NEW."sort_name" FROM "profiles" WHERE "user_id" = NEW."id";
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_search_text BEFORE INSERT OR UPDATE OF "email", "username", "search_text" ON "users"
	FOR EACH ROW EXECUTE FUNCTION keep_search_text();
--> statement-breakpoint
CREATE FUNCTION renew_search_text() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	-- Whatever is written there, the account's own trigger puts the right words in its place.
	UPDATE "users" SET "search_text" = '' WHERE "id" = coalesce(NEW."user_id", OLD."user_id");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_search_text AFTER INSERT OR DELETE OR UPDATE OF "name", "phone_number", "registration_number" ON "profiles"
	FOR EACH ROW EXECUTE FUNCTION renew_search_text();
--> statement-breakpoint
UPDATE "users" SET "search_text" = '';
--> statement-breakpoint
-- Counting a hundred thousand rows takes longer than showing a page of them. Each change adds a row of its own here rather than
-- change one that others want as well, so that nobody waits for anybody.
CREATE FUNCTION tally_users() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO "user_tallies" VALUES (OLD."role", OLD."is_active", OLD."email_verified_at" IS NOT NULL, -1);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "user_tallies" VALUES (NEW."role", NEW."is_active", NEW."email_verified_at" IS NOT NULL, 1);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tally_repairs() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO "repair_tallies" VALUES (OLD."status", OLD."kind", OLD."payment_status", OLD."technician_id" IS NOT NULL, -1);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "repair_tallies" VALUES (NEW."status", NEW."kind", NEW."payment_status", NEW."technician_id" IS NOT NULL, 1);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tally_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO "audit_tallies" VALUES (NEW."actor_id", NEW."action", NEW."collection", 1);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION clear_tally() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	EXECUTE format('DELETE FROM %I', TG_ARGV[0]);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_tally AFTER INSERT OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION tally_users();
--> statement-breakpoint
CREATE TRIGGER users_tally_change AFTER UPDATE ON "users" FOR EACH ROW WHEN (
	(OLD."role", OLD."is_active", OLD."email_verified_at" IS NOT NULL) IS DISTINCT FROM
	(NEW."role", NEW."is_active", NEW."email_verified_at" IS NOT NULL)
) EXECUTE FUNCTION tally_users();
--> statement-breakpoint
CREATE TRIGGER users_tally_clear AFTER TRUNCATE ON "users" FOR EACH STATEMENT EXECUTE FUNCTION clear_tally('user_tallies');
--> statement-breakpoint
CREATE TRIGGER repairs_tally AFTER INSERT OR DELETE ON "repairs" FOR EACH ROW EXECUTE FUNCTION tally_repairs();
--> statement-breakpoint
CREATE TRIGGER repairs_tally_change AFTER UPDATE ON "repairs" FOR EACH ROW WHEN (
	(OLD."status", OLD."kind", OLD."payment_status", OLD."technician_id" IS NOT NULL) IS DISTINCT FROM
	(NEW."status", NEW."kind", NEW."payment_status", NEW."technician_id" IS NOT NULL)
) EXECUTE FUNCTION tally_repairs();
--> statement-breakpoint
CREATE TRIGGER repairs_tally_clear AFTER TRUNCATE ON "repairs" FOR EACH STATEMENT EXECUTE FUNCTION clear_tally('repair_tallies');
--> statement-breakpoint
-- Nothing there is ever changed, removed or emptied.
CREATE TRIGGER audit_log_tally AFTER INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION tally_audit_log();
--> statement-breakpoint
INSERT INTO "user_tallies" SELECT "role", "is_active", "email_verified_at" IS NOT NULL, count(*) FROM "users" GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO "repair_tallies" SELECT "status", "kind", "payment_status", "technician_id" IS NOT NULL, count(*) FROM "repairs" GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
INSERT INTO "audit_tallies" SELECT "actor_id", "action", "collection", count(*) FROM "audit_log" GROUP BY 1, 2, 3;
