import { and, eq } from 'drizzle-orm'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { listNotes, listStepTakers } from '#domains/accounts/list-notes.ts'
import { workNotFound } from '#domains/doorstep/work-not-found.ts'
import type { Db, ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { findRepairParts } from '../find-repair-parts.ts'
import type { RepairRow } from '../present-repair.ts'
import { repairEvents, repairNotes, repairs } from '../tables.ts'
import { presentStaffRepair } from './present-staff-repair.ts'
import { inSightOf } from './staff-permissions.ts'

/**
 * A repair as the company reads it, with its notes and who took which step. Throws 404, for a technician also where it is not assigned
 * to him (D-48). Three statements.
 */
export async function findRepairForStaff(db: ReadDb, actor: Actor, id: number): Promise<StaffRepairInFull> {
	const [parts] = await findRepairParts(db, (query) => query.where(and(eq(repairs.id, id), inSightOf(actor))))
	if (!parts) throw workNotFound(actor)
	return {
		...presentStaffRepair(actor, parts),
		taken_by: await listStepTakers(db, repairEvents, eq(repairEvents.repairId, id)),
		internal_notes: await listNotes(db, repairNotes, eq(repairNotes.repairId, id)),
	}
}

/** Locks a repair until the transaction ends and returns its row. */
export async function lockRepair(db: Db, actor: Actor, id: number): Promise<RepairRow> {
	const [repair] = await db
		.select()
		.from(repairs)
		.where(and(eq(repairs.id, id), inSightOf(actor)))
		.for('no key update')
	if (!repair) throw workNotFound(actor)
	return repair
}
