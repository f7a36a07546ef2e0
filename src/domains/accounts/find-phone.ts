import { and, eq } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import { isIndianMobile } from '#shared/phone.ts'
import { profiles, users } from './tables.ts'

/** The mobile number in somebody's profile; null without one, or where the account is disabled or gone. */
export async function findPhone(db: ReadDb, id: number): Promise<string | null> {
	const [owner] = await db
		.select({ phone: profiles.phoneNumber })
		.from(users)
		.innerJoin(profiles, eq(profiles.userId, users.id))
		.where(and(eq(users.id, id), eq(users.isActive, true)))
	return owner && isIndianMobile(owner.phone) ? owner.phone : null
}
