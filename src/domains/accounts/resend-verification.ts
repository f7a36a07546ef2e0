import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { accountLimits, resendAnswer } from '#contract/account-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Keys } from '#platform/keys.ts'
import { queueVerification } from './queue-verification.ts'
import { mailRequests } from './tables.ts'

/**
 * Sends the verification mail again where one is due; the answer is the same for every address (A.R-10, A.E-09). Throws 429 within
 * a minute of the last request for that address, known or not, and after ten in an hour (A.E-10).
 */
export async function resendVerification(db: Db, keys: Keys, email: string) {
	const wait = await secondsToWait(db, email)
	if (wait > 0) throw new Problem(429, `Please wait ${wait} seconds before requesting another email.`, { retryAfter: wait })
	await db.insert(mailRequests).values({ email, purpose: 'verify', askedAt: now() })
	await queueVerification(db, keys, { email })
	return { message: resendAnswer }
}

async function secondsToWait(db: Db, email: string) {
	// One at a time for an address; the next statement sees what the one before committed.
	await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail verify ${email}`}, 0))`)
	const at = now().getTime()
	const recent = await db
		.select({ askedAt: mailRequests.askedAt })
		.from(mailRequests)
		.where(and(eq(mailRequests.email, email), eq(mailRequests.purpose, 'verify'), gt(mailRequests.askedAt, new Date(at - anHour))))
		.orderBy(desc(mailRequests.askedAt))
		.limit(accountLimits.resendsAnHour)
	const newest = recent[0]?.askedAt.getTime()
	const tooMany = recent[accountLimits.resendsAnHour - 1]?.askedAt.getTime()
	if (newest === undefined) return 0
	const free = Math.max(newest + accountLimits.resendSeconds * 1000, tooMany === undefined ? 0 : tooMany + anHour)
	return Math.ceil((free - at) / 1000)
}

const anHour = 3_600_000
