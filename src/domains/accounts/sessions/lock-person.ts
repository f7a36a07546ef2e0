import { eq } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { profiles, users } from '../tables.ts'

/** Locks an account that is about to open a session, and reads its name; of two logins at once only one is the first. */
export async function lockPerson(db: Db, id: number) {
	const [found] = await db
		.select({ account: users, name: profiles.name })
		.from(users)
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(eq(users.id, id))
		.for('no key update', { of: users })
	return found
}
