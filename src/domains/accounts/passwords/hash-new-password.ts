import { commonPassword } from '#contract/accounts/account-words.ts'
import { refuseField } from '#platform/http/problem.ts'
import { hashPassword } from '#platform/passwords/hash-password.ts'
import { isCommonPassword } from './is-common-password.ts'

/**
 * The hash under which a new password is stored (A.E-04). Throws 400 at `field` for a well-known one (D-50), 503 when too many
 * wait (D-41). The other rules are the contract's.
 */
export async function hashNewPassword(password: string, field = 'password'): Promise<string> {
	if (isCommonPassword(password)) throw refuseField(field, commonPassword)
	return hashPassword(password)
}
