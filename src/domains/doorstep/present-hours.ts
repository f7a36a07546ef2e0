import type { DayOfSlots, DistanceFee, DistanceRule } from '#contract/doorstep/doorstep.ts'
import type { FeeRule } from '#shared/distance.ts'
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

/** The rule alone: where the way begins stays inside. */
export const presentDistanceRule = ({ freeKm, baseFeePaise, perKmPaise, maximumPaise }: FeeRule): DistanceRule => ({
	free_radius_km: freeKm,
	base_fee: rupees(baseFeePaise),
	per_km: rupees(perKmPaise),
	maximum: rupees(maximumPaise),
})
