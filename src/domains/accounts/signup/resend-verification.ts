import { resendAnswer } from '#contract/accounts/account-words.ts'
import type { Db } from '#platform/database/database.ts'
import { requestLink } from '../links/request-link.ts'

/**
 * Sends the verification mail again where one is due; the answer is the same for every address (A.R-10, A.E-09). Throws 429 within
 * a minute of the last request for that address, known or not, and after ten in an hour (A.E-10).
 */
export async function resendVerification(db: Db, email: string) {
	await requestLink(db, email, 'verify')
	return { message: resendAnswer }
}
