import { setTimeout as pause } from 'node:timers/promises'
import { eq, inArray, sql } from 'drizzle-orm'
import { profiles, sessions, users } from '#domains/accounts/tables.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { hashPassword, passwordMatches } from '#platform/passwords/hash-password.ts'
import { demoAccounts } from './demo-accounts.ts'
import { idOf, idsByKey } from './ids.ts'
import { findModelIds } from './load-vehicles.ts'

/** The logins of D-04; the rider has a bike where the catalogue has its model. */
export async function loadAccounts(db: Db) {
	const createdAt = now()
	const rows: (typeof users.$inferInsert)[] = []
	// One after the other, since those that wait too long are refused.
	for (const { email, username, role, password } of demoAccounts)
		rows.push({ email, username, role, passwordHash: await patiently(() => hashPassword(password)), emailVerifiedAt: createdAt, createdAt })
	const userIds = idsByKey(await db.insert(users).values(rows).returning({ key: users.email, id: users.id }))
	const modelIds = await findModelIds(db)
	await db.insert(profiles).values(
		demoAccounts.map(({ email, profile, vehicle }) => ({
			...profile,
			userId: idOf(userIds, email),
			vehicleModelId: (vehicle && modelIds.get(`${vehicle.manufacturer} ${vehicle.model}`)) ?? null,
		})),
	)
}

/**
 * In production nobody logs in with a password that everybody can read (D-04), also where the database is older than that: it is taken
 * away, with all sessions, unless it was changed. Elsewhere it is given back.
 */
export async function setDemoLogins(db: Db, { isProduction }: { isProduction: boolean }) {
	const found = await db
		.select({ id: users.id, email: users.email, passwordHash: users.passwordHash })
		.from(users)
		.where(
			inArray(
				users.email,
				demoAccounts.map(({ email }) => email),
			),
		)
	for (const { id, email, passwordHash } of found) {
		const password = demoAccounts.find((account) => account.email === email)?.password ?? ''
		if (!isProduction && passwordHash === null) await setPassword(db, id, await patiently(() => hashPassword(password)))
		if (isProduction && passwordHash !== null && (await patiently(() => passwordMatches(passwordHash, password)))) {
			await setPassword(db, id, null)
			await db.delete(sessions).where(eq(sessions.userId, id))
		}
	}
}

const setPassword = (db: Db, id: number, passwordHash: string | null) =>
	db
		.update(users)
		.set({ passwordHash, tokenVersion: sql`${users.tokenVersion} + 1` })
		.where(eq(users.id, id))

/** Nobody waits for an answer here: what a busy machine refuses is asked again, a few times (D-41). */
async function patiently<Result>(work: () => Promise<Result>, tries = 10): Promise<Result> {
	try {
		return await work()
	} catch (error) {
		if (!(error instanceof Problem && error.retryAfter) || tries === 1) throw error
		await pause(error.retryAfter * 1_000)
		return patiently(work, tries - 1)
	}
}
