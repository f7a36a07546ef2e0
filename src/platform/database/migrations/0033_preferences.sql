CREATE TYPE "public"."message_channel" AS ENUM('mail', 'sms', 'whatsapp');--> statement-breakpoint
CREATE TYPE "public"."message_purpose" AS ENUM('bookings', 'reminders', 'market', 'plans');--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"customer_id" integer NOT NULL,
	"purpose" "message_purpose" NOT NULL,
	"channel" "message_channel" NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notification_choices_customer_id_purpose_channel_pk" PRIMARY KEY("customer_id","purpose","channel"),
	CONSTRAINT "notification_choices_mail" CHECK ("notification_choices"."channel" <> 'mail' or "notification_choices"."purpose" in ('market', 'plans'))
);
--> statement-breakpoint
CREATE TABLE "quiet_hours" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"from_hour" integer NOT NULL,
	"until_hour" integer NOT NULL,
	CONSTRAINT "quiet_hours_of_a_day" CHECK ("quiet_hours"."from_hour" between 0 and 23 and "quiet_hours"."until_hour" between 0 and 23)
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "channel" "message_channel" DEFAULT 'mail' NOT NULL;