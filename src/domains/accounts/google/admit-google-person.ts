import { and, eq, ne, sql } from 'drizzle-orm'
import type { SignInFailure } from '#contract/accounts/sign-in-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { createAccount } from '../signup/create-account.ts'
import { deriveUsername } from '../signup/derive-username.ts'
import { profiles, socialIdentities, users } from '../tables.ts'
import { takeOverAccount } from './take-over-account.ts'

/** Whom Google knows by `subject`; the address is verified there, and written as accounts write it. */
export type GooglePerson = { subject: string; email: string; name: string }
type Admitted = { userId: number } | { refused: SignInFailure }

const provider = 'google'
/** Tries: somebody else may take the address or the username at the same moment, and each retry sees one more of them. */
const tries = 6

/**
 * The account of somebody who came by Google (A.R-15): that of the identity, else that of the address, else a new one. An account
 * that a stranger made with the address and never verified becomes the owner's, without anything of the stranger. Refused are
 * disabled accounts, one of the company's that waits for its own verification, and an address whose account belongs to
 * another person at Google.
 */
export async function admitGooglePerson(db: Db, person: GooglePerson): Promise<Admitted> {
	for (let nth = 0; nth < tries; nth += 1) {
		const known = (await findByIdentity(db, person)) ?? (await findByEmail(db, person))
		if (known) return admit(db, known, person)
		const made = await make(db, person, nth)
		if (made) return admit(db, made, person)
	}
	return { refused: 'unavailable' }
}

type Account = typeof users.$inferSelect

/** Sign-ins, logins, resets and changes of one account happen one after the other. */
async function findByIdentity(db: Db, { subject }: GooglePerson) {
	const [found] = await db
		.select({ account: users })
		.from(socialIdentities)
		.innerJoin(users, eq(users.id, socialIdentities.userId))
		.where(and(eq(socialIdentities.provider, provider), eq(socialIdentities.subject, subject)))
		.for('no key update', { of: users })
	return found?.account
}

async function findByEmail(db: Db, { email }: GooglePerson) {
	const [account] = await db
		.select()
		.from(users)
		.where(eq(sql`lower(${users.email})`, email))
		.for('no key update')
	return account
}

/** A new account without a password; null when somebody has taken the address or the username meanwhile. */
async function make(db: Db, { email, name }: GooglePerson, nth: number) {
	const username = deriveUsername({ name, email, nth })
	return createAccount(db, { email, username, passwordHash: null, role: 'customer', verified: true }).catch((error: unknown) => {
		if (error instanceof Problem && error.fields) return null
		throw error
	})
}

async function admit(db: Db, account: Account, person: GooglePerson): Promise<Admitted> {
	if (!account.isActive) return { refused: 'disabled' }
	if (!account.emailVerifiedAt && account.role !== 'customer') return { refused: 'waiting' }
	if (await hasOtherIdentity(db, account, person)) return { refused: 'other' }
	if (!account.emailVerifiedAt) await takeOverAccount(db, account, person)
	await noteIdentity(db, account, person)
	await nameProfile(db, account, person)
	return { userId: account.id }
}

async function hasOtherIdentity(db: Db, { id }: Account, { subject }: GooglePerson) {
	const { userId, provider: itsProvider, subject: itsSubject } = socialIdentities
	return (await db.$count(socialIdentities, and(eq(userId, id), eq(itsProvider, provider), ne(itsSubject, subject)))) > 0
}

/** When somebody last came by Google is what a deletion without a password asks for (D-43). */
async function noteIdentity(db: Db, { id }: Account, { subject }: GooglePerson) {
	const at = now()
	await db
		.insert(socialIdentities)
		.values({ provider, subject, userId: id, createdAt: at, lastUsedAt: at })
		.onConflictDoUpdate({ target: [socialIdentities.provider, socialIdentities.subject], set: { lastUsedAt: at } })
}

/** Google's name for the person, where the profile has none. */
async function nameProfile(db: Db, { id }: Account, { name }: GooglePerson) {
	const line = name
		.normalize('NFC')
		.replace(/\p{Cc}+/gu, ' ')
		.trim()
		.slice(0, 255)
	if (line === '') return
	await db
		.insert(profiles)
		.values({ userId: id, name: line })
		.onConflictDoUpdate({
			target: profiles.userId,
			set: { name: line, version: sql`${profiles.version} + 1` },
			setWhere: eq(profiles.name, ''),
		})
}
