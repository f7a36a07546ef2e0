import type { Validated } from '#contract/endpoint.ts'
import type { StaffRepairInFull, staffBookings } from '#contract/repairs/staff-bookings.ts'
import { holdCaller } from '#domains/accounts/hold-caller.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { type Answered, answer } from '#platform/http/answered.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { mailRepairBooked } from '../jobs.ts'
import { placeBooking } from '../place-booking.ts'
import type { RepairRow } from '../present-repair.ts'
import { requestedItems } from '../requested-items.ts'
import { resolveItems } from '../resolve-items.ts'
import { startOfRepair } from '../start-of-repair.ts'
import { personalFields, repairFields } from './audited-repair.ts'
import { findRepairForStaff } from './find-repair-for-staff.ts'
import { moveRepair } from './move-repair.ts'
import { notifyCustomer } from './notify-customer.ts'
import { planRepair } from './plan-repair.ts'

type PhoneBooking = Validated<typeof staffBookings.bookForCustomer>['body']

/**
 * Books for somebody who phones, by the rules of the customer's own call: prices, fee and hour are of this moment (D-53). For an account
 * that is chosen; else for the one that has verified the e-mail, if any has; else without an account. Throws 400 as the customer's call and
 * `holdCaller` do.
 */
export async function bookForCustomer(db: Db, actor: Actor, booking: PhoneBooking): Promise<Answered<StaffRepairInFull>> {
	const { customerId, contact } = await holdCaller(db, booking)
	const { repair, lines } = await placeBooking(
		db,
		actor,
		{ ...booking, ...contact },
		{
			...whenOf(booking),
			customerId,
			cartId: null,
			lines: resolveLines(db, booking),
		},
	)
	const confirmed = booking.status === 'confirmed' ? await confirm(db, actor, repair) : repair
	if (confirmed === repair) await enqueue(db, mailRepairBooked, { repairId: repair.id }, { to: repair.customerEmail })
	else await notifyCustomer(db, repair, confirmed)
	await recordStaffChange(db, actor, {
		collection: 'repair-bookings',
		id: repair.id,
		action: 'create',
		before: null,
		after: repairFields(confirmed, lines),
		personal: personalFields,
		customerId: repair.customerId,
	})
	return answer(await findRepairForStaff(db, actor, repair.id), { status: 201 })
}

const confirm = async (db: Db, actor: Actor, repair: RepairRow) =>
	moveRepair(db, actor, await planRepair(db, repair, {}, { isConfirmed: true }), { status: 'confirmed' })

const resolveLines = async (db: Db, booking: PhoneBooking) => resolveItems(db, requestedItems(booking))

/** Without a day and a time, as soon as possible. */
const whenOf = ({ schedule_date, schedule_time }: PhoneBooking) =>
	schedule_date !== undefined && schedule_time !== undefined
		? ({ kind: 'scheduled', startsAt: startOf({ schedule_date, schedule_time }) } as const)
		: ({ kind: 'service_now', startsAt: Promise.resolve(now()) } as const)
const startOf = async (asked: { schedule_date: string; schedule_time: string }) => startOfRepair(asked, now())
