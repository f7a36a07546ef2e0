import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { shownName } from './shown-name.ts'
import { profiles, users } from './tables.ts'

/** An account as those who book for its person need it; `phone` and `name` are '' where the profile has none. */
export type HeldCustomer = { id: number; email: string; name: string; phone: string }

/**
 * The account for which staff book; until the transaction ends it is not deleted (D-43). Null for one that is absent, disabled or deleted.
 */
export const holdCustomer = (db: Db, id: number): Promise<HeldCustomer | null> => hold(db, eq(users.id, id), 'key share')

/**
 * The account that has verified this address, to which what was booked on the phone belongs (D-53); null without one. One that is just
 * verifying it is waited for.
 */
export const holdOwnerOfEmail = (db: Db, email: string): Promise<HeldCustomer | null> =>
	hold(db, and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNotNull(users.emailVerifiedAt)), 'share')

async function hold(db: Db, whose: SQL | undefined, lock: 'key share' | 'share') {
	const [found] = await db
		.select({
			id: users.id,
			email: users.email,
			name: shownName,
			phone: sql<string>`coalesce(${profiles.phoneNumber}, '')`,
		})
		.from(users)
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(and(whose, eq(users.isActive, true), isNull(users.deletedAt)))
		.for(lock, { of: users })
	return found ?? null
}
