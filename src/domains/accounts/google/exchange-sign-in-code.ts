import { and, eq, gt, isNull } from 'drizzle-orm'
import { accountDisabled } from '#contract/accounts/account-words.ts'
import type { Login } from '#contract/accounts/accounts.ts'
import { signInOver } from '#contract/accounts/sign-in-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Keys } from '#platform/keys.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { lockPerson } from '../sessions/lock-person.ts'
import { signInCodes } from '../tables.ts'
import { hashSignInCode } from './issue-sign-in-code.ts'

/** `browser` is the secret of the browser that brings the code; null when it has begun no sign-in. */
type Exchange = { code: string; browser: string | null; device: string }

/**
 * Opens a session for the code that a sign-in by Google ended with (A.R-15). Throws 401 for one that is unknown, used, older than a
 * minute or another browser's, 403 when the account was disabled meanwhile.
 */
export async function exchangeSignInCode(db: Db, keys: Keys, { code, browser, device }: Exchange): Promise<Login> {
	const userId = browser === null ? null : await takeCode(db, code, browser)
	const person = userId === null ? undefined : await lockPerson(db, userId)
	if (!person?.account.emailVerifiedAt) throw new Problem(401, signInOver)
	if (!person.account.isActive) throw new Problem(403, accountDisabled, { extra: { code: 'account_disabled' } })
	return beginSession(db, keys, person, device)
}

/** Of several who bring a code at once one has it. */
async function takeCode(db: Db, code: string, browser: string) {
	const at = now()
	const [taken] = await db
		.update(signInCodes)
		.set({ usedAt: at })
		.where(and(eq(signInCodes.codeHash, hashSignInCode(code, browser)), isNull(signInCodes.usedAt), gt(signInCodes.expiresAt, at)))
		.returning({ userId: signInCodes.userId })
	return taken?.userId ?? null
}
