import { slotTaken } from '#contract/doorstep/doorstep-words.ts'
import type { RepairKind } from '#contract/repairs/repair-words.ts'
import type { BookNow } from '#contract/repairs/repairs.ts'
import { findSettings } from '#domains/company/find-settings.ts'
import { refuseHigherTotal } from '#domains/company/refuse-higher-total.ts'
import { findVisitFee } from '#domains/doorstep/distance-fee.ts'
import { takeHourLast } from '#domains/doorstep/take-hour.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { sendTogether } from '#platform/database/together.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseField } from '#platform/http/problem.ts'
import { hourOf } from '#shared/days.ts'
import { positionOf } from '#shared/distance.ts'
import type { Line } from './list-lines.ts'
import { placeRepair } from './place-repair.ts'
import type { RepairParts } from './present-repair.ts'
import { repairTotal } from './repair-price.ts'

type Booking = Omit<BookNow, 'cart_id' | 'items'>
/** Whose booking it is, null without an account; what is wrong with its time and its lines is told together. */
type Decided = { customerId: number | null; cartId: number | null; kind: RepairKind; startsAt: Promise<Date>; lines: Promise<Line[]> }

/**
 * Writes down a booking, whoever makes it. Prices, fees and hours are of this moment and this server's; what the caller sent of them is
 * only compared (B.E-03). Throws a Problem for a total above the one that was seen (B.R-13), for a place to which we do not come (D-52)
 * and for whatever `lines` refuses. The place in its hour is taken with the end of the transaction, which is refused at `schedule_time`
 * where that hour is full or closed.
 */
export async function placeBooking(db: Db, actor: Actor, booking: Booking, decided: Decided): Promise<RepairParts> {
	const { customerId, cartId, kind } = decided
	const position = positionOf(booking)
	const isScheduled = kind === 'scheduled'
	const [lines, way, startsAt, callBy] = await sendTogether([
		decided.lines,
		findVisitFee(db, { postalCode: booking.postal_code, position }),
		decided.startsAt,
		isScheduled ? null : promisedCall(db),
	])
	const total = repairTotal(lines, way.feePaise)
	refuseHigherTotal(total.totalPaise, booking.total_amount)
	if (isScheduled) takeHourLast(db, 'repairs', startsAt, () => refuseField('schedule_time', slotTaken))
	return placeRepair(db, {
		...personOf(booking),
		...total,
		customerId,
		cartId,
		kind,
		startsAt,
		callBy,
		placeHour: isScheduled ? hourOf(startsAt) : null,
		distanceKm: way.km,
		distanceFeePaise: way.feePaise,
		lines,
		actorId: actor.id,
		byCompany: actor.id !== customerId,
	})
}

/** Until when we call a customer who booked as soon as possible. */
async function promisedCall(db: Db) {
	const { asapCallMinutes } = await findSettings(db)
	return new Date(now().getTime() + asapCallMinutes * 60_000)
}

/** Who and where, as the contract has cleaned it. */
const personOf = (booking: Booking) => ({
	customerName: booking.customer_name,
	customerEmail: booking.customer_email,
	customerPhone: booking.customer_phone,
	address: booking.address,
	city: booking.city,
	state: booking.state,
	postalCode: booking.postal_code,
	latitude: booking.latitude ?? null,
	longitude: booking.longitude ?? null,
	registrationNumber: booking.registration_number,
	notes: booking.notes,
	paymentMethod: booking.payment_method,
})
