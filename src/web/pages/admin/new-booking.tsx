import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { bookedAgain } from '../../features/repairs/staff/desk/desk-values.ts'
import { NewBooking } from '../../features/repairs/staff/desk/new-booking.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { beginFor } from '../../kits/desk/begin-for.ts'
import { useStaffRole } from '../../session/staff-role.ts'
import { staffApi } from '../../staff-api.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { idOf } from '../id-of.ts'

export const meta = adminMeta('New booking')

/** The phone desk (D-53): for nobody yet, for an account (`?customer=`), or an earlier repair booked again (`?again=`). */
export default function NewBookingPage() {
	const [search] = useSearchParams()
	const begun = useDeskStart(idOf(search.get('customer')), idOf(search.get('again')))
	if (useStaffRole() === 'technician') return <Navigate to="/admin/my-day" replace />
	return (
		<StaffPage title="New booking">
			{begun.data ? (
				<NewBooking key={search.toString()} begun={begun.data} />
			) : (
				<NotLoaded query={begun} loading="Loading..." failed="What is known could not be loaded." count={4} />
			)}
		</StaffPage>
	)
}

/** What the desk begins with. */
const useDeskStart = (customer: number | null, again: number | null) =>
	useQuery({
		queryKey: ['staff', 'callers', customer, again],
		queryFn: async ({ signal }) => {
			// Reloaded: what the screen before it has may be older than a change of a moment ago.
			if (again !== null) return bookedAgain(await staffApi.repairBooking({ params: { id: again }, signal }))
			return { ...(await beginFor(customer, signal)), lines: [] }
		},
		staleTime: 0,
	})
