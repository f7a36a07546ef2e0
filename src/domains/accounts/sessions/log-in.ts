import { accountDisabled, emailNotVerified, wrongCredentials } from '#contract/accounts/account-words.ts'
import type { Login } from '#contract/accounts/accounts.ts'
import type { Db } from '#platform/database/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Keys } from '#platform/keys.ts'
import { beginSession } from './begin-session.ts'
import type { Credentials } from './check-credentials.ts'
import { countLoginFailure } from './count-login-failure.ts'
import { lockPerson } from './lock-person.ts'
import { refuseWhileLocked } from './refuse-while-locked.ts'

/**
 * Opens a session for checked credentials (A.R-16). Throws 401 for wrong ones, which are counted; 429 when the address was locked
 * meanwhile; 403 for a disabled account or an unverified address, told only to the owner of the password (A.R-06, A.R-08).
 */
export async function logIn(db: Db, keys: Keys, { email, userId, passwordHash }: Credentials, device: string): Promise<Login> {
	await refuseWhileLocked(db, email)
	const found = userId === null ? null : await lockPerson(db, userId)
	// A password that was changed since it was checked is a wrong one.
	if (found?.account.passwordHash !== passwordHash || !found)
		throw new Problem(401, wrongCredentials, { afterRefusal: (db) => countLoginFailure(db, email) })
	const { account } = found
	if (!account.isActive) throw new Problem(403, accountDisabled, { extra: { code: 'account_disabled' } })
	if (!account.emailVerifiedAt) throw new Problem(403, emailNotVerified, { extra: { code: 'email_not_verified' } })
	return beginSession(db, keys, found, device)
}
