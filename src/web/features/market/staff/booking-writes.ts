import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { StaffVehicleBooking } from '#contract/market/staff-market.ts'
import { useIdempotentSend } from '../../../kits/form/use-idempotent-send.ts'
import { writeWork } from '../../../kits/work/write-work.ts'
import { staffApi } from '../../../staff-api.ts'

/** One vehicle booking; reloaded when its screen is entered. */
export const staffVehicleBooking = (id: number) =>
	queryOptions({
		queryKey: ['staff', 'vehicle-bookings', id],
		queryFn: ({ signal }) => staffApi.vehicleBooking({ params: { id }, signal }),
		refetchOnMount: 'always',
	})

type ChangeBody = Parameters<typeof staffApi.changeVehicleBooking>[0]['body']
/** With the version that was seen: with an older one than the stored one the change is refused (D-48, B.ADMIN-36). */
export type BookingChange = ChangeBody & { version: number }

/** The next step of a booking, its end, or another day. Throws the refusal and is done once, however often it is sent. */
export function useChangeBooking({ id }: Pick<StaffVehicleBooking, 'id'>) {
	const queries = useQueryClient()
	const sendOnce = useIdempotentSend()
	const params = { id }

	function keep(booking: StaffVehicleBooking) {
		queries.setQueryData(staffVehicleBooking(id).queryKey, booking)
		queries.invalidateQueries({
			predicate: ({ queryKey: [area, collection, of] }) =>
				area === 'market' || (area === 'staff' && concerned.includes(collection) && of !== id),
		})
	}

	return (change: BookingChange) =>
		writeWork<StaffVehicleBooking>({
			send: () => sendOnce(change, (key) => staffApi.changeVehicleBooking({ params, body: change, key })),
			look: () => queries.fetchQuery({ ...staffVehicleBooking(id), staleTime: 0 }),
			keep,
			isDone: ({ status, booking_date }) =>
				(change.status === undefined || change.status === status) &&
				(change.booking_date === undefined || change.booking_date === booking_date),
		})
}
const concerned: unknown[] = ['vehicle-bookings', 'vehicles', 'counts', 'audit-log']
