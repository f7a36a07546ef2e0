import { and, eq, isNull } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { emailVerified } from '../jobs.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { deriveUsername } from '../signup/derive-username.ts'
import { emailTokens, profiles, users } from '../tables.ts'

/** The try at which `deriveUsername` adds a number so long that nobody has it. */
const surelyFree = 6

/**
 * Gives an account that was never verified to the owner of its address, who has just proved to be it (A.R-15). Whoever made it may
 * be a stranger: password, username, profile, mailed links and sessions are gone. The account must be locked.
 */
export async function takeOverAccount(db: Db, { id }: { id: number }, owner: { name: string; email: string }): Promise<void> {
	const at = now()
	const username = deriveUsername({ ...owner, nth: surelyFree })
	await db.update(users).set({ passwordHash: null, username, emailVerifiedAt: at }).where(eq(users.id, id))
	await enqueue(db, emailVerified, { userId: id }, { to: owner.email })
	await db.delete(profiles).where(eq(profiles.userId, id))
	await db
		.update(emailTokens)
		.set({ replacedAt: at })
		.where(and(eq(emailTokens.userId, id), isNull(emailTokens.usedAt), isNull(emailTokens.replacedAt)))
	await endSessions(db, id)
}
