import { sql } from 'drizzle-orm'
import { check, customType, date, integer, pgEnum, pgTable, primaryKey, text, time, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { slotKinds, type WorkKind } from '#contract/doorstep/doorstep-words.ts'
import { users } from '../accounts/tables.ts'

export const slotKind = pgEnum('slot_kind', slotKinds)
/** Hours in which nobody comes; without a time the whole day (D-17, D-49). */
export const slotClosures = pgTable(
	'slot_closures',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		kind: slotKind().notNull(),
		date: date({ mode: 'string' }).notNull(),
		time: time({ precision: 0 }),
		reason: text().notNull().default(''),
		version: integer().notNull().default(1),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(t) => [uniqueIndex('slot_closures_once').on(t.kind, t.date, sql`coalesce(${t.time}, time '00:00:01')`)],
)

/** Places taken in a starting hour. A row appears with the first booking; the capacity is a site setting (D-17). */
export const takenHours = pgTable(
	'taken_hours',
	{
		kind: slotKind().notNull(),
		hour: timestamp({ withTimezone: true }).notNull(),
		taken: integer().notNull(),
	},
	(t) => [primaryKey({ columns: [t.kind, t.hour] }), check('taken_hours_not_negative', sql`${t.taken} >= 0`)],
)

/** `[start,end)` in UTC, as PostgreSQL writes it. */
const range = customType<{ data: string }>({ dataType: () => 'tstzrange' })

/**
 * Every technician's work, whatever it is for (D-38). The exclusion constraint `assignments_no_overlap`, added in the migration
 * by hand, refuses two at once.
 */
export const assignments = pgTable(
	'assignments',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		technicianId: integer('technician_id')
			.notNull()
			.references(() => users.id, { onDelete: 'restrict' }),
		during: range().notNull(),
		/** What the work is: its kind and its id. */
		work: text().$type<WorkKind>().notNull(),
		workId: integer('work_id').notNull(),
	},
	(t) => [uniqueIndex('assignments_work').on(t.work, t.workId)],
)
