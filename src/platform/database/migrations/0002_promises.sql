-- What Drizzle cannot say: no technician is at two places at once, and nobody rewrites the audit log.
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_no_overlap" EXCLUDE USING gist ("technician_id" WITH =, "during" WITH &&);
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME; END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
