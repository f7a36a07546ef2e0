import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { siteSettings } from '#domains/company/tables.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { endOfDay, type IndianDay, startOfDay } from '#shared/days.ts'
import { one } from '#shared/one.ts'
import { freeHours } from './free-hours.ts'
import { slotClosures, takenHours } from './tables.ts'

type HoursOfDay = {
	hours: { time: string; placesLeft: number; isClosed: boolean }[]
	/** Why nobody comes that whole day, in the company's words, which may be none; null when it is open. */
	closedDay: string | null
}

/**
 * The starting hours of repairs on one day, past or to come, as those who plan the work see them: with the places left, and whether
 * the company closed them (D-17, D-49). One statement.
 */
export async function listHoursOfDay(db: Db, day: IndianDay): Promise<HoursOfDay> {
	const { capacity, closures, taken } = one(await selectDay(db, day))
	const known = { days: [day], capacity, closures, taken: taken.map((row) => ({ ...row, hour: new Date(row.hour) })), at: now() }
	const { times } = one(freeHours(known))
	const wholeDay = closures.find(({ time }) => time === null)
	const isClosed = (hour: string) => closures.some(({ time }) => time === null || time.slice(0, 2) === hour.slice(0, 2))
	return {
		hours: times.map(({ time, placesLeft }) => ({ time, placesLeft, isClosed: isClosed(time) })),
		closedDay: wholeDay ? wholeDay.reason : null,
	}
}

function selectDay(db: Db, day: IndianDay) {
	const closures = db
		.select({ date: slotClosures.date, time: slotClosures.time, reason: slotClosures.reason })
		.from(slotClosures)
		.where(and(eq(slotClosures.kind, 'repairs'), eq(slotClosures.date, day)))
		.orderBy(asc(slotClosures.time))
	const taken = db
		.select({ hour: takenHours.hour, taken: takenHours.taken })
		.from(takenHours)
		.where(and(eq(takenHours.kind, 'repairs'), gte(takenHours.hour, startOfDay(day)), lt(takenHours.hour, endOfDay(day))))
	return db
		.select({
			capacity: siteSettings.repairCapacity,
			closures: sql<
				{ date: IndianDay; time: string | null; reason: string }[]
			>`coalesce((select json_agg(closed) from (${closures}) closed), '[]')`,
			// A moment comes as text out of JSON.
			taken: sql<{ hour: string; taken: number }[]>`coalesce((select json_agg(held) from (${taken}) held), '[]')`,
		})
		.from(siteSettings)
}
