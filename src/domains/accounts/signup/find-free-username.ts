import { eq, sql } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import { users } from '../tables.ts'
import { deriveUsername } from './derive-username.ts'

const tries = 4

/** A username for somebody who was not asked for one, from the name or else the address, that nobody has. */
export async function findFreeUsername(db: ReadDb, person: { name: string; email: string }): Promise<string> {
	for (let nth = 0; nth < tries; nth += 1) {
		const username = deriveUsername({ ...person, nth })
		if ((await db.$count(users, eq(sql`lower(${users.username})`, username))) === 0) return username
	}
	return deriveUsername({ ...person, nth: tries })
}
