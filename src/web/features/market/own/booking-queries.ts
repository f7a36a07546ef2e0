import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'

/** The caller's bookings of used vehicles, newest first. */
export const ownVehicleBookings = queryOptions({
	queryKey: ['own', 'vehicle-bookings'],
	queryFn: async () => {
		const listed = await api.market.bookings({})
		return Array.isArray(listed) ? listed : listed.results
	},
})

/** One of them; entering its page asks anew, so that nobody is offered what is no longer possible. */
export const ownVehicleBooking = (id: number) =>
	queryOptions({
		queryKey: ['own', 'vehicle-bookings', id],
		queryFn: () => api.market.booking({ params: { id } }),
		refetchOnMount: 'always',
	})
