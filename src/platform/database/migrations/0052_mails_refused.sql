CREATE TABLE "refused_mails" (
	"key" text PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"refused_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "refused_mails_to" ON "refused_mails" USING btree ("to");--> statement-breakpoint
CREATE INDEX "refused_mails_refused" ON "refused_mails" USING btree ("refused_at");