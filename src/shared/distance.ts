/** A place on the earth in degrees. */
export type Position = { latitude: number; longitude: number }
type SentPosition = { [Coordinate in keyof Position]?: number | null | undefined }

/** The place that was sent; null unless both numbers were. */
export const positionOf = ({ latitude, longitude }: SentPosition): Position | null =>
	typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null

/** What a way costs: free (apart from the base fee) up to `freeKm`, then per started kilometre, never above the maximum. */
export type FeeRule = { freeKm: number; baseFeePaise: number; perKmPaise: number; maximumPaise: number }

const earthRadiusKm = 6371.0088
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres between two places as the crow flies (D-36). */
export function greatCircleKm(from: Position, to: Position): number {
	const halfLatitude = radians(to.latitude - from.latitude) / 2
	const halfLongitude = radians(to.longitude - from.longitude) / 2
	const haversine =
		Math.sin(halfLatitude) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(halfLongitude) ** 2
	// Rounding can lift the sine of opposite places above 1.
	return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

/**
 * The fee in paise for a way of `km`: the base fee, and beyond the free radius so much per started kilometre (D-36, D-45);
 * never negative nor above the maximum (B.E-18). Throws RangeError for a distance that is none.
 */
export function distanceFeePaise(km: number, { freeKm, baseFeePaise, perKmPaise, maximumPaise }: FeeRule): number {
	if (!Number.isFinite(km) || km < 0) throw new RangeError(`Not a distance: ${km}`)
	// Whole metres, so that no kilometre is charged for a float's last digit.
	const beyondMetres = Math.round(km * 1000) - Math.round(freeKm * 1000)
	const startedKm = Math.max(0, Math.ceil(beyondMetres / 1000))
	return Math.max(0, Math.min(maximumPaise, baseFeePaise + startedKm * perKmPaise))
}
