import { and, eq, ne, or, sql } from 'drizzle-orm'
import { users } from '#domains/accounts/tables.ts'
import type { Db } from '#platform/database/database.ts'
import { refuseField } from '#platform/http/problem.ts'

/** Who is sent to customers: technicians, and others of the company whom an admin marked (D-62). */
export const doesFieldWork = sql<boolean>`(${or(eq(users.role, 'technician'), and(ne(users.role, 'customer'), users.doesFieldWork))})`

/**
 * Throws 400 at `technician` for anybody who cannot be sent to work: somebody who does no field work, a disabled account, nobody at all.
 * Until the transaction ends he stays who he is, so that nobody is sent who is being disabled at this moment.
 */
export async function findAssignable(db: Db, technicianId: number) {
	const [found] = await db
		.select({ id: users.id })
		.from(users)
		.where(and(eq(users.id, technicianId), eq(users.isActive, true), doesFieldWork))
		.for('share')
	if (!found) throw refuseField('technician', 'This is not a technician who can be sent. Please choose another.')
}
