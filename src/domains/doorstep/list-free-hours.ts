import { and, between, eq, gte, lt, sql } from 'drizzle-orm'
import { repairLimits } from '#contract/repairs/repair-words.ts'
import { siteSettings } from '#domains/company/tables.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { writtenOnce } from '#platform/database/written-once.ts'
import { dayOf, daysBetween, daysFrom, endOfDay, type IndianDay, startOfDay } from '#shared/days.ts'
import { one } from '#shared/one.ts'
import type { Closure } from './closure.ts'
import { type DayOfHours, freeHours } from './free-hours.ts'
import { slotClosures, takenHours } from './tables.ts'

/**
 * The starting hours of `days` days from `from` on, today when it is absent or past, with the places left in each (D-17).
 * Days further ahead than a booking may be are left out. One statement.
 */
export async function listFreeHours(db: Db, { from, days }: { from?: IndianDay; days: number }): Promise<DayOfHours[]> {
	const at = now()
	const today = dayOf(at)
	const first = from !== undefined && from > today ? from : today
	const daysLeft = repairLimits.daysAhead - daysBetween(today, first) + 1
	const listed = daysFrom(first, Math.max(0, Math.min(days, daysLeft)))
	const [start, end] = [listed.at(0), listed.at(-1)]
	if (start === undefined || end === undefined) return []
	const asked = { start, end, begin: startOfDay(start).toISOString(), over: endOfDay(end).toISOString() }
	const { capacity, closures, taken } = one(await hoursQuery(db).execute(asked))
	const held = taken.map(([seconds, places]) => ({ hour: new Date(seconds * 1000), taken: places }))
	return freeHours({ days: listed, capacity, closures, taken: held, at })
}

/** Every open checkout asks for them. */
const hoursQuery = writtenOnce((db) => {
	const closures = db
		.select({ date: slotClosures.date, time: slotClosures.time })
		.from(slotClosures)
		.where(and(eq(slotClosures.kind, 'repairs'), between(slotClosures.date, sql.placeholder('start'), sql.placeholder('end'))))
	const taken = db
		.select({ pair: sql`json_build_array(extract(epoch from ${takenHours.hour}), ${takenHours.taken})`.as('pair') })
		.from(takenHours)
		.where(
			and(eq(takenHours.kind, 'repairs'), gte(takenHours.hour, sql.placeholder('begin')), lt(takenHours.hour, sql.placeholder('over'))),
		)
	return db
		.select({
			capacity: siteSettings.repairCapacity,
			closures: sql<Closure[]>`coalesce((select json_agg(closed) from (${closures}) closed), '[]')`,
			/** The moment in seconds, and how many are taken. */
			taken: sql<[seconds: number, places: number][]>`coalesce((select json_agg(pair) from (${taken}) held), '[]')`,
		})
		.from(siteSettings)
		.prepare('list_free_hours')
})
