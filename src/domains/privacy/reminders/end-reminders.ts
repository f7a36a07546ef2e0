import { and, eq, isNull } from 'drizzle-orm'
import { unsubscribed } from '#contract/privacy/privacy-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { recordChange } from '#platform/database/record-change.ts'
import { notFound } from '#platform/http/problem.ts'
import type { Keys } from '#platform/keys.ts'
import { readRowToken } from '#platform/row-token.ts'
import { consents } from '../tables.ts'

/**
 * Takes back the consent to reminders for whoever got one with this token. Where there is none any more, also because the account is gone,
 * it says the same. Throws 404 for a token that we did not make.
 */
export async function endReminders(db: Db, keys: Keys, token: string): Promise<{ message: string }> {
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
