import { and, eq } from 'drizzle-orm'
import type { StaffRepair } from '#contract/staff.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound } from '#platform/http/problem.ts'
import { findRepairParts } from '../find-repair-parts.ts'
import type { RepairRow } from '../present-repair.ts'
import { repairs } from '../tables.ts'
import { presentStaffRepair } from './present-staff-repair.ts'
import { inSightOf } from './staff-permissions.ts'

/** A repair as the company reads it. Throws 404, for a technician also where it is not assigned to him (D-48). */
export async function findRepairForStaff(db: Db, actor: Actor, id: number): Promise<StaffRepair> {
	const rows = await db
		.select()
		.from(repairs)
		.where(and(eq(repairs.id, id), inSightOf(actor)))
	const [parts] = await findRepairParts(db, rows)
	if (!parts) throw notFound()
	return presentStaffRepair(actor, parts)
}

/** Its row, and nobody else may change it until the transaction ends. */
export async function lockRepair(db: Db, actor: Actor, id: number): Promise<RepairRow> {
	const [repair] = await db
		.select()
		.from(repairs)
		.where(and(eq(repairs.id, id), inSightOf(actor)))
		.for('no key update')
	if (!repair) throw notFound()
	return repair
}
