import { and, eq, sql } from 'drizzle-orm'
import type { StaffTechnician } from '#contract/accounts/staff-accounts.ts'
import { shownName } from '#domains/accounts/shown-name.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import { doesFieldWork } from '#domains/doorstep/find-assignable.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { notFound } from '#platform/http/problem.ts'
import { workSources } from './work-sources.ts'

/** Work that is still his, of every kind together. */
const openWork = sql<number>`(${sql.join(
	workSources.map((source) => source.openWorkOf(users.id)),
	sql` + `,
)})`

export const selectTechnicians = (db: ReadDb) =>
	db
		.select({
			id: users.id,
			name: shownName,
			email: users.email,
			phone_number: sql<string>`coalesce(${profiles.phoneNumber}, '')`,
			is_active: users.isActive,
			open_work: openWork,
			createdAt: users.createdAt,
		})
		.from(users)
		.leftJoin(profiles, eq(profiles.userId, users.id))

type Row = Awaited<ReturnType<typeof selectTechnicians>>[number]

export const presentTechnician = ({ createdAt, ...row }: Row): StaffTechnician => ({ ...row, created_at: createdAt.toISOString() })

/** Somebody who can be sent, or could before he was disabled. Throws 404, for any other account too. */
export async function findTechnician(db: ReadDb, id: number): Promise<StaffTechnician> {
	const [row] = await selectTechnicians(db).where(and(doesFieldWork, eq(users.id, id)))
	if (!row) throw notFound()
	return presentTechnician(row)
}
