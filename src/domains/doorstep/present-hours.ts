import type { DayOfSlots } from '#contract/doorstep/doorstep.ts'
import type { DayOfHours } from './free-hours.ts'

export const presentDay = ({ date, times }: DayOfHours): DayOfSlots => ({
	date,
	times: times.map(({ time, placesLeft }) => ({ time, places_left: placesLeft })),
})
