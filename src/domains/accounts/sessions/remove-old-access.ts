import { and, isNull, lte, or } from 'drizzle-orm'
import { accountLimits } from '#contract/accounts/account-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { removeOldRows } from '#platform/database/remove-old-rows.ts'
import { emailTokens, knownDevices, loginFailures, mailRequests, refreshTokens, sessions, signInCodes } from '../tables.ts'
import { knownSince } from './note-device.ts'

/** Days for which an ended session is still listed, and an expired link is still recognised as one. */
const retentionDays = 30

/**
 * Removes what has expired: counts of wrong passwords and of mails beyond their limits (A.R-06, A.R-10), refresh tokens and sign-in codes,
 * sessions and mailed links 30 days after their end, and devices that nobody used for 90. `db` must be no transaction.
 */
export async function removeOldAccess(db: Db): Promise<void> {
	const at = now()
	const minutesAgo = (minutes: number) => new Date(at.getTime() - minutes * 60_000)
	const longAgo = minutesAgo(retentionDays * 24 * 60)
	const { lastFailureAt, lockedUntil } = loginFailures
	const isForgotten = and(lte(lastFailureAt, minutesAgo(accountLimits.lockMinutes)), or(isNull(lockedUntil), lte(lockedUntil, at)))
	await removeOldRows(db, loginFailures, isForgotten)
	await removeOldRows(db, mailRequests, lte(mailRequests.askedAt, minutesAgo(60)))
	// Before their sessions, so that no session takes thousands of tokens with it in one statement.
	await removeOldRows(db, refreshTokens, lte(refreshTokens.expiresAt, at))
	await removeOldRows(db, sessions, or(lte(sessions.endedAt, longAgo), lte(sessions.expiresAt, longAgo)))
	await removeOldRows(db, signInCodes, lte(signInCodes.expiresAt, at))
	await removeOldRows(db, emailTokens, lte(emailTokens.expiresAt, longAgo))
	await removeOldRows(db, knownDevices, lte(knownDevices.lastSeenAt, knownSince()))
}
