import { accountCreated } from '#contract/accounts/account-words.ts'
import type { Signup } from '#contract/accounts/accounts.ts'
import type { Db } from '#platform/database/database.ts'
import type { Keys } from '#platform/keys.ts'
import { createAccount } from './create-account.ts'
import { queueVerification } from './queue-verification.ts'

/** Makes a customer's account and mails the link that verifies its address (A.ACC-23, A.ACC-33). Throws as `createAccount`. */
export async function signUp(db: Db, keys: Keys, { email, username }: Signup, passwordHash: string) {
	const { id } = await createAccount(db, { email, username, passwordHash, role: 'customer', verified: false })
	await queueVerification(db, keys, { id })
	return { message: accountCreated, user: { id, email, username } }
}
