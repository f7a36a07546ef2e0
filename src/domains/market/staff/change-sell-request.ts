import { slotTaken } from '#contract/doorstep/doorstep-words.ts'
import type { Validated } from '#contract/endpoint.ts'
import { sellFlow, sellLimits } from '#contract/market/sell-words.ts'
import type { StaffSellRequest, staffSelling } from '#contract/market/staff-selling.ts'
import { reasonNeeded } from '#contract/staff-words.ts'
import { assignTechnician, moveAssignment, removeAssignment } from '#domains/doorstep/assign-technician.ts'
import { findAssignable } from '#domains/doorstep/find-assignable.ts'
import { newStartCode } from '#domains/doorstep/start-code.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuse, refuseField } from '#platform/http/problem.ts'
import { refuseStale } from '#platform/http/refuse-stale.ts'
import { dayOf, instantOf, timeOf } from '#shared/days.ts'
import { hourProblem } from '../hour-problem.ts'
import { beginInspection, endInspection } from '../inspections/do-inspection.ts'
import { endOfInspection } from '../inspections/find-inspection.ts'
import { addEvent, holdRequest, recordRequest, refuseStep, writeRequest } from '../inspections/write-request.ts'
import type { SellRequestRow } from '../selling/find-sell-requests.ts'
import { refusePickupOutside } from '../selling/refuse-pickup-outside.ts'
import { findSellRequestForStaff } from './find-sell-requests-for-staff.ts'

type Change = Validated<typeof staffSelling.changeSellRequest>['body']
type Plan = Pick<Change, 'schedule_date' | 'schedule_time' | 'technician'>
type Contact = Pick<Change, 'pickup_address' | 'contact_number'>
type AddressOf = (key: string) => string

/**
 * The company's change of a sell request: its next step (B.R-40), the time, place and technician of its inspection (B.ADMIN-29), or why it
 * is rejected. Throws 404, 409 for a stale `version`, 400 for any other step than one of the next, at `rejection_reason` without one, and as
 * `correctPickup` and `plan` do.
 */
export async function changeSellRequest(
	db: Db,
	actor: Actor,
	{ id, addressOf }: { id: number; addressOf: AddressOf },
	{ status, version, inspection_details, reason, rejection_reason = reason, pickup_address, contact_number, ...planned }: Change,
): Promise<StaffSellRequest> {
	const before = await holdRequest(db, actor, id)
	const read = () => findSellRequestForStaff(db, id, addressOf)
	if (version !== undefined && version !== before.version) refuseStale(version, await read())
	const isPlanned = Object.values(planned).some((value) => value !== undefined)
	const isFirst = before.status === 'pending' && (isPlanned || status === 'inspection_scheduled')
	if (status) refuseStep(before.status, status)
	if (isPlanned && status !== undefined && status !== 'inspection_scheduled')
		throw refuse('Give the inspection its time first, then take the next step.')
	const corrected = await correctPickup(db, before, { pickup_address, contact_number })
	let after = isPlanned || isFirst ? await plan(db, corrected, planned) : corrected
	if (isFirst) {
		after = await writeRequest(db, after, { status: 'inspection_scheduled', startCode: newStartCode() })
		await addEvent(db, actor, after, 'inspection_scheduled')
	}
	if (status === 'under_inspection') after = await beginInspection(db, actor, after)
	if (status === 'inspection_done') after = await endInspection(db, actor, after, inspection_details)
	else if (inspection_details !== undefined && inspection_details !== after.inspectionNotes)
		after = await writeRequest(db, after, { inspectionNotes: inspection_details })
	if (status === 'rejected') after = await reject(db, actor, after, rejection_reason)
	await recordRequest(db, actor, { before, after })
	return read()
}

/**
 * Puts right where its seller expects us, which is where it is inspected, and whom we call. Throws 400 once there is nothing left to come
 * for, and at `pickup_address` for one to which we do not come (D-52).
 */
async function correctPickup(
	db: Db,
	request: SellRequestRow,
	{ pickup_address: pickupAddress = request.pickupAddress, contact_number: contactNumber = request.contactNumber }: Contact,
) {
	if (pickupAddress === request.pickupAddress && contactNumber === request.contactNumber) return request
	if (sellFlow[request.status].length === 0) throw refuse('Where we come can be changed until the inspection is done.')
	if (pickupAddress !== request.pickupAddress) await refusePickupOutside(db, pickupAddress)
	return writeRequest(db, request, { pickupAddress, contactNumber })
}

/** A rejected request frees its number and its technician, and stays rejected (B.ADMIN-30, B.R-24). */
async function reject(db: Db, actor: Actor, request: SellRequestRow, reason = '') {
	if (reason === '') throw refuseField('rejection_reason', reasonNeeded)
	const at = now()
	await removeAssignment(db, { work: 'inspection', workId: request.id })
	await addEvent(db, actor, request, 'rejected', reason)
	return writeRequest(db, request, { status: 'rejected', rejectedAt: at, rejectionReason: reason, releasedAt: at })
}

/**
 * Gives the inspection another time, another technician or both (D-38); without a time the one it has, else the pickup slot. Throws 400 at
 * `schedule_date` and `schedule_time` for the past, off the hours and for a closed one, at `technician` for one who cannot be sent or has
 * other work then, and for an inspection that is too far on.
 */
async function plan(db: Db, request: SellRequestRow, { schedule_date, schedule_time, technician = request.technicianId }: Plan) {
	const standing = request.inspectionAt ?? request.pickupSlot
	const at =
		schedule_date === undefined && schedule_time === undefined
			? standing
			: instantOf(schedule_date ?? dayOf(standing), schedule_time ?? timeOf(standing))
	const isMoved = at.getTime() !== request.inspectionAt?.getTime()
	const isBegun = request.status !== 'pending' && request.status !== 'inspection_scheduled'
	if (isMoved && isBegun) throw refuse('Only an inspection that has not begun can be given another time.')
	if (isBegun && request.status !== 'under_inspection')
		throw refuse('Only an inspection that is still to be done can be given a technician.')
	if (technician !== null) await findAssignable(db, technician)
	if (isMoved) await refuseHour(db, at)
	const work = { work: 'inspection', workId: request.id } as const
	if (technician === null) await removeAssignment(db, work)
	else
		await (request.technicianId === null ? assignTechnician : moveAssignment)(db, {
			...work,
			technicianId: technician,
			from: at,
			to: endOfInspection(request, at),
		})
	return writeRequest(db, request, { inspectionAt: at, technicianId: technician })
}

/** Inspections begin in the hours in which repairs do, unless these are closed; they take no place in them (decision 0018). */
async function refuseHour(db: Db, at: Date) {
	const problem = await hourProblem(db, at)
	if (problem === 'past')
		throw refuseField(dayOf(at) < dayOf(now()) ? 'schedule_date' : 'schedule_time', 'Please choose a time in the future.')
	if (problem === 'too far') throw refuseField('schedule_date', `Please choose a day within ${sellLimits.pickupDays} days.`)
	if (problem === 'not an hour')
		throw refuseField('schedule_time', 'That is outside the hours in which inspections begin. Please choose another time.')
	if (problem === 'closed') throw refuseField('schedule_time', slotTaken)
}
