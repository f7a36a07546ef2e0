import { nothingChosen, type RepairKind } from '#contract/repairs/repair-words.ts'
import type { BookNow, BookRepair, Repair } from '#contract/repairs/repairs.ts'
import { holdAccount } from '#domains/accounts/hold-account.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { sendTogether } from '#platform/database/together.ts'
import type { Actor } from '#platform/http/actor.ts'
import { type Answered, answer } from '#platform/http/answered.ts'
import { refuse, refuseField } from '#platform/http/problem.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { closeCart } from './hold-cart.ts'
import { mailRepairBooked } from './jobs.ts'
import { type Line, listCartLines } from './list-lines.ts'
import { placeBooking } from './place-booking.ts'
import { presentRepair } from './present-repair.ts'
import { recordRepairChange } from './record-repair-change.ts'
import { refuseManyBookings } from './refuse-many-bookings.ts'
import { requestedItems } from './requested-items.ts'
import { refuseUnfit, resolveItems } from './resolve-items.ts'
import { startOfRepair } from './start-of-repair.ts'

/** `limited`: whether one customer may book only so often an hour (D-39); off with RATE_LIMIT=off. */
type Rules = { limited: boolean }

/**
 * Books a doorstep repair for a day and hour (B.R-14, D-17). Throws a Problem at `schedule_date` or `schedule_time` for a time that is
 * over, too far ahead or taken meanwhile, and for whatever `book` refuses.
 */
export const bookRepair = async (db: Db, actor: Actor, booking: BookRepair, rules: Rules): Promise<Answered<Repair>> =>
	book(db, actor, booking, { ...rules, kind: 'scheduled', asksFor: async () => startOfRepair(booking, now()) })

/**
 * Books a doorstep repair as soon as possible: it begins now, takes no place in an hour, and we promise a call (B.R-16, D-17). Throws as
 * `book` does.
 */
export const bookRepairNow = async (db: Db, actor: Actor, booking: BookNow, rules: Rules): Promise<Answered<Repair>> =>
	book(db, actor, booking, { ...rules, kind: 'service_now', asksFor: async () => now() })

type When = Rules & { kind: RepairKind; asksFor: () => Promise<Date> }

/**
 * The customer's own booking. Throws a Problem for what cannot be booked or costs more than was seen (B.R-13), 404 for a foreign cart,
 * 429 above the limit, 401 for an account that is deleted at this moment.
 */
async function book(db: Db, actor: Actor, booking: BookNow, { limited, kind, asksFor }: When): Promise<Answered<Repair>> {
	const cartId = booking.cart_id ?? null
	const held = holdCustomer(db, actor, limited)
	const lines = cartId === null ? resolveLines(db, booking, held) : held.then(() => takeCart(db, actor, cartId))
	const placed = await placeBooking(db, actor, booking, { customerId: actor.id, cartId, kind, startsAt: asksFor(), lines })
	return answer(presentRepair(actor, placed), {
		status: 201,
		lastly: () =>
			sendTogether([
				enqueue(db, mailRepairBooked, { repairId: placed.repair.id }, { to: placed.repair.customerEmail }),
				recordRepairChange(db, placed.repair),
			]),
	})
}

/** A customer's own bookings are counted one after the other. */
async function holdCustomer(db: Db, actor: Actor, limited: boolean) {
	await holdAccount(db, actor, { alone: limited })
	if (limited) await refuseManyBookings(db, actor)
}

/** The lines of a booking without a cart, asked for while its customer is being held. */
async function resolveLines(db: Db, booking: BookNow, held: Promise<void>): Promise<Line[]> {
	const listed = async () => resolveItems(db, requestedItems(booking))
	const [, lines] = await sendTogether([held, listed()])
	return lines
}

/** Closes the cart, so that it changes no more, and returns its lines. */
async function takeCart(db: Db, actor: Actor, cartId: number): Promise<Line[]> {
	await closeCart(db, actor, { id: cartId, at: now() })
	const lines = await listCartLines(db, cartId)
	if (lines.length === 0) throw refuseField('non_field_errors', nothingChosen)
	const withdrawn = lines.find(({ isOffered }) => !isOffered)
	if (withdrawn) throw refuse(`'${withdrawn.serviceName}' is not offered any more. Please remove it from your cart.`)
	refuseUnfit(lines)
	return lines
}
