ALTER TABLE "chat_sessions" ADD COLUMN "ticket_id" integer;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_ticket_id_contact_messages_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_sessions_ticket" ON "chat_sessions" USING btree ("ticket_id");