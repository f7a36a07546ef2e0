import { eq, sql } from 'drizzle-orm'
import { accountLimits } from '#contract/accounts/account-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { mailAccountLocked } from '../jobs.ts'
import { loginFailures, users } from '../tables.ts'
import { refuseWhileLocked } from './refuse-while-locked.ts'

/**
 * Counts a wrong password for an address, known or not; the fifth within 15 minutes of the one before locks it for 15 minutes
 * (A.R-06), which its owner is told. Throws 429 when it was locked already, which counts nothing. Of many at once each is counted.
 */
export async function countLoginFailure(db: Db, email: string): Promise<void> {
	const at = now()
	const minutes = (count: number) => new Date(at.getTime() + count * 60_000)
	const lockEnd = minutes(accountLimits.lockMinutes)
	const forgotten = minutes(-accountLimits.lockMinutes)
	const { failures, lastFailureAt, lockedUntil } = loginFailures
	// A lock that is over, and failures long ago, begin a new count.
	const count = sql`case when ${lockedUntil} is not null or ${lastFailureAt} <= ${forgotten} then 1 else ${failures} + 1 end`
	const counted = await db
		.insert(loginFailures)
		.values({ email, failures: 1, lastFailureAt: at })
		.onConflictDoUpdate({
			target: loginFailures.email,
			set: {
				failures: count,
				lastFailureAt: at,
				lockedUntil: sql`case when (${count}) >= ${accountLimits.lockAfter} then ${lockEnd}::timestamptz end`,
			},
			setWhere: sql`${lockedUntil} is null or ${lockedUntil} <= ${at}`,
		})
		.returning({ lockedUntil })
	if (counted.length === 0) await refuseWhileLocked(db, email)
	const until = counted[0]?.lockedUntil
	if (until) await queueLockNotice(db, email, until)
}

/** The same is done where nobody has the address. */
async function queueLockNotice(db: Db, email: string, until: Date) {
	const [owner] = await db
		.select({ id: users.id })
		.from(users)
		.where(eq(sql`lower(${users.email})`, email))
	await enqueue(db, mailAccountLocked, { userId: owner?.id ?? null, until: until.toISOString() }, { to: email })
}
