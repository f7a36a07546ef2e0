import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { vehicleBookingList } from '../../features/market/staff/booking-list.ts'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { StaffListPage } from '../../kits/staff-list/staff-list.tsx'
import { staffCounts } from '../../state/staff-queries.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

export const meta = adminMeta('Vehicle bookings')

/** Every booking of a used vehicle for staff (B.ADMIN-25). */
export default function VehicleBookingsPage() {
	return (
		<StaffPage
			title="Vehicle bookings"
			actions={
				<ButtonLink as={Link} to="/admin/vehicle-bookings/new" variant="quiet">
					New vehicle booking
				</ButtonLink>
			}
		>
			<StaffListPage {...vehicleBookingList(useQuery(staffCounts).data)} />
		</StaffPage>
	)
}
