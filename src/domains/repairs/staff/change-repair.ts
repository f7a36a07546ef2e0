import type { Validated } from '#contract/endpoint.ts'
import type { StaffRepairInFull, staffBookings } from '#contract/repairs/staff-bookings.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import { auditedStart, refuseWrongCode } from '#domains/doorstep/start-code.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { Problem, refuse } from '#platform/http/problem.ts'
import { refuseStale } from '#platform/http/refuse-stale.ts'
import { positionOf } from '#shared/distance.ts'
import { invoiceRepair } from '../invoice-repair.ts'
import type { RepairRow } from '../present-repair.ts'
import { repairNotes } from '../tables.ts'
import { personalFields, repairFields } from './audited-repair.ts'
import { changeLines } from './change-lines.ts'
import { correctRepair } from './correct-repair.ts'
import { findRepairForStaff, lockRepair } from './find-repair-for-staff.ts'
import { moveRepair } from './move-repair.ts'
import { notifyCustomer } from './notify-customer.ts'
import { planRepair } from './plan-repair.ts'
import { mayMoveTo, mayPlan } from './staff-permissions.ts'
import { writeTechnicianNotes } from './write-technician-notes.ts'

type RepairChange = Validated<typeof staffBookings.changeRepairBooking>['body']

/**
 * The company's change of a repair: who it is for and where, its services, another time or technician, then the next step, then what the
 * technician found and did (B.ADMIN-21, B.ADMIN-22, D-53). Throws 403 for what this role may not do, 404, 409 for a stale `version`, 400
 * at `start_code` for a wrong one (decision 0056) and as `correctRepair`, `changeLines`, `planRepair`, `moveRepair` and
 * `writeTechnicianNotes` do.
 */
export async function changeRepair(db: Db, actor: Actor, id: number, change: RepairChange): Promise<StaffRepairInFull> {
	const { version, status, reason, technician_notes: notes, schedule_date, schedule_time, technician, ...others } = change
	const { start_code: code, start_without: withoutCode, ...booked } = others
	const { items, latitude, longitude, ...correction } = booked
	const plan = { schedule_date, schedule_time, technician }
	const isPlanned = hasAnyField(plan)
	if ((isPlanned || hasAnyField(booked)) && !mayPlan(actor))
		throw new Problem(403, 'A technician cannot change the booking, the time or the technician of a repair.')
	if (status && !mayMoveTo(actor, status)) throw new Problem(403, 'A technician can only start and complete a repair.')
	if (isPlanned && (status === 'completed' || status === 'cancelled')) throw refuse('A repair that ends keeps its time and its technician.')
	const before = await lockRepair(db, actor, id)
	if (version !== undefined && version !== before.version) refuseStale(version, await findRepairForStaff(db, actor, id))
	const isStart = status === 'in_progress'
	if (isStart) refuseWrongCode(before, code)
	const corrected = hasAnyField(correction) ? await correctRepair(db, before, correction) : before
	const place = hasAnyField({ latitude, longitude }) ? positionOf({ latitude, longitude }) : undefined
	const lines = items || place !== undefined ? await changeLines(db, corrected, { items, place }) : null
	const booking = lines?.repair ?? corrected
	const isLonger = booking.durationMinutes !== before.durationMinutes
	const isConfirmed = status === 'confirmed'
	const planned = isPlanned || isLonger || isConfirmed ? await planRepair(db, booking, plan, { isLonger, isConfirmed }) : booking
	const moved = status ? await moveRepair(db, actor, planned, { status, reason }) : planned
	const after = notes === undefined ? moved : await writeTechnicianNotes(db, actor, moved, notes)
	if (isStart && withoutCode) await noteOnStart(db, actor, id, withoutCode)
	if (status === 'completed') await invoiceRepair(db, after)
	if (after.version !== before.version) await record(db, actor, { before, after, lines, code: isStart ? code : undefined })
	return findRepairForStaff(db, actor, id)
}

const hasAnyField = (fields: object) => Object.values(fields).some((value) => value !== undefined)

/** Why a repair began without its customer's code, for the office to read. */
const noteOnStart = (db: Db, { id: authorId }: Actor, repairId: number, reason: string) =>
	db.insert(repairNotes).values({ repairId, authorId, text: `Started without the customer’s code: ${reason}`, createdAt: now() })

type Changed = {
	before: RepairRow
	after: RepairRow
	lines: Awaited<ReturnType<typeof changeLines>> | null
	/** What was said as it began. */
	code: string | undefined
}

/** Writes the audit log, queues the customer's mail and notifies open screens. */
async function record(db: Db, actor: Actor, { before, after, lines, code }: Changed) {
	await recordStaffChange(db, actor, {
		collection: 'repair-bookings',
		id: after.id,
		action: 'change',
		before: repairFields(before, lines?.before),
		after: { ...repairFields(after, lines?.after), ...auditedStart(code) },
		personal: personalFields,
		customerId: after.customerId,
		technicianIds: [before.technicianId, after.technicianId],
	})
	await notifyCustomer(db, before, after)
}
