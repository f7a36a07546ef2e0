import { Link } from 'react-router'
import { vehicleBookingList } from '../../features/market/staff/booking-list.tsx'
import { BookingState, MissingBooking, StaffBooking, useStaffBooking } from '../../features/market/staff/staff-booking.tsx'
import { ChangesOf } from '../../features/staff-audit/changes-of.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { ListWay } from '../../kits/staff-list/list-trail.tsx'
import type { Route } from './+types/vehicle-booking'
import { auditedOf } from './every-place.ts'

export const meta = adminMeta('Vehicle booking')

/** One vehicle booking: what can be done now, who comes to see what, what happened and who changed what. */
export default function VehicleBookingPage({ params }: Route.ComponentProps) {
	const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : null
	const { booking, ...missing } = useStaffBooking(id)
	const list = <ListWay list={vehicleBookingList(undefined)} path="/admin/vehicle-bookings" label="Vehicle bookings" current={id ?? ''} />
	if (!booking)
		return (
			<StaffPage title={missing.isMissing ? 'Booking not found' : 'Vehicle booking'} above={list}>
				<MissingBooking {...missing} back={<Link to="/admin/vehicle-bookings">All vehicle bookings</Link>} />
			</StaffPage>
		)
	return (
		<StaffPage title={booking.reference} above={list} beside={<BookingState booking={booking} />}>
			<StaffBooking
				booking={booking}
				customerLink={(name) => <Link to={`/admin/customers/${booking.customer}`}>{name}</Link>}
				changes={<ChangesOf of={auditedOf('vehicle-bookings')} id={String(booking.id)} />}
			/>
		</StaffPage>
	)
}
