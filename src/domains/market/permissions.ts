import type { VehicleBookingStatus } from '#contract/market/market-words.ts'

/** A customer cancels his own booking while it is pending, and never later (B.R-22). */
export const canCancelBooking = (actor: { id: number }, booking: { customerId: number; status: VehicleBookingStatus }) =>
	booking.customerId === actor.id && booking.status === 'pending'
