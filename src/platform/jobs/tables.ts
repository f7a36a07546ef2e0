import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/moment.ts'

/** Work that waits or is being done; a row goes when its work is done. Its moments are the database's, which all processes share. */
export const queuedJobs = pgTable(
	'queued_jobs',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		kind: text().notNull(),
		payload: jsonb().notNull(),
		/** A hash of whom it is for. */
		recipient: text().notNull(),
		/** How many jobs for the same recipient waited when it was queued: lower turns come first, so nobody's many delay another's few. */
		turn: integer().notNull(),
		/** Of work that waits once, whatever else is asked for meanwhile: what it is about (`job`). */
		oneOf: text('one_of').unique(),
		/** How often it was put forward while it waited or was being done. */
		moves: integer().notNull().default(0),
		tries: integer().notNull().default(0),
		queuedAt: moment('queued_at').notNull().default(sql`now()`),
		/** When it is to be done; while it is being done, when its process counts as lost. */
		dueAt: moment('due_at').notNull().default(sql`now()`),
	},
	(t) => [index('queued_jobs_turn').on(t.turn, t.id), index('queued_jobs_recipient').on(t.recipient)],
)

/** For which moment each job by the clock was queued last, so that it is once however many processes there are. */
export const clockJobs = pgTable('clock_jobs', { kind: text().primaryKey(), dueAt: moment('due_at').notNull() })
