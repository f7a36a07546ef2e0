import { accountDisabled, alreadyVerified } from '#contract/accounts/account-words.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuse } from '#platform/http/problem.ts'
import type { Keys } from '#platform/keys.ts'
import { queueLink } from '../links/queue-link.ts'
import { holdAccountForStaff } from './hold-account-for-staff.ts'

/**
 * Mails the link that verifies an account's address again, or the invitation of somebody of the company who has no password yet
 * (A.ADMIN-27, D-46, D-53); the customer's own minute of waiting is not for staff. Throws 404, 403 as every change of an account, 400 where
 * no mail is due.
 */
export async function resendVerificationMail(db: Db, actor: Actor, keys: Keys, id: number) {
	const account = await holdAccountForStaff(db, actor, id)
	if (account.isVerified) throw refuse(alreadyVerified)
	if (!account.isActive) throw refuse(accountDisabled)
	const isInvited = account.role !== 'customer' && !account.hasPassword
	await queueLink(db, keys, { id }, isInvited ? 'invite' : 'verify')
	await recordStaffChange(db, actor, { collection: 'users', id, action: 'resend-verification', before: null, after: null })
	return { message: isInvited ? 'A new invitation has been sent.' : 'A new verification link has been sent.' }
}
