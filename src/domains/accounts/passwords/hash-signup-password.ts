import type { Signup } from '#contract/accounts/accounts.ts'
import { hashPassword } from '#platform/passwords/hash-password.ts'

const atWork = new Map<string, Promise<string>>()

/**
 * The hash of a signup's password, before its transaction. The same form many times at once costs one hash, since one of them
 * wins at most. Throws 503 (D-41).
 */
export function hashSignupPassword({ email, password }: Signup): Promise<string> {
	const form = JSON.stringify([email, password])
	const hash = atWork.get(form) ?? hashPassword(password, 'signing up').finally(() => atWork.delete(form))
	atWork.set(form, hash)
	return hash
}
