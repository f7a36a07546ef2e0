import type { VehicleBooking } from '#contract/market/market.ts'
import { CancelOwn } from '../../../kits/sold/cancel-own.tsx'
import { vehicleName } from '../shared/vehicle-words.ts'
import { useCancelBooking } from './use-cancel-booking.ts'

/**
 * Cancels a pending vehicle booking for its customer, who may say why (B.MARKET-29, B.R-22). `onCancelled` puts the focus where it goes on.
 */
export const CancelOwnBooking = ({ booking, ...handlers }: { booking: VehicleBooking; onClose: () => void; onCancelled: () => void }) => (
	<CancelOwn
		reference={booking.reference}
		text={`${vehicleName(booking.vehicle_details)}. Cancelling costs nothing, and others can book the vehicle again.`}
		sendLabel="Cancel visit"
		keepLabel="Keep booking"
		optional
		done="Visit cancelled successfully"
		failed="Failed to cancel visit"
		cancel={useCancelBooking(booking)}
		{...handlers}
	/>
)
