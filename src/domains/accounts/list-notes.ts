import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ReadDb } from '#platform/database/database.ts'
import { shownName } from './shown-name.ts'
import { type noteColumns, profiles, users } from './tables.ts'

type Notes = PgTable & Record<keyof ReturnType<typeof noteColumns>, PgColumn>
/** The company's internal notes, oldest first; `which` selects what they are about. */
export async function listNotes(db: ReadDb, notes: Notes, which: SQL) {
	const found = await db
		.select({
			id: sql<number>`${notes.id}`,
			author_name: shownName,
			text: sql<string>`${notes.text}`,
			createdAt: sql<Date>`${notes.createdAt}`.mapWith((at: string) => new Date(at)),
		})
		.from(notes)
		.innerJoin(users, eq(users.id, notes.authorId))
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(which)
		.orderBy(asc(notes.id))
	return found.map(({ createdAt, ...note }) => ({ ...note, created_at: createdAt.toISOString() }))
}

type Events<Status> = PgTable & Record<'id' | 'actorId' | 'byCompany', PgColumn> & { status: PgColumn & { _: { data: Status } } }
/** Which staff member took each step, in the order of the steps. */
export const listStepTakers = <Status>(db: ReadDb, events: Events<Status>, which: SQL) =>
	db
		.select({ status: sql<Status>`${events.status}`, name: shownName })
		.from(events as PgTable)
		.innerJoin(users, eq(users.id, events.actorId))
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(and(which, eq(events.byCompany, true)))
		.orderBy(asc(events.id))
