import { and, eq, gte, lt } from 'drizzle-orm'
import { repairLimits } from '#contract/repair-words.ts'
import { findSettings } from '#domains/company/find-settings.ts'
import { listClosures } from '#domains/company/list-closures.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { addDays, dayOf, type IndianDay, instantOf } from '#shared/days.ts'
import { type DayOfHours, freeHours } from './free-hours.ts'
import { takenHours } from './tables.ts'

/**
 * The starting hours of `days` days from `from` on, today when it is absent or past, with the places left in each (D-17).
 * Days further ahead than a booking may be are left out.
 */
export async function listFreeHours(db: Db, { from, days }: { from?: IndianDay; days: number }): Promise<DayOfHours[]> {
	const at = now()
	const today = dayOf(at)
	const first = from !== undefined && from > today ? from : today
	const last = addDays(today, repairLimits.daysAhead)
	const listed = Array.from({ length: days }, (_, index) => index)
		.filter((index) => first <= last && addDays(first, index) <= last)
		.map((index) => addDays(first, index))
	const [start, end] = [listed.at(0), listed.at(-1)]
	if (start === undefined || end === undefined) return []
	const { repairCapacity } = await findSettings(db)
	const closures = await listClosures(db, 'repairs', { from: start, to: end })
	const taken = await db
		.select({ hour: takenHours.hour, taken: takenHours.taken })
		.from(takenHours)
		.where(
			and(
				eq(takenHours.kind, 'repairs'),
				gte(takenHours.hour, instantOf(start, '00:00')),
				lt(takenHours.hour, instantOf(addDays(end, 1), '00:00')),
			),
		)
	return freeHours({ days: listed, capacity: repairCapacity, closures, taken, at })
}
