import { eq, sql } from 'drizzle-orm'
import type { PasswordLogin } from '#contract/accounts/accounts.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { passwordMatches } from '#platform/passwords/hash-password.ts'
import { users } from '../tables.ts'
import { refuseWhileLocked } from './refuse-while-locked.ts'

/** `userId` is null when the password is nobody's, else the account whose `passwordHash` it fits. */
export type Credentials = { email: string; userId: number | null; passwordHash: string | null }

/**
 * The slow part of a login, before its transaction. An unknown address takes as long as a wrong password (A.E-03). Throws 429
 * while the address is locked, without hashing, and 503 when too many wait (D-41).
 */
export async function checkCredentials(db: ReadDb, { email, password }: PasswordLogin): Promise<Credentials> {
	await refuseWhileLocked(db, email)
	const [account] = await db
		.select({ id: users.id, passwordHash: users.passwordHash })
		.from(users)
		.where(eq(sql`lower(${users.email})`, email))
	const passwordHash = account?.passwordHash ?? null
	const matches = await passwordMatches(passwordHash, password)
	return { email, passwordHash, userId: matches && account ? account.id : null }
}
