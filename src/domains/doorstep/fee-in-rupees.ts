import type { DistanceFee, DistanceRule } from '#contract/doorstep/doorstep.ts'
import type { FeeRule } from '#shared/distance.ts'
import { rupees } from '#shared/money.ts'

/** Kilometres to one decimal: enough for a person, and no way back to the exact place. */
export const feeInRupees = ({ feePaise, km }: { feePaise: number; km: number | null }): DistanceFee => ({
	distance_fee: rupees(feePaise),
	distance_km: Math.round((km ?? 0) * 10) / 10,
})

/** The rule alone: where the way begins stays inside. */
export const feeRuleInRupees = ({ freeKm, baseFeePaise, perKmPaise, maximumPaise }: FeeRule): DistanceRule => ({
	free_radius_km: freeKm,
	base_fee: rupees(baseFeePaise),
	per_km: rupees(perKmPaise),
	maximum: rupees(maximumPaise),
})
