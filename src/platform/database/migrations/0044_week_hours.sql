ALTER TABLE "site_settings" ADD COLUMN "repair_week" jsonb DEFAULT '[{"first":"08:00","last":"20:00"},{"first":"08:00","last":"20:00"},{"first":"08:00","last":"20:00"},{"first":"08:00","last":"20:00"},{"first":"08:00","last":"20:00"},{"first":"08:00","last":"20:00"},{"first":"08:00","last":"20:00"}]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "visit_week" jsonb DEFAULT '[{"first":"09:00","last":"16:00"},{"first":"09:00","last":"16:00"},{"first":"09:00","last":"16:00"},{"first":"09:00","last":"16:00"},{"first":"09:00","last":"16:00"},{"first":"09:00","last":"16:00"},{"first":"09:00","last":"16:00"}]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_repair_week" CHECK (jsonb_array_length("site_settings"."repair_week") = 7 and jsonb_array_length(jsonb_path_query_array("site_settings"."repair_week", '$[*] ? (@ == null || (@.first like_regex "^[0-9]{2}:00$" && @.last like_regex "^[0-9]{2}:00$" && @.first >= "08:00" && @.first <= @.last && @.last <= "20:00"))')) = 7) NOT VALID;--> statement-breakpoint
ALTER TABLE "site_settings" VALIDATE CONSTRAINT "site_settings_repair_week";--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_visit_week" CHECK (jsonb_array_length("site_settings"."visit_week") = 7 and jsonb_array_length(jsonb_path_query_array("site_settings"."visit_week", '$[*] ? (@ == null || (@.first like_regex "^[0-9]{2}:00$" && @.last like_regex "^[0-9]{2}:00$" && @.first >= "09:00" && @.first <= @.last && @.last <= "16:00"))')) = 7) NOT VALID;--> statement-breakpoint
ALTER TABLE "site_settings" VALIDATE CONSTRAINT "site_settings_visit_week";--> statement-breakpoint
-- As before, and 0 in an hour that the week leaves out (`isHourShut` of week-words.ts): before the first hour of its weekday or behind the
-- last one. Times before 08:00 and after 20:00 are as open as that edge of the day.
CREATE OR REPLACE FUNCTION "places_in_hour"("of_kind" slot_kind, "of_day" date, "of_hour" integer) RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
	"places" integer;
	"weekday" jsonb;
BEGIN
	IF EXISTS (
		SELECT FROM "slot_closures" "closed"
		WHERE "closed"."kind" = "of_kind" AND "closed"."date" = "of_day" AND ("closed"."time" IS NULL OR extract(hour FROM "closed"."time") = "of_hour")
	) THEN RETURN 0; END IF;
	SELECT
		CASE "of_kind" WHEN 'repairs' THEN "repair_capacity" ELSE "visit_capacity" END,
		CASE "of_kind" WHEN 'repairs' THEN "repair_week" ELSE "visit_week" END -> extract(isodow FROM "of_day")::integer - 1
	INTO "places", "weekday" FROM "site_settings";
	IF "weekday" IS NULL OR "weekday" = 'null'
		OR ("of_hour" < left("weekday" ->> 'first', 2)::integer AND "weekday" ->> 'first' > '08:00')
		OR ("of_hour" > left("weekday" ->> 'last', 2)::integer AND "weekday" ->> 'last' < '20:00')
	THEN RETURN 0; END IF;
	RETURN coalesce("places", 0);
END $$;
