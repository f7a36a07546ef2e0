import { addDays, addMonths, dayAndMonth, daysBetween, type IndianDay } from '#shared/days.ts'
import { inKm } from '#shared/kilometres.ts'

/** A bike is serviced after so many kilometres or months, whichever comes first. */
type Interval = { km: number; months: number }
type Reading = { readOn: IndianDay; km: number }

/** Small petrol engines have little oil; an electric bike has none. */
export function serviceInterval({ fuel, displacementCc }: { fuel: string; displacementCc: number | null }): Interval {
	return fuel === 'electric' || (displacementCc ?? 0) > 250 ? { km: 5_000, months: 6 } : { km: 3_000, months: 4 }
}

/** Fewer days say nothing about how much somebody rides. */
const leastSpanDays = 7

/**
 * When the next service is due: months after the last one, or earlier where the readings say that the kilometres come first. Null
 * without a last service. `readings` in any order.
 */
export function nextService({
	interval,
	serviced,
	readings,
	today,
}: {
	interval: Interval
	serviced: { on: IndianDay; km: number | null } | null
	readings: readonly Reading[]
	today: IndianDay
}) {
	if (!serviced) return null
	const byDate = addMonths(serviced.on, interval.months)
	const dueKm = serviced.km === null ? null : serviced.km + interval.km
	const byKm = dueKm === null ? null : dayOfKm(dueKm, serviced, readings, byDate)
	const dueOn = byKm?.day ?? byDate
	const since = `the last service on ${dayAndMonth(serviced.on)} ${serviced.on.slice(0, 4)}`
	return {
		dueOn,
		dueKm,
		isDue: dueOn <= today,
		because: byKm?.perDay
			? `${inKm(interval.km)} after ${since}: you ride about ${inKm(Math.round(byKm.perDay))} a day.`
			: byKm
				? `Your bike has gone ${inKm(interval.km)} or more since ${since}.`
				: `${interval.months} months after ${since}.`,
	}
}

/** The day on which the odometer reaches so many kilometres, if that is before the other day; `perDay` is null where it has. */
function dayOfKm(dueKm: number, serviced: { on: IndianDay; km: number | null }, all: readonly Reading[], before: IndianDay) {
	const start = { readOn: serviced.on, km: serviced.km ?? 0 }
	const since = all.filter(({ readOn }) => readOn > serviced.on).sort((a, b) => (a.readOn < b.readOn ? -1 : 1))
	const reached = since.find(({ km }) => km >= dueKm)
	if (reached) return reached.readOn < before ? { day: reached.readOn, perDay: null } : null
	const last = since.at(-1)
	if (!last) return null
	const span = daysBetween(start.readOn, last.readOn)
	const perDay = (last.km - start.km) / span
	if (span < leastSpanDays || perDay <= 0) return null
	const daysToGo = Math.ceil((dueKm - last.km) / perDay)
	// Somebody who hardly rides would get a date beyond any calendar.
	if (daysToGo >= daysBetween(last.readOn, before)) return null
	return { day: addDays(last.readOn, daysToGo), perDay }
}
