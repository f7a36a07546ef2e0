import { setTimeout as pause } from 'node:timers/promises'
import { profiles, users } from '#domains/accounts/tables.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { hashPassword } from '#platform/passwords/hash-password.ts'
import { demoAccounts } from './demo-accounts.ts'
import { idOf, idsByKey } from './ids.ts'
import { findModelIds } from './load-vehicles.ts'

/** The logins of D-04; the rider has a bike where the catalogue has its model. */
export async function loadAccounts(db: Db) {
	const createdAt = now()
	const rows: (typeof users.$inferInsert)[] = []
	// One after the other, since those that wait too long are refused.
	for (const { email, username, role, password } of demoAccounts)
		rows.push({ email, username, role, passwordHash: await hashPatiently(password), emailVerifiedAt: createdAt, createdAt })
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

/** Nobody waits for an answer here: what a busy machine refuses is asked again, a few times (D-41). */
async function hashPatiently(password: string, tries = 10): Promise<string> {
	try {
		return await hashPassword(password)
	} catch (error) {
		if (!(error instanceof Problem && error.retryAfter) || tries === 1) throw error
		await pause(error.retryAfter * 1_000)
		return hashPatiently(password, tries - 1)
	}
}
