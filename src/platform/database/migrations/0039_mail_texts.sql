CREATE TABLE "mail_texts" (
	"mail" text PRIMARY KEY NOT NULL,
	"subject" text,
	"heading" text,
	"greeting" text,
	"opening" text,
	"closing" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
