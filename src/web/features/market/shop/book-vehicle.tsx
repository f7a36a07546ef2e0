import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { MarketVehicle } from '#contract/market/market.ts'
import { bookedByYourself } from '#contract/market/vehicle-wait-words.ts'
import { useAskLogin } from '../../../kits/cart/ask-login.ts'
import { isSignedIn } from '../../../state/own-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Text } from '../../../ui/text.tsx'
import { toast } from '../../../ui/toast.ts'
import { useOwnOpenBooking } from '../shared/booking-queries.ts'
import { useOwnWait } from '../shared/vehicle-waits.ts'
import { WaitForVehicle } from './wait-for-vehicle.tsx'

// Few book: what asks for the day comes with the press.
const BookVehicleDialog = lazy(() => import('./book-vehicle-dialog.tsx').then(({ BookVehicleDialog }) => ({ default: BookVehicleDialog })))

const whyNot = ({ status, is_booked }: MarketVehicle) =>
	status === 'sold'
		? 'This vehicle is sold.'
		: status === 'under_inspection'
			? 'We are still checking this vehicle. It can be booked after that.'
			: is_booked
				? 'Somebody has booked this vehicle. It may become free again.'
				: null

/** Books a visit to the vehicle, where nobody else has; visitors log in first and come back to it (B.MARKET-20 to B.MARKET-22). */
export function useBooking(vehicle: MarketVehicle) {
	const [isOpen, setOpen] = useState(false)
	const askLogin = useAskLogin()
	const wait = useOwnWait({ id: vehicle.id, isEnabled: vehicle.is_booked || vehicle.status === 'under_inspection' })
	const mine = useOwnOpenBooking({ id: vehicle.id, isEnabled: vehicle.is_booked })
	const isMyTurn = vehicle.status === 'available' && wait?.turn_ends_at != null
	const reason = isMyTurn ? null : mine ? bookedByYourself : whyNot(vehicle)
	const press = () => {
		if (!isSignedIn()) return askLogin(`/vehicles/${vehicle.id}`, 'Please log in to book this vehicle.')
		import('./book-vehicle-dialog.tsx').then(
			() => setOpen(true),
			() => toast({ title: 'The booking could not be opened', text: 'Please check your connection and try again.', kind: 'bad' }),
		)
	}
	return {
		reason,
		isMyTurn,
		/** Beside booking: the line of waiting customers, and the reader's place in it. */
		waiting: mine ? (
			<Link to={`/profile/bookings/${mine.id}`}>See your booking {mine.reference}</Link>
		) : (
			(isMyTurn || (reason && vehicle.status !== 'sold')) && <WaitForVehicle id={vehicle.id} wait={wait} />
		),
		button: !reason && (
			<Button variant="go" onClick={press}>
				Book to see it
			</Button>
		),
		/** To be drawn once, whatever becomes of the vehicle meanwhile. */
		dialog: isOpen && (
			<Suspense>
				<BookVehicleDialog vehicle={vehicle} onClose={() => setOpen(false)} />
			</Suspense>
		),
	}
}
export type Booking = ReturnType<typeof useBooking>

/** The way to a booking, or why there is none. */
export const BookingWay = ({ booking: { reason, button, waiting } }: { booking: Booking }) => (
	<>
		{reason ? <Text weight="strong">{reason}</Text> : button}
		{waiting}
	</>
)
