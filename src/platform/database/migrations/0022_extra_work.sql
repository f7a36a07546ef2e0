CREATE TYPE "public"."extra_answer_way" AS ENUM('page', 'link', 'phone');--> statement-breakpoint
CREATE TYPE "public"."extra_kind" AS ENUM('work', 'part');--> statement-breakpoint
CREATE TYPE "public"."extra_status" AS ENUM('open', 'approved', 'declined', 'withdrawn');--> statement-breakpoint
CREATE TABLE "repair_extras" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "repair_extras_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"repair_id" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"total_paise" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" "extra_status" DEFAULT 'open' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"proposed_by" integer NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" "extra_answer_way",
	"answer_actor_id" integer,
	CONSTRAINT "repair_extras_lines" CHECK (jsonb_array_length("repair_extras"."lines") between 1 and 10),
	CONSTRAINT "repair_extras_total" CHECK ("repair_extras"."total_paise" >= 0),
	CONSTRAINT "repair_extras_answered" CHECK (("repair_extras"."status" = 'open') = ("repair_extras"."answered_at" is null)),
	CONSTRAINT "repair_extras_answered_by" CHECK (("repair_extras"."answered_by" is not null) = ("repair_extras"."status" in ('approved', 'declined')))
);
--> statement-breakpoint
ALTER TABLE "repair_lines" ADD COLUMN "extra_kind" "extra_kind";--> statement-breakpoint
ALTER TABLE "repair_extras" ADD CONSTRAINT "repair_extras_repair_id_repairs_id_fk" FOREIGN KEY ("repair_id") REFERENCES "public"."repairs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_extras" ADD CONSTRAINT "repair_extras_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repair_extras_repair" ON "repair_extras" USING btree ("repair_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "repair_extras_one_open" ON "repair_extras" USING btree ("repair_id") WHERE "repair_extras"."status" = 'open';--> statement-breakpoint
CREATE INDEX "repair_extras_proposed_by" ON "repair_extras" USING btree ("proposed_by");