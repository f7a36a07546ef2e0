import { queryOptions, useQuery } from '@tanstack/react-query'
import type { VehicleBooking } from '#contract/market/market.ts'
import { api } from '../../../api.ts'
import { useSession } from '../../../session/use-session.ts'

/** The caller's bookings of used vehicles, newest first. */
export const ownVehicleBookings = queryOptions({
	queryKey: ['own', 'vehicle-bookings'],
	queryFn: async () => {
		const listed = await api.market.bookings({})
		return Array.isArray(listed) ? listed : listed.results
	},
})

/** The caller's own open booking of a vehicle; asked for only where somebody has it booked. */
export function useOwnOpenBooking({ id, isEnabled }: { id: number; isEnabled: boolean }): VehicleBooking | undefined {
	const isMember = useSession().state === 'signed-in'
	const { data } = useQuery({ ...ownVehicleBookings, enabled: isMember && isEnabled })
	const isOpen = ({ status }: VehicleBooking) => status === 'pending' || status === 'confirmed'
	return isMember ? data?.find((booking) => booking.vehicle === id && isOpen(booking)) : undefined
}

/** One of them; reloaded when its page is entered, so that nobody is offered what is no longer possible. */
export const ownVehicleBooking = (id: number) =>
	queryOptions({
		queryKey: ['own', 'vehicle-bookings', id],
		queryFn: () => api.market.booking({ params: { id } }),
		refetchOnMount: 'always',
	})
