CREATE TABLE "clock_jobs" (
	"kind" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "queued_jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "queued_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"recipient" text NOT NULL,
	"turn" integer NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "queued_jobs_turn" ON "queued_jobs" USING btree ("turn","id");--> statement-breakpoint
CREATE INDEX "queued_jobs_recipient" ON "queued_jobs" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "repeatable_calls_created" ON "repeatable_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sent_mails_sent" ON "sent_mails" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "email_tokens_expiry" ON "email_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_failures_last" ON "login_failures" USING btree ("last_failure_at");--> statement-breakpoint
CREATE INDEX "mail_requests_asked" ON "mail_requests" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "sessions_ended" ON "sessions" USING btree ("ended_at") WHERE "sessions"."ended_at" is not null;
--> statement-breakpoint
-- The queue before this one was pg-boss, in a schema of its own: mails that still wait there move over.
DO $$ BEGIN
	IF to_regclass('pgboss.job') IS NOT NULL THEN
		INSERT INTO "queued_jobs" ("kind", "payload", "recipient", "turn", "queued_at")
			SELECT "name", "data", "name", 0, "created_on" FROM "pgboss"."job"
			WHERE "state"::text IN ('created', 'retry', 'active') AND "name" ~ '^(mail|send|tell)-' ORDER BY "created_on";
		DROP SCHEMA "pgboss" CASCADE;
	END IF;
END $$;
--> statement-breakpoint
-- The version before kept counts of rows by triggers.
DROP TABLE IF EXISTS "user_tallies", "repair_tallies", "audit_tallies";
--> statement-breakpoint
DROP FUNCTION IF EXISTS tally_users(), tally_repairs(), tally_audit_log(), clear_tally() CASCADE;
