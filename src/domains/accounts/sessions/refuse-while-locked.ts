import { and, eq, gt } from 'drizzle-orm'
import { tooManyAttempts } from '#contract/accounts/account-words.ts'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { loginFailures } from '../tables.ts'

/** Throws 429 with Retry-After while the address is locked; trying does not make that longer (A.E-01, A.E-02). */
export async function refuseWhileLocked(db: ReadDb, email: string): Promise<void> {
	const at = now()
	const [locked] = await db
		.select({ until: loginFailures.lockedUntil })
		.from(loginFailures)
		.where(and(eq(loginFailures.email, email), gt(loginFailures.lockedUntil, at)))
	if (!locked?.until) return
	const seconds = Math.ceil((locked.until.getTime() - at.getTime()) / 1000)
	throw new Problem(429, tooManyAttempts(seconds), { retryAfter: seconds })
}
