import { startingHours } from '#contract/doorstep/doorstep-words.ts'
import { pickupClosed, pickupHour, pickupPast, pickupTooFar, pickupUnreadable, sellLimits } from '#contract/market/sell-words.ts'
import { findHours } from '#domains/doorstep/find-hours.ts'
import { freeHours } from '#domains/doorstep/free-hours.ts'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { refuseField } from '#platform/http/problem.ts'
import { addDays, dayOf, momentOf, timeOf } from '#shared/days.ts'

/**
 * When we may come for a vehicle: in an hour in which repairs start and that is not closed, from now to 60 days ahead; it takes no place
 * (B.R-23, decision 0018). Throws 400 at `pickup_slot`.
 */
export async function pickupTime(db: ReadDb, sent: string): Promise<Date> {
	const at = momentOf(sent)
	const refused = (words: string) => refuseField('pickup_slot', words)
	if (!at) throw refused(pickupUnreadable)
	const day = dayOf(at)
	if (at <= now()) throw refused(pickupPast)
	if (day > addDays(dayOf(now()), sellLimits.pickupDays)) throw refused(pickupTooFar)
	const hour = `${timeOf(at).slice(0, 2)}:00`
	if (!startingHours.repairs.includes(hour)) throw refused(pickupHour)
	const { closures } = await findHours(db, 'repairs', { first: day, last: day })
	// Before its hour began, so that only what is closed is left out.
	const [open] = freeHours({ days: [day], starts: [hour], capacity: 1, closures, taken: [], at: new Date(0) })
	if (!open?.times.some(({ placesLeft }) => placesLeft > 0)) throw refused(pickupClosed)
	return at
}
