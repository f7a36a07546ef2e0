DROP INDEX "audit_log_recent";--> statement-breakpoint
CREATE INDEX "refresh_tokens_expiry" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_company" ON "users" USING btree ("role","id") WHERE "users"."role" <> 'customer';--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_collection" ON "audit_log" USING btree ("collection","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_search" ON "audit_log" USING gin ("collection" gin_trgm_ops,"object_id" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_recent" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
-- VOLATILE on purpose: it looks anew each time it is called. A statement that waited for somebody who was just closing the hour
-- would otherwise decide by what it saw before it waited.
CREATE FUNCTION "places_in_hour"("of_kind" slot_kind, "of_day" date, "of_hour" integer) RETURNS integer LANGUAGE plpgsql VOLATILE AS $$ BEGIN
	IF EXISTS (
		SELECT FROM "slot_closures" "closed"
		WHERE "closed"."kind" = "of_kind" AND "closed"."date" = "of_day" AND ("closed"."time" IS NULL OR extract(hour FROM "closed"."time") = "of_hour")
	) THEN RETURN 0; END IF;
	RETURN coalesce((SELECT CASE "of_kind" WHEN 'repairs' THEN "repair_capacity" ELSE "visit_capacity" END FROM "site_settings"), 0);
END $$;
