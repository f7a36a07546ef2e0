import { Link } from 'react-router'
import { vehicleBookingList } from '../../features/market/staff/booking-list.ts'
import { staffVehicleBooking } from '../../features/market/staff/booking-writes.ts'
import { BookingState, StaffBooking } from '../../features/market/staff/staff-booking.tsx'
import { ChangesOf } from '../../features/staff-audit/changes-of.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { useFoundRow } from '../../kits/sold/use-found-row.ts'
import { ListTrail } from '../../kits/staff-list/list-trail.tsx'
import { idOf } from '../id-of.ts'
import type { Route } from './+types/vehicle-booking'
import { auditedOf } from './every-place.ts'
import { RowPage } from './row-page.tsx'

export const meta = adminMeta('Vehicle booking')

/** One vehicle booking: what can be done now, who comes to see what, what happened and who changed what. */
export default function VehicleBookingPage({ params }: Route.ComponentProps) {
	const id = idOf(params.id)
	const list = <ListTrail list={vehicleBookingList(undefined)} path="/admin/vehicle-bookings" label="Vehicle bookings" current={id ?? ''} />
	const found = useFoundRow(id === null ? null : staffVehicleBooking(id))
	return (
		<RowPage found={found} one="vehicle booking" above={list} back={{ to: '/admin/vehicle-bookings', words: 'All vehicle bookings' }}>
			{(booking) => (
				<StaffPage title={booking.reference} above={list} beside={<BookingState booking={booking} />}>
					<StaffBooking
						booking={booking}
						customerLink={(name) => <Link to={`/admin/customers/${booking.customer}`}>{name}</Link>}
						changes={<ChangesOf of={auditedOf('vehicle-bookings')} id={String(booking.id)} />}
					/>
				</StaffPage>
			)}
		</RowPage>
	)
}
