import { and, eq, inArray, sql } from 'drizzle-orm'
import type { StaffTechnician } from '#contract/company/staff-company.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import { openStatuses } from '#domains/repairs/open-statuses.ts'
import { repairs } from '#domains/repairs/tables.ts'
import type { Db } from '#platform/database/database.ts'
import { notFound } from '#platform/http/problem.ts'

export const isTechnician = eq(users.role, 'technician')

/** Work that is still his: neither done nor cancelled. */
const openRepairs = sql<number>`(select count(*)::int from ${repairs}
	where ${repairs.technicianId} = ${users.id} and ${inArray(repairs.status, openStatuses)})`

export const selectTechnicians = (db: Db) =>
	db
		.select({
			id: users.id,
			name: sql<string>`coalesce(nullif(${profiles.name}, ''), ${users.username})`,
			email: users.email,
			phone_number: sql<string>`coalesce(${profiles.phoneNumber}, '')`,
			is_active: users.isActive,
			open_repairs: openRepairs,
			createdAt: users.createdAt,
		})
		.from(users)
		.leftJoin(profiles, eq(profiles.userId, users.id))

type Row = Awaited<ReturnType<typeof selectTechnicians>>[number]

export const presentTechnician = ({ createdAt, ...row }: Row): StaffTechnician => ({ ...row, created_at: createdAt.toISOString() })

/** Somebody who can be sent, or could before he was disabled. Throws 404, for any other account too. */
export async function findTechnician(db: Db, id: number): Promise<StaffTechnician> {
	const [row] = await selectTechnicians(db).where(and(isTechnician, eq(users.id, id)))
	if (!row) throw notFound()
	return presentTechnician(row)
}
