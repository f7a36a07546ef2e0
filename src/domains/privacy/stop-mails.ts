import { endedWords } from '#contract/accounts/notification-words.ts'
import { searchEnded } from '#contract/market/saved-search-words.ts'
import { holdCustomer } from '#domains/accounts/hold-customer.ts'
import { endSavedSearch } from '#domains/market/saved/save-search.ts'
import type { Db } from '#platform/database/database.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Keys } from '#platform/keys.ts'
import { readUnsubscribe } from '#platform/mail/unsubscribe.ts'
import { setChoice } from './preferences/set-choice.ts'
import { withdrawConsents } from './withdraw-consents.ts'

/**
 * Ends what the mail with this token was sent for: one saved search, the consent to reminders, or all mails of another purpose. Where there
 * is nothing to end any more, also because the account is gone, it says the same. Throws 404 for a token that we did not make.
 */
export async function stopMails(db: Db, keys: Keys, token: string): Promise<{ message: string }> {
	const { of, id } = readUnsubscribe(keys, token)
	if (of === 'search') {
		await endSavedSearch(db, id)
		return { message: searchEnded }
	}
	if (await (of === 'reminders' ? withdrawConsents(db, id, ['service_reminders']) : endByMail(db, id, of)))
		await recordChange(db, { collection: 'consents', id, customerId: id })
	return { message: endedWords[of] }
}

async function endByMail(db: Db, customerId: number, purpose: 'market' | 'plans') {
	// Nothing is written down about an account that is gone.
	if (!(await holdCustomer(db, customerId))) return false
	await setChoice(db, { customerId, purpose, channel: 'mail', isOn: false })
	return true
}
