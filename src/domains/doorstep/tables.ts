import { sql } from 'drizzle-orm'
import {
	type AnyPgColumn,
	check,
	customType,
	date,
	index,
	integer,
	pgEnum,
	pgTable,
	primaryKey,
	text,
	time,
	timestamp,
	uniqueIndex,
} from 'drizzle-orm/pg-core'
import { slotKinds, type WorkKind } from '#contract/doorstep/doorstep-words.ts'
import { type PhotoMoment, photoMoments } from '#contract/doorstep/photo-words.ts'
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

/** The photos of one kind of work, each a stored file; `idOfWork` is the column that they name. */
export const workPhotoTable = (work: 'repair' | 'visit', idOfWork: () => AnyPgColumn) =>
	pgTable(
		`${work}_photos`,
		{
			id: integer().primaryKey().generatedAlwaysAsIdentity(),
			workId: integer(`${work}_id`).notNull().references(idOfWork, { onDelete: 'restrict' }),
			moment: text().$type<PhotoMoment>().notNull().default('after'),
			fileKey: text('file_key').notNull().unique(),
			/** Null for those of before anybody noted it. */
			takenBy: integer('taken_by').references(() => users.id, { onDelete: 'restrict' }),
			createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
		},
		(t) => [
			index(`${work}_photos_${work}`).on(t.workId, t.id),
			index(`${work}_photos_taken_by`).on(t.takenBy),
			check(`${work}_photos_moment`, sql`${t.moment} in (${sql.raw(photoMoments.map((moment) => `'${moment}'`).join(', '))})`),
		],
	)
export type WorkPhotoTable = ReturnType<typeof workPhotoTable>
