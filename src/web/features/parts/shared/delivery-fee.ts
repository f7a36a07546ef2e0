import type { Position } from '#shared/distance.ts'
import { api } from '../../../api.ts'

/** What the delivery to a place costs. */
export const deliveryFee = (place: Position) => ({
	queryKey: ['parts-fee', place.latitude, place.longitude],
	queryFn: () => api.orders.fee({ body: place }),
})
