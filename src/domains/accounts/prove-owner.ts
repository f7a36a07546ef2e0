import { and, eq, gt, isNull } from 'drizzle-orm'
import { fieldRequired } from '#contract/accounts/account-words.ts'
import { companyAccountStays, googleLoginMinutes, googleLoginNeeded, ownPasswordWrong } from '#contract/privacy/privacy-words.ts'
import { now } from '#platform/clock.ts'
import type { Db, ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { Problem, refuseField, unauthenticated } from '#platform/http/problem.ts'
import { passwordMatches } from '#platform/passwords/hash-password.ts'
import { countLoginFailure } from './sessions/count-login-failure.ts'
import { refuseWhileLocked } from './sessions/refuse-while-locked.ts'
import { lockSession } from './sessions/renew-tokens.ts'
import { socialIdentities, users } from './tables.ts'

/** `passwordHash` is what the password was compared with; null for an account without one. */
export type CheckedOwner = { email: string; passwordHash: string | null; isRight: boolean }

/**
 * How a customer proves that the account is his (D-43): by its password, or without one by a login with Google in the last ten minutes;
 * null when such a login has just been made. Throws 401 for a deleted account, 403 for one of the company.
 */
export async function findOwnerProof(db: ReadDb, actor: Actor): Promise<'password' | 'google' | null> {
	const { passwordHash } = await findCustomer(db, actor)
	if (passwordHash !== null) return 'password'
	return (await cameByGoogle(db, actor)) ? null : 'google'
}

/**
 * The slow part of the proof that the account is the caller's own, before the transaction. Throws as `findOwnerProof`, 403 where the login
 * with Google is too long ago, 400 at `password` for none, 429 while the address is locked, 503 (D-41).
 */
export async function checkOwner(db: ReadDb, actor: Actor, password: string): Promise<CheckedOwner> {
	const owner = await findCustomer(db, actor)
	if (owner.passwordHash === null) {
		if (!(await cameByGoogle(db, actor))) throw new Problem(403, googleLoginNeeded, { extra: { code: 'google_login_needed' } })
		return { ...owner, isRight: true }
	}
	if (password === '') throw refuseField('password', fieldRequired)
	await refuseWhileLocked(db, owner.email)
	return { ...owner, isRight: await passwordMatches(owner.passwordHash, password, 'confirming their password') }
}

async function findCustomer(db: ReadDb, actor: Actor) {
	const [account] = await db
		.select({ email: users.email, passwordHash: users.passwordHash, role: users.role })
		.from(users)
		.where(and(eq(users.id, actor.id), isNull(users.deletedAt)))
	if (!account) throw unauthenticated()
	const { role, ...owner } = account
	if (role !== 'customer') throw new Problem(403, companyAccountStays)
	return owner
}

async function cameByGoogle(db: ReadDb, actor: Actor) {
	const since = new Date(now().getTime() - googleLoginMinutes * 60_000)
	return (await db.$count(socialIdentities, and(eq(socialIdentities.userId, actor.id), gt(socialIdentities.lastUsedAt, since)))) > 0
}

/**
 * The owner's account, which until the transaction ends nobody else reads in order to write about it (`holdAccount`). Throws 400 at
 * `password` for a wrong one, which counts like one of a login; 401 when account or session ended meanwhile, 429 when the address was
 * locked.
 */
export async function holdOwner(db: Db, actor: Actor, { email, passwordHash, isRight }: CheckedOwner) {
	const [account] = await db
		.select({ id: users.id, email: users.email, username: users.username, passwordHash: users.passwordHash, role: users.role })
		.from(users)
		.where(and(eq(users.id, actor.id), isNull(users.deletedAt)))
		.for('update')
	if (account?.role !== 'customer' || !(await lockSession(db, actor))) throw unauthenticated()
	if (passwordHash !== null) await refuseWhileLocked(db, email)
	// A password that was changed since it was checked is a wrong one.
	if (!isRight || account.passwordHash !== passwordHash)
		throw refuseField('password', ownPasswordWrong, { afterRefusal: (db) => countLoginFailure(db, email) })
	return account
}
