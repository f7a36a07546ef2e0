ALTER TYPE "public"."email_token_purpose" ADD VALUE 'invite';--> statement-breakpoint
ALTER TABLE "repairs" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "does_field_work" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "repairs_without_account" ON "repairs" USING btree ("customer_email") WHERE "repairs"."customer_id" is null and "repairs"."customer_email" <> '';