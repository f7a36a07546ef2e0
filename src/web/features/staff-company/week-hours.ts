import type { DayOfSlots } from '#contract/doorstep/doorstep.ts'
import type { StaffClosure } from '#contract/doorstep/staff-closures.ts'
import { isHourShut, type Week } from '#contract/doorstep/week-words.ts'
import { addDays, type IndianDay, instantOf, repairHours } from '#shared/days.ts'

/** One starting hour of a week: over, open with some of its places booked, closed, or shut on that weekday every week. */
export type WeekHour = { date: IndianDay; time: string; isOver: boolean; isShut: boolean; booked: number; closure: StaffClosure | null }
export type WeekDay = { date: IndianDay; isOver: boolean; closure: StaffClosure | null; booked: number; hours: WeekHour[] }

type Known = { first: IndianDay; capacity: number; week: Week; places: readonly DayOfSlots[]; closures: readonly StaffClosure[]; at: Date }

/** Seven days from `first` on as staff see them: the starting hours with what is booked in each (D-17). Hours that began are over. */
export function weekHours({ first, capacity, week, places, closures, at }: Known): WeekDay[] {
	return Array.from({ length: 7 }, (_, index) => {
		const date = addDays(first, index)
		const ofDay = closures.filter((closure) => closure.date === date)
		const times = places.find((day) => day.date === date)?.times ?? []
		const wholeDay = ofDay.find(({ time }) => time === null) ?? null
		const hours = repairHours.map((time): WeekHour => {
			const own = ofDay.find((closure) => closure.time?.startsWith(time.slice(0, 2))) ?? null
			const left = times.find((hour) => hour.time === time)?.places_left
			const isOver = left === undefined || instantOf(date, time) <= at
			const isClosed = own !== null || wholeDay !== null
			const isShut = isHourShut(week, date, time)
			return {
				date,
				time,
				isOver,
				isShut,
				closure: own,
				booked: isOver || isShut || isClosed ? (own?.bookings_count ?? 0) : Math.max(0, capacity - left),
			}
		})
		const isOver = hours.every((hour) => hour.isOver)
		const booked = wholeDay ? wholeDay.bookings_count : hours.reduce((sum, hour) => sum + hour.booked, 0)
		return { date, isOver, closure: wholeDay, booked, hours }
	})
}
