import { resetAnswer } from '#contract/accounts/account-words.ts'
import type { Db } from '#platform/database/database.ts'
import { requestLink } from '../links/request-link.ts'

/**
 * Mails a link that sets a new password, if an active account has this address, verified or not; the answer is the same for every
 * address (A.R-10, A.E-09). Throws 429 after five in an hour for one address (D-46).
 */
export async function forgotPassword(db: Db, email: string) {
	await requestLink(db, email, 'reset')
	return { detail: resetAnswer }
}
