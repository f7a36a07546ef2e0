import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { one } from '#shared/one.ts'
import { repairNotes } from '../tables.ts'
import { findRepairForStaff, lockRepair } from './find-repair-for-staff.ts'

/**
 * Adds a note that only the company reads; the repair stays what it was, so nobody's edit of it becomes stale. The customer does not
 * even hear of it, and the audit log, which stays for good, keeps no words about him (D-43). Throws 404.
 */
export async function addRepairNote(db: Db, actor: Actor, id: number, text: string): Promise<StaffRepairInFull> {
	const { technicianId } = await lockRepair(db, actor, id)
	const note = one(
		await db.insert(repairNotes).values({ repairId: id, authorId: actor.id, text, createdAt: now() }).returning({ id: repairNotes.id }),
	)
	await recordStaffChange(db, actor, {
		collection: 'repair-bookings',
		id,
		action: 'add-note',
		before: null,
		after: { note: note.id, text },
		personal: ['text'],
		technicianIds: [technicianId],
	})
	return findRepairForStaff(db, actor, id)
}
