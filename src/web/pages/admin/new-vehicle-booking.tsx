import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { NewVehicleBooking } from '../../features/market/staff/desk/new-vehicle-booking.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { beginFor } from '../../kits/desk/begin-for.ts'
import { useStaffRole } from '../../session/staff-role.ts'
import { staffApi } from '../../staff-api.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { idOf } from '../id-of.ts'

export const meta = adminMeta('New vehicle booking')

/** Books a visit to a used vehicle for who calls: for nobody yet or an account (`?customer=`), to any vehicle or one (`?vehicle=`). */
export default function NewVehicleBookingPage() {
	const [search] = useSearchParams()
	const [customer, vehicle] = [idOf(search.get('customer')), idOf(search.get('vehicle'))]
	const begun = useQuery({
		queryKey: ['staff', 'callers', 'for a visit', customer, vehicle],
		queryFn: async ({ signal }) => {
			const [caller, chosen] = await Promise.all([
				beginFor(customer, signal),
				vehicle === null ? null : staffApi.usedVehicles.find({ params: { id: vehicle }, signal }),
			])
			return { caller, vehicle: chosen }
		},
		staleTime: 0,
	})
	if (useStaffRole() === 'technician') return <Navigate to="/admin/my-day" replace />
	return (
		<StaffPage title="New vehicle booking">
			{begun.data ? (
				<NewVehicleBooking key={search.toString()} begun={begun.data} />
			) : (
				<NotLoaded query={begun} loading="Loading..." failed="What is known could not be loaded." count={4} />
			)}
		</StaffPage>
	)
}
