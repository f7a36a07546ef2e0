import { formatRupees } from '#shared/money.ts'
import type { DistanceRule } from './doorstep.ts'

/** 'Travel: free up to 10 km, then ₹10 per km, at most ₹150.' `what` is charged by the way. */
export function distanceWords({ free_radius_km: free, base_fee: base, per_km: perKm, maximum }: DistanceRule, what = 'Travel'): string {
	const near = base > 0 ? formatRupees(base) : 'free'
	if (perKm === 0 || maximum <= base) return `${what}: ${near}.`
	return `${what}: ${near} up to ${free} km, then ${formatRupees(perKm)} per km, at most ${formatRupees(maximum)}.`
}
