import { type SlotKind, startingHours } from '#contract/doorstep/doorstep-words.ts'
import { isDayShut, isHourShut, weekdayName } from '#contract/doorstep/week-words.ts'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { IndianDay } from '#shared/days.ts'
import { one } from '#shared/one.ts'
import { findHours } from './find-hours.ts'
import { freeHours } from './free-hours.ts'

type HoursOfDay = {
	hours: { time: string; placesLeft: number; isClosed: boolean }[]
	/** Why nobody comes that whole day, in the company's words, which may be none; null when it is open. */
	closedDay: string | null
}

/**
 * The starting hours of that kind of work on one day, past or to come, as those who plan it see them: with the places left, and
 * whether the company closed them (D-17, D-49). One statement.
 */
export async function listHoursOfDay(db: ReadDb, kind: SlotKind, day: IndianDay): Promise<HoursOfDay> {
	const known = await findHours(db, kind, { first: day, last: day })
	const { times } = one(freeHours({ ...known, days: [day], starts: startingHours[kind], at: now() }))
	const wholeDay = known.closures.find(({ time }) => time === null)
	const isClosed = (hour: string) =>
		isHourShut(known.week, day, hour) || known.closures.some(({ time }) => time === null || time.slice(0, 2) === hour.slice(0, 2))
	return {
		hours: times.map(({ time, placesLeft }) => ({ time, placesLeft, isClosed: isClosed(time) })),
		closedDay: wholeDay ? wholeDay.reason : isDayShut(known.week, day) ? `every ${weekdayName(day)}` : null,
	}
}
