import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { forbidden, notFound, Problem, refuse } from '#platform/http/problem.ts'
import { profiles, users } from '../tables.ts'

export type HeldAccount = Awaited<ReturnType<typeof holdAccountForStaff>>

/**
 * An account that somebody of the company is about to change; until the transaction ends nobody else changes it. Throws 404, 403
 * for anybody but a customer by anybody but an admin (D-48). The caller's own account is held too and looked at again, so that of
 * two admins who demote each other one stays. Throws 400 for one that its customer deleted.
 */
export async function holdAccountForStaff(db: Db, actor: Actor, id: number) {
	const held = await db
		.select({
			id: users.id,
			email: users.email,
			role: users.role,
			isActive: users.isActive,
			deletedAt: users.deletedAt,
			doesFieldWork: users.doesFieldWork,
			hasPassword: sql<boolean>`${users.passwordHash} is not null`,
			isVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
			name: sql<string>`coalesce(${profiles.name}, '')`,
		})
		.from(users)
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(inArray(users.id, [actor.id, id]))
		.orderBy(asc(users.id))
		.for('no key update', { of: users })
	const caller = held.find((account) => account.id === actor.id)
	if (!caller?.isActive || caller.role !== actor.role) throw forbidden()
	const account = held.find((other) => other.id === id)
	if (!account) throw notFound()
	if (account.role !== 'customer' && actor.role !== 'admin')
		throw new Problem(403, 'Only an admin may change the account of somebody of the company.')
	if (account.deletedAt) throw refuse('This account was deleted by its customer and cannot be changed.')
	return account
}
