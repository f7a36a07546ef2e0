DROP INDEX "audit_log_search";--> statement-breakpoint
CREATE INDEX "audit_log_id_begins" ON "audit_log" USING btree ("object_id" text_pattern_ops);