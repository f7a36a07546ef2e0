DROP INDEX "assignments_work";--> statement-breakpoint
CREATE UNIQUE INDEX "assignments_work" ON "assignments" USING btree ("work","work_id");