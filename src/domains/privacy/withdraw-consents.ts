import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { ConsentPurpose } from '#contract/privacy/privacy-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { notificationChoices } from '#platform/mail/tables.ts'
import { consents } from './tables.ts'

/**
 * Withdraws those of these consents that are given; they stay as proof. With the consent to reminders go the short messages about them,
 * also those that wait to be sent: given again, it is a consent to mails alone. Answers whether there was one.
 */
export async function withdrawConsents(db: Db, userId: number, purposes: readonly ConsentPurpose[]): Promise<boolean> {
	const withdrawn = await db
		.update(consents)
		.set({ withdrawnAt: now() })
		.where(and(eq(consents.userId, userId), inArray(consents.purpose, [...purposes]), isNull(consents.withdrawnAt)))
		.returning({ purpose: consents.purpose })
	if (withdrawn.some(({ purpose }) => purpose === 'service_reminders'))
		await db
			.delete(notificationChoices)
			.where(and(eq(notificationChoices.customerId, userId), eq(notificationChoices.purpose, 'reminders')))
	return withdrawn.length > 0
}
