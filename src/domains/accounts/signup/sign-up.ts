import { accountCreated } from '#contract/accounts/account-words.ts'
import type { Signup } from '#contract/accounts/accounts.ts'
import type { Db } from '#platform/database/database.ts'
import type { Keys } from '#platform/keys.ts'
import { queueLink } from '../links/queue-link.ts'
import { createAccount } from './create-account.ts'

/** Makes a customer's account and mails the link that verifies its address (A.ACC-23, A.ACC-33). Throws as `createAccount`. */
export async function signUp(db: Db, keys: Keys, { email, username }: Signup, passwordHash: string) {
	const { id } = await createAccount(db, { email, username, passwordHash, role: 'customer', verified: false })
	await queueLink(db, keys, { id }, 'verify')
	return { message: accountCreated, user: { id, email, username } }
}
