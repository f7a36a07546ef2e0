import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { VehicleBooking } from '#contract/market/market.ts'
import { dayOf, formatDay } from '#shared/days.ts'
import { OwnList } from '../../../kits/sold/own-list.tsx'
import { Bought, OwnRow } from '../../../kits/sold/own-row.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { ownVehicleBookings } from '../shared/booking-queries.ts'
import { bookingStamps, drivenWords, vehicleName } from '../shared/vehicle-words.ts'
import { CancelOwnBooking } from './cancel-own-booking.tsx'
import { SavedSearches } from './saved-searches.tsx'
import { WaitedVehicles } from './waited-vehicles.tsx'

/** The caller's vehicle bookings, newest first (B.MARKET-25, A.PROFILE-31). */
export const OwnBookingList = () => (
	<Stack gap="loose">
		<OwnList
			query={useQuery(ownVehicleBookings)}
			label="My Bookings"
			loading="Loading your bookings..."
			failed="Failed to load bookings. Please try again later."
			empty={
				<EmptyState
					scene="nothing-found"
					title="No bookings yet"
					text="The used vehicles that you book to see will appear here, each with its day and price."
				>
					<ButtonLink as={Link} to="/vehicles">
						See used vehicles
					</ButtonLink>
				</EmptyState>
			}
			row={(booking) => <BookingRow key={booking.id} booking={booking} />}
		/>
		<WaitedVehicles />
		<SavedSearches />
	</Stack>
)

function BookingRow({ booking }: { booking: VehicleBooking }) {
	const { id, reference, booking_date, status, status_display, vehicle_details: vehicle, notes } = booking
	return (
		<OwnRow
			to={`/profile/bookings/${id}`}
			title={formatDay(booking_date, dayOf(new Date()))}
			reference={reference}
			stamp={<Stamp kind={bookingStamps[status]}>{status_display}</Stamp>}
			place={`Phone ${booking.contact_number}`}
			note={notes}
			total={vehicle.display_price.amount}
			money={null}
			canCancel={booking.can.cancel}
			cancel={(handlers) => <CancelOwnBooking booking={booking} {...handlers} />}
		>
			<Bought name={vehicleName(vehicle)} more={drivenWords(vehicle)} />
		</OwnRow>
	)
}
