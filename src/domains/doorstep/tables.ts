import { sql } from 'drizzle-orm'
import { check, customType, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { slotKind } from '../company/tables.ts'

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
		/** What the work is: 'repair' and its id. */
		work: text().notNull(),
		workId: integer('work_id').notNull(),
	},
	(t) => [uniqueIndex('assignments_work').on(t.work, t.workId)],
)
