import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { accountLimits, resendTooSoon, resetTooSoon } from '#contract/accounts/account-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { one } from '#shared/one.ts'
import { mailRequests } from '../tables.ts'

type Purpose = (typeof mailRequests.$inferSelect)['purpose']

/** How often an address may ask: in an hour, and seconds between two requests (A.R-10, A.E-10). */
const allowed = {
	verify: { anHour: accountLimits.resendsAnHour, secondsApart: accountLimits.resendSeconds, tooSoon: resendTooSoon },
	reset: { anHour: accountLimits.resetsAnHour, secondsApart: 0, tooSoon: resetTooSoon },
}

/**
 * Writes down that somebody asked for a mail to this address, known or not, and answers the id of the request. Throws 429 with
 * Retry-After when it was asked for too often. Nothing is looked up, so its time tells nothing about the address (A.E-09).
 */
export async function requestMail(db: Db, email: string, purpose: Purpose): Promise<number> {
	const wait = await secondsToWait(db, email, purpose)
	if (wait > 0) throw new Problem(429, allowed[purpose].tooSoon(wait), { retryAfter: wait })
	const written = await db.insert(mailRequests).values({ email, purpose, askedAt: now() }).returning({ id: mailRequests.id })
	return one(written).id
}

async function secondsToWait(db: Db, email: string, purpose: Purpose) {
	// One at a time for an address; the next statement sees what the one before committed.
	await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${purpose} ${email}`}, 0))`)
	const { anHour, secondsApart } = allowed[purpose]
	const at = now().getTime()
	const recent = await db
		.select({ askedAt: mailRequests.askedAt })
		.from(mailRequests)
		.where(and(eq(mailRequests.email, email), eq(mailRequests.purpose, purpose), gt(mailRequests.askedAt, new Date(at - hour))))
		.orderBy(desc(mailRequests.askedAt))
		.limit(anHour)
	const newest = recent[0]?.askedAt.getTime()
	const tooMany = recent[anHour - 1]?.askedAt.getTime()
	if (newest === undefined) return 0
	const free = Math.max(newest + secondsApart * 1000, tooMany === undefined ? 0 : tooMany + hour)
	return Math.ceil((free - at) / 1000)
}

const hour = 3_600_000
