ALTER TABLE "queued_jobs" ADD COLUMN "one_of" text;--> statement-breakpoint
ALTER TABLE "queued_jobs" ADD COLUMN "moves" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "repairs" ADD COLUMN "told" jsonb;--> statement-breakpoint
ALTER TABLE "queued_jobs" ADD CONSTRAINT "queued_jobs_one_of_unique" UNIQUE("one_of");--> statement-breakpoint
-- Mails of the version before that still wait become one for each repair, of all that they would have told.
UPDATE "repairs" SET "told" = jsonb_build_object(
	'isConfirmed', NOT "waiting"."confirmed",
	'startsAt', CASE WHEN NOT "waiting"."moved" AND "kind" = 'scheduled'
		THEN to_char("starts_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') END,
	'technicianId', CASE WHEN NOT "waiting"."assigned" THEN "technician_id" END)
FROM (
	SELECT ("payload"->>'repairId')::integer AS "repair_id", bool_or("kind" = 'mail-repair-confirmed') AS "confirmed",
		bool_or("kind" = 'mail-repair-rescheduled') AS "moved", bool_or("kind" = 'mail-technician-assigned') AS "assigned"
	FROM "queued_jobs" WHERE "kind" IN ('mail-repair-confirmed', 'mail-repair-rescheduled', 'mail-technician-assigned') GROUP BY 1
) AS "waiting" WHERE "repairs"."id" = "waiting"."repair_id";
--> statement-breakpoint
INSERT INTO "queued_jobs" ("kind", "payload", "recipient", "turn", "one_of")
	SELECT DISTINCT ON ("payload"->>'repairId') 'mail-repair-news', jsonb_build_object('repairId', ("payload"->>'repairId')::integer),
		"recipient", "turn", 'mail-repair-news:' || ("payload"->>'repairId')
	FROM "queued_jobs" WHERE "kind" IN ('mail-repair-confirmed', 'mail-repair-rescheduled', 'mail-technician-assigned');
--> statement-breakpoint
DELETE FROM "queued_jobs" WHERE "kind" IN ('mail-repair-confirmed', 'mail-repair-rescheduled', 'mail-technician-assigned');
