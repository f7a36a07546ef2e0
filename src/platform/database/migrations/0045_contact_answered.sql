DROP INDEX "contact_messages_once";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "was_answered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "contact_messages" SET "was_answered" = true WHERE "status" <> 'new' OR EXISTS (SELECT FROM "contact_replies" WHERE "message_id" = "contact_messages"."id" AND "by_company");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_once" ON "contact_messages" USING btree (lower("email"),md5("message")) WHERE not "contact_messages"."was_answered";