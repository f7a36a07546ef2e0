import { useQueryClient } from '@tanstack/react-query'
import type { VehicleBooking } from '#contract/market/market.ts'
import { api } from '../../../api.ts'
import { useIdempotentSend } from '../../../kits/form/use-idempotent-send.ts'
import { writeWork } from '../../../kits/work/write-work.ts'
import { ownVehicleBooking, ownVehicleBookings } from '../shared/booking-queries.ts'

/** Cancels a pending vehicle booking of the caller, with a note or ''; every screen that shows it changes at once. Throws the refusal. */
export function useCancelBooking({ id }: Pick<VehicleBooking, 'id'>) {
	const queries = useQueryClient()
	const sendOnce = useIdempotentSend()
	const params = { id }

	function keep(booking: VehicleBooking) {
		queries.setQueryData(ownVehicleBooking(id).queryKey, booking)
		queries.setQueryData(ownVehicleBookings.queryKey, (rows) => rows?.map((row) => (row.id === id ? booking : row)))
		// Others can book the vehicle again.
		queries.invalidateQueries({ queryKey: ['market'] })
	}

	return (cancellation_notes: string) =>
		writeWork<VehicleBooking>({
			send: async () => {
				const body = { cancellation_notes }
				const { message: _, ...booking } = await sendOnce(body, (key) => api.market.cancelBooking({ params, body, key }))
				return booking
			},
			look: () => api.market.booking({ params }),
			keep,
			isDone: ({ status, cancelled_by }) => status === 'cancelled' && cancelled_by === 'customer',
		})
}
