CREATE TYPE "public"."consent_purpose" AS ENUM('service_reminders', 'offers', 'feedback');--> statement-breakpoint
CREATE TABLE "files" (
	"key" text PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"is_public" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone,
	"dropped_at" timestamp with time zone,
	CONSTRAINT "files_bytes" CHECK ("files"."bytes" > 0),
	CONSTRAINT "files_key_form" CHECK ("files"."key" ~ '^[a-z0-9-]+(/[a-z0-9-]+)*[.][a-z0-9]+$')
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "social_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"user_id" integer NOT NULL,
	"purpose" "consent_purpose" NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "consents_user_id_purpose_given_at_pk" PRIMARY KEY("user_id","purpose","given_at")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_identities" ADD CONSTRAINT "social_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_unkept" ON "files" USING btree ("created_at") WHERE "files"."kept_at" is null or "files"."dropped_at" is not null;--> statement-breakpoint
CREATE INDEX "sign_in_codes_user" ON "sign_in_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_codes_expiry" ON "sign_in_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "social_identities_user" ON "social_identities" USING btree ("user_id","provider");--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_profile_photo_files_key_fk" FOREIGN KEY ("profile_photo") REFERENCES "public"."files"("key") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_photo" ON "profiles" USING btree ("profile_photo");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_deleted_shut" CHECK ("users"."deleted_at" is null or (not "users"."is_active" and "users"."password_hash" is null));--> statement-breakpoint
ALTER TABLE "repairs" DROP CONSTRAINT "repairs_postal_code";--> statement-breakpoint
ALTER TABLE "repairs" DROP CONSTRAINT "repairs_phone";--> statement-breakpoint
ALTER TABLE "repairs" ADD COLUMN "forgotten_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_one_given" ON "consents" USING btree ("user_id","purpose") WHERE "consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "repairs_forgotten" ON "repairs" USING btree ("starts_at") WHERE "repairs"."forgotten_at" is not null and "repairs"."customer_name" <> '';--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_forgotten_over" CHECK ("repairs"."forgotten_at" is null or "repairs"."status" in ('completed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_postal_code" CHECK ("repairs"."postal_code" ~ '^[0-9]{6}$' or ("repairs"."postal_code" = '' and "repairs"."forgotten_at" is not null));--> statement-breakpoint
ALTER TABLE "repairs" ADD CONSTRAINT "repairs_phone" CHECK ("repairs"."customer_phone" ~ '^[0-9]{10,15}$' or ("repairs"."customer_phone" = '' and "repairs"."forgotten_at" is not null));