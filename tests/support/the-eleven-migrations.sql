-- What the eleven first migrations made besides 0000_schema.sql, and as much of pg-boss as is read of it.
CREATE TABLE "user_tallies" (
	"role" "account_role" NOT NULL,
	"is_active" boolean NOT NULL,
	"is_verified" boolean NOT NULL,
	"rows" integer NOT NULL
);
CREATE TABLE "audit_tallies" (
	"actor_id" integer NOT NULL,
	"action" text NOT NULL,
	"collection" text NOT NULL,
	"rows" integer NOT NULL
);
CREATE TABLE "repair_tallies" (
	"status" "repair_status" NOT NULL,
	"kind" "repair_kind" NOT NULL,
	"payment_status" "payment_status" NOT NULL,
	"is_assigned" boolean NOT NULL,
	"rows" integer NOT NULL
);
CREATE FUNCTION tally_users() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO "user_tallies" VALUES (OLD."role", OLD."is_active", OLD."email_verified_at" IS NOT NULL, -1);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "user_tallies" VALUES (NEW."role", NEW."is_active", NEW."email_verified_at" IS NOT NULL, 1);
	END IF;
	RETURN NULL;
END $$;
CREATE FUNCTION tally_repairs() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO "repair_tallies" VALUES (OLD."status", OLD."kind", OLD."payment_status", OLD."technician_id" IS NOT NULL, -1);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "repair_tallies" VALUES (NEW."status", NEW."kind", NEW."payment_status", NEW."technician_id" IS NOT NULL, 1);
	END IF;
	RETURN NULL;
END $$;
CREATE FUNCTION tally_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO "audit_tallies" VALUES (NEW."actor_id", NEW."action", NEW."collection", 1);
	RETURN NULL;
END $$;
CREATE FUNCTION clear_tally() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	EXECUTE format('DELETE FROM %I', TG_ARGV[0]);
	RETURN NULL;
END $$;
CREATE TRIGGER users_tally AFTER INSERT OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION tally_users();
CREATE TRIGGER users_tally_change AFTER UPDATE ON "users" FOR EACH ROW WHEN (
	(OLD."role", OLD."is_active", OLD."email_verified_at" IS NOT NULL) IS DISTINCT FROM
	(NEW."role", NEW."is_active", NEW."email_verified_at" IS NOT NULL)
) EXECUTE FUNCTION tally_users();
CREATE TRIGGER users_tally_clear AFTER TRUNCATE ON "users" FOR EACH STATEMENT EXECUTE FUNCTION clear_tally('user_tallies');
CREATE TRIGGER repairs_tally AFTER INSERT OR DELETE ON "repairs" FOR EACH ROW EXECUTE FUNCTION tally_repairs();
CREATE TRIGGER repairs_tally_change AFTER UPDATE ON "repairs" FOR EACH ROW WHEN (
	(OLD."status", OLD."kind", OLD."payment_status", OLD."technician_id" IS NOT NULL) IS DISTINCT FROM
	(NEW."status", NEW."kind", NEW."payment_status", NEW."technician_id" IS NOT NULL)
) EXECUTE FUNCTION tally_repairs();
CREATE TRIGGER repairs_tally_clear AFTER TRUNCATE ON "repairs" FOR EACH STATEMENT EXECUTE FUNCTION clear_tally('repair_tallies');
-- Nothing there is ever changed, removed or emptied.
CREATE TRIGGER audit_log_tally AFTER INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION tally_audit_log();
CREATE SCHEMA pgboss;
CREATE TYPE pgboss.job_state AS ENUM ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
CREATE TABLE pgboss.job (name text, data jsonb, state pgboss.job_state, created_on timestamptz DEFAULT now());
CREATE SCHEMA drizzle;
CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint);
