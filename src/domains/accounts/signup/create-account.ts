import { or, sql } from 'drizzle-orm'
import { type AccountRole, emailTaken, normalEmail, usernameTaken } from '#contract/accounts/account-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { emailVerified } from '../jobs.ts'
import { profiles, users } from '../tables.ts'
import { removeAbandonedAccounts } from './remove-abandoned-accounts.ts'

export type NewAccount = {
	email: string
	username: string
	/** Argon2id, PHC form; null for an account without a password. */
	passwordHash: string | null
	role: AccountRole
	doesFieldWork?: boolean
	/** Whether the address is known to be the person's. */
	verified: boolean
	name?: string
}

/**
 * Makes an account. Throws 400 with a message at `email`, `username` or both when another account has them in whatever case
 * (A.R-09, A.E-12); one that was abandoned unverified makes room.
 */
export async function createAccount(db: Db, { name, verified, ...account }: NewAccount): Promise<typeof users.$inferSelect> {
	const email = normalEmail(account.email)
	const createdAt = now()
	const insert = () =>
		db
			.insert(users)
			.values({ ...account, email, emailVerifiedAt: verified ? createdAt : null, createdAt })
			.onConflictDoNothing()
			.returning()
	let [made] = await insert()
	if (!made && (await removeAbandonedAccounts(db, { email, username: account.username }))) [made] = await insert()
	if (!made) throw await taken(db, email, account.username)
	if (verified) await enqueue(db, emailVerified, { userId: made.id }, { to: email })
	if (name) await db.insert(profiles).values({ userId: made.id, name })
	return made
}

async function taken(db: Db, email: string, username: string) {
	const hasEmail = sql<boolean>`(lower(${users.email}) = ${email})`
	const hasUsername = sql<boolean>`(lower(${users.username}) = ${username.toLowerCase()})`
	const others = await db.select({ hasEmail, hasUsername }).from(users).where(or(hasEmail, hasUsername))
	const fields = {
		...(others.some((other) => other.hasEmail) && { email: [emailTaken] }),
		...(others.some((other) => other.hasUsername) && { username: [usernameTaken] }),
	}
	return new Problem(400, emailTaken, { fields })
}
