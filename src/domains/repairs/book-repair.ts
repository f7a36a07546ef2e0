import { slotTaken } from '#contract/doorstep/doorstep-words.ts'
import { nothingChosen, type RepairKind, totalChanged } from '#contract/repairs/repair-words.ts'
import type { BookNow, BookRepair, Repair } from '#contract/repairs/repairs.ts'
import { holdAccount } from '#domains/accounts/hold-account.ts'
import { findDistanceFee } from '#domains/doorstep/distance-fee.ts'
import { takeHour } from '#domains/doorstep/take-hour.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { together } from '#platform/database/together.ts'
import type { Actor } from '#platform/http/actor.ts'
import { type Answered, answer } from '#platform/http/answered.ts'
import { refuse, refuseField } from '#platform/http/problem.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { hourOf } from '#shared/days.ts'
import type { Position } from '#shared/distance.ts'
import { rupees } from '#shared/money.ts'
import { askedItems } from './asked-items.ts'
import { closeCart } from './hold-cart.ts'
import { mailRepairBooked } from './jobs.ts'
import { type Line, listCartLines } from './list-lines.ts'
import { placeRepair } from './place-repair.ts'
import { presentRepair } from './present-repair.ts'
import { recordRepairChange } from './record-repair-change.ts'
import { refuseManyBookings } from './refuse-many-bookings.ts'
import { repairTotal } from './repair-price.ts'
import { resolveItems } from './resolve-items.ts'
import { startOfRepair } from './start-of-repair.ts'

/** `limited`: whether one customer may book only so often an hour (D-39); off with RATE_LIMIT=off. */
type Rules = { limited: boolean }

/**
 * Books a doorstep repair for a day and hour (B.R-14, D-17). Throws a Problem at `schedule_date` or `schedule_time` for a time that is
 * over, too far ahead or taken meanwhile, and for whatever `place` refuses.
 */
export const bookRepair = async (db: Db, actor: Actor, booking: BookRepair, rules: Rules): Promise<Answered<Repair>> =>
	place(db, actor, booking, { ...rules, kind: 'scheduled', startsAt: startOfRepair(booking, now()) })

/** Books a doorstep repair as soon as possible: it begins now and takes no place in an hour (B.R-16, D-17). Throws as `place` does. */
export const bookRepairNow = async (db: Db, actor: Actor, booking: BookNow, rules: Rules): Promise<Answered<Repair>> =>
	place(db, actor, booking, { ...rules, kind: 'service_now', startsAt: now() })

type Place = Rules & { kind: RepairKind; startsAt: Date }

/**
 * Prices, hours and fees are of this moment and this server's; what the caller sent of them is only compared (B.E-03). Throws a
 * Problem for what cannot be booked, for a total above the one the customer saw (B.R-13), 404 for a foreign cart, 429 above the limit,
 * 401 for an account that is deleted at this moment.
 */
async function place(db: Db, actor: Actor, booking: BookNow, { limited, kind, startsAt }: Place): Promise<Answered<Repair>> {
	const cartId = booking.cart_id ?? null
	const held = holdCustomer(db, actor, limited)
	const [, lines, way] = await together([
		held,
		cartId === null ? listAsked(db, booking) : held.then(() => takeCart(db, actor, cartId)),
		findDistanceFee(db, 'repairs', positionOf(booking)),
	])
	const total = repairTotal(lines, way.feePaise)
	refuseHigherTotal(total.totalPaise, booking.total_amount)
	const isScheduled = kind === 'scheduled'
	const placed = await placeRepair(db, {
		...personOf(booking),
		...total,
		customerId: actor.id,
		cartId,
		kind,
		startsAt,
		placeHour: isScheduled ? hourOf(startsAt) : null,
		distanceKm: way.km,
		distanceFeePaise: way.feePaise,
		lines,
	})
	const takePlace = async () => {
		if (isScheduled && !(await takeHour(db, 'repairs', startsAt))) throw refuseField('schedule_time', slotTaken)
	}
	return answer(presentRepair(actor, placed), {
		status: 201,
		// Whoever wants the same hour waits from when its place is taken until this transaction ends.
		lastly: () =>
			together([
				enqueue(db, mailRepairBooked, { repairId: placed.repair.id }, { to: placed.repair.customerEmail }),
				recordRepairChange(db, placed.repair),
				takePlace(),
			]),
	})
}

/** A customer's own bookings are counted one after the other. */
async function holdCustomer(db: Db, actor: Actor, limited: boolean) {
	await holdAccount(db, actor, { alone: limited })
	if (limited) await refuseManyBookings(db, actor)
}

const listAsked = async (db: Db, booking: BookNow): Promise<Line[]> => resolveItems(db, askedItems(booking))

/** Closes the cart, which also keeps it from changing, and answers what is in it. */
async function takeCart(db: Db, actor: Actor, cartId: number): Promise<Line[]> {
	await closeCart(db, actor, { id: cartId, at: now() })
	const lines = await listCartLines(db, cartId)
	if (lines.length === 0) throw refuseField('non_field_errors', nothingChosen)
	const withdrawn = lines.find(({ isOffered }) => !isOffered)
	if (withdrawn) throw refuse(`'${withdrawn.serviceName}' is not offered any more. Please remove it from your cart.`)
	return lines
}

function positionOf({ latitude, longitude }: BookNow): Position | null {
	return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null
}

function refuseHigherTotal(totalPaise: number, seen: number | null | undefined) {
	const total = rupees(totalPaise)
	if (typeof seen === 'number' && seen < total) throw refuse(totalChanged, { total_amount: total })
}

/** Who and where, as the contract has cleaned it. */
const personOf = (booking: BookNow) => ({
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
