import { eq, inArray } from 'drizzle-orm'
import { profiles, users } from '#domains/accounts/tables.ts'
import type { Db } from '#platform/database/database.ts'

/** What a customer is told about who comes. */
export type Technician = { name: string; phone: string }

/** Names and phone numbers of technicians by their account, in one statement; none when nobody is asked for. */
export async function findTechnicians(db: Db, ids: readonly number[]): Promise<Map<number, Technician>> {
	if (ids.length === 0) return new Map()
	const rows = await db
		.select({ id: users.id, username: users.username, name: profiles.name, phone: profiles.phoneNumber })
		.from(users)
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(inArray(users.id, [...new Set(ids)]))
	return new Map(rows.map(({ id, username, name, phone }) => [id, { name: name || username, phone: phone ?? '' }]))
}
