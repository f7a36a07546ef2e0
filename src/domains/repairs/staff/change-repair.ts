import type { Validated } from '#contract/endpoint.ts'
import type { StaffRepairInFull, staffBookings } from '#contract/repairs/staff-bookings.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { Problem, refuse } from '#platform/http/problem.ts'
import { refuseStale } from '#platform/http/refuse-stale.ts'
import { dayOf, timeOf } from '#shared/days.ts'
import type { RepairRow } from '../present-repair.ts'
import { findRepairForStaff, lockRepair } from './find-repair-for-staff.ts'
import { moveRepair } from './move-repair.ts'
import { planRepair } from './plan-repair.ts'
import { mayMoveTo, mayPlan } from './staff-permissions.ts'
import { tellCustomer } from './tell-customer.ts'
import { writeTechnicianNotes } from './write-technician-notes.ts'

type Asked = Validated<typeof staffBookings.changeRepairBooking>['body']

/**
 * The company's change of a repair: another time or technician, then the next step, then what the technician found and did
 * (B.ADMIN-21, B.ADMIN-22). Throws 403 for what this role may not do, 404, 409 for a stale `version`, 400 as `planRepair`,
 * `moveRepair` and `writeTechnicianNotes` do.
 */
export async function changeRepair(db: Db, actor: Actor, id: number, asked: Asked): Promise<StaffRepairInFull> {
	const { version, status, reason, technician_notes: notes, ...plan } = asked
	const isPlanned = Object.values(plan).some((value) => value !== undefined)
	if (isPlanned && !mayPlan(actor)) throw new Problem(403, 'A technician cannot change the time or the technician of a repair.')
	if (status && !mayMoveTo(actor, status)) throw new Problem(403, 'A technician can only start and complete a repair.')
	if (isPlanned && (status === 'completed' || status === 'cancelled')) throw refuse('A repair that ends keeps its time and its technician.')
	const before = await lockRepair(db, actor, id)
	if (version !== undefined && version !== before.version) refuseStale(version, await findRepairForStaff(db, actor, id))
	const planned = isPlanned ? await planRepair(db, before, plan) : before
	const moved = status ? await moveRepair(db, actor, planned, { status, reason }) : planned
	const after = notes === undefined ? moved : await writeTechnicianNotes(db, actor, moved, { notes, isCompleting: status === 'completed' })
	if (after.version !== before.version) await record(db, actor, before, after)
	return findRepairForStaff(db, actor, id)
}

/** The audit log, the customer's mailbox and everybody's open screens. */
async function record(db: Db, actor: Actor, before: RepairRow, after: RepairRow) {
	await recordStaffChange(db, actor, {
		collection: 'repair-bookings',
		id: after.id,
		action: 'change',
		before: auditedFields(before),
		after: auditedFields(after),
		customerId: after.customerId,
		technicianIds: [before.technicianId, after.technicianId],
	})
	await tellCustomer(db, before, after)
}

const auditedFields = ({ status, cancelReason, kind, startsAt, technicianId, technicianNotes }: RepairRow) => ({
	status,
	reason: cancelReason,
	kind,
	schedule_date: dayOf(startsAt),
	schedule_time: timeOf(startsAt),
	technician: technicianId,
	technician_notes: technicianNotes,
})
