import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { shownName } from '#domains/accounts/shown-name.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import { doesFieldWork } from '#domains/doorstep/find-assignable.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'

/**
 * Whose work a day shows, by name: everybody who can be sent, and whoever else has `busy` work then, so that what a disabled
 * or demoted person still has is seen and given to others. A technician sees himself alone (D-48).
 */
export function listLanes(db: ReadDb, actor: Actor, busy: readonly number[]) {
	const others = or(and(doesFieldWork, eq(users.isActive, true)), inArray(users.id, [...busy]))
	const name = shownName
	return db
		.select({
			id: users.id,
			name,
			phone_number: sql<string>`coalesce(${profiles.phoneNumber}, '')`,
			is_active: sql<boolean>`${users.isActive} and ${doesFieldWork}`,
		})
		.from(users)
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(actor.role === 'technician' ? eq(users.id, actor.id) : others)
		.orderBy(asc(sql`lower(${name})`), asc(users.id))
}
