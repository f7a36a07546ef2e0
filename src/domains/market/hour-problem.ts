import { startingHours } from '#contract/doorstep/doorstep-words.ts'
import { sellLimits } from '#contract/market/sell-words.ts'
import { findHours } from '#domains/doorstep/find-hours.ts'
import { freeHours } from '#domains/doorstep/free-hours.ts'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { addDays, dayOf, timeOf } from '#shared/days.ts'

/**
 * Why we cannot come for a vehicle then, null where we can: in an hour in which repairs start and that is neither closed nor shut that
 * weekday, from now to 60 days ahead. It takes no place (B.R-23, decision 0018).
 */
export async function hourProblem(db: ReadDb, at: Date): Promise<'past' | 'too far' | 'not an hour' | 'closed' | null> {
	const day = dayOf(at)
	const hour = `${timeOf(at).slice(0, 2)}:00`
	if (at <= now()) return 'past'
	if (day > addDays(dayOf(now()), sellLimits.pickupDays)) return 'too far'
	if (!startingHours.repairs.includes(hour)) return 'not an hour'
	const { closures, week } = await findHours(db, 'repairs', { first: day, last: day })
	// Before its hour began, so that only what is closed is left out.
	const [open] = freeHours({ days: [day], starts: [hour], capacity: 1, week, closures, taken: [], at: new Date(0) })
	return open?.times.some(({ placesLeft }) => placesLeft > 0) ? null : 'closed'
}
