import { eq, sql } from 'drizzle-orm'
import type { StaffUser } from '#contract/staff.ts'
import { loginFailures, profiles, users } from '#domains/accounts/tables.ts'
import { repairs } from '#domains/repairs/tables.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { notFound } from '#platform/http/problem.ts'

export const selectUsers = (db: Db) =>
	db
		.select({
			id: users.id,
			email: users.email,
			username: users.username,
			name: sql<string>`coalesce(${profiles.name}, '')`,
			phone_number: sql<string>`coalesce(${profiles.phoneNumber}, '')`,
			role: users.role,
			is_active: users.isActive,
			is_verified: sql<boolean>`${users.emailVerifiedAt} is not null`,
			is_locked: sql<boolean>`coalesce(${loginFailures.lockedUntil} > ${now().toISOString()}::timestamptz, false)`,
			registration_number: sql<string>`coalesce(${profiles.registrationNumber}, '')`,
			repairs_count: sql<number>`(select count(*)::int from ${repairs} where ${repairs.customerId} = ${users.id})`,
			lastLoginAt: users.lastLoginAt,
			version: users.version,
			createdAt: users.createdAt,
		})
		.from(users)
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.leftJoin(loginFailures, eq(loginFailures.email, users.email))

type UserRow = Awaited<ReturnType<typeof selectUsers>>[number]

export const presentUser = ({ lastLoginAt, createdAt, ...row }: UserRow): StaffUser => ({
	...row,
	is_staff: row.role !== 'customer',
	last_login_at: lastLoginAt?.toISOString() ?? null,
	created_at: createdAt.toISOString(),
})

/** An account as staff see it. Throws 404. */
export async function findUser(db: Db, id: number): Promise<StaffUser> {
	const [row] = await selectUsers(db).where(eq(users.id, id))
	if (!row) throw notFound()
	return presentUser(row)
}
