import { type SlotKind, startingHours } from '#contract/doorstep/doorstep-words.ts'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { dayOf, daysBetween, daysFrom, type IndianDay } from '#shared/days.ts'
import { findHours } from './find-hours.ts'
import { type DayOfHours, freeHours } from './free-hours.ts'

/** Days that one list has at most, whatever its last day is: a day that was typed wrong must not take all memory. */
const mostDays = 750

type Days = { from?: IndianDay; days: number; until: IndianDay }

/**
 * The starting hours of that kind of work with the places left in each: `days` days from `from` on, today when it is absent or past,
 * none after `until` (D-17), and never more than `mostDays`. One statement.
 */
export async function listFreeHours(db: ReadDb, kind: SlotKind, { from, days, until }: Days): Promise<DayOfHours[]> {
	const at = now()
	const today = dayOf(at)
	const begin = from !== undefined && from > today ? from : today
	const listed = daysFrom(begin, Math.max(0, Math.min(days, mostDays, daysBetween(begin, until) + 1)))
	const [first, last] = [listed.at(0), listed.at(-1)]
	if (first === undefined || last === undefined) return []
	return freeHours({ ...(await findHours(db, kind, { first, last })), days: listed, starts: startingHours[kind], at })
}
