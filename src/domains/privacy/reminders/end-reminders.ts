import { and, eq, isNull } from 'drizzle-orm'
import { searchEnded } from '#contract/market/saved-search-words.ts'
import { unsubscribed } from '#contract/privacy/privacy-words.ts'
import { endSavedSearch } from '#domains/market/saved/save-search.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { recordChange } from '#platform/database/record-change.ts'
import { notFound } from '#platform/http/problem.ts'
import type { Keys } from '#platform/keys.ts'
import { readRowToken } from '#platform/row-token.ts'
import { consents } from '../tables.ts'

/**
 * Ends the saved search that a mail with this token was about, or takes back the consent to reminders for whoever got one with it. Where
 * there is none any more, also because the account is gone, it says the same. Throws 404 for a token that we did not make.
 */
export async function endReminders(db: Db, keys: Keys, token: string): Promise<{ message: string }> {
	const searchId = readRowToken(keys, 'saved search', token)
	if (searchId !== null) {
		await endSavedSearch(db, searchId)
		return { message: searchEnded }
	}
	const userId = readRowToken(keys, 'unsubscribe', token)
	if (userId === null) throw notFound()
	const ended = await db
		.update(consents)
		.set({ withdrawnAt: now() })
		.where(and(eq(consents.userId, userId), eq(consents.purpose, 'service_reminders'), isNull(consents.withdrawnAt)))
		.returning({ id: consents.userId })
	if (ended.length > 0) await recordChange(db, { collection: 'consents', id: userId, customerId: userId })
	return { message: unsubscribed }
}
