import type { DayOfSlots, DistanceFee } from '#contract/doorstep/doorstep.ts'
import { rupees } from '#shared/money.ts'
import type { DayOfHours } from './free-hours.ts'

export const presentDay = ({ date, times }: DayOfHours): DayOfSlots => ({
	date,
	times: times.map(({ time, placesLeft }) => ({ time, places_left: placesLeft })),
})

/** Kilometres to one decimal: enough for a person, and no way back to the exact place. */
export const presentDistanceFee = ({ feePaise, km }: { feePaise: number; km: number }): DistanceFee => ({
	distance_fee: rupees(feePaise),
	distance_km: Math.round(km * 10) / 10,
})
