import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { NewOrder } from '../../features/parts/staff/desk/new-order.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { beginFor } from '../../kits/desk/begin-for.ts'
import { useStaffRole } from '../../session/staff-role.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { idOf } from '../id-of.ts'

export const meta = adminMeta('New order')

/** The phone desk for parts: for nobody yet, or for an account (`?customer=`). */
export default function NewOrderPage() {
	const [search] = useSearchParams()
	const customer = idOf(search.get('customer'))
	const begun = useQuery({
		queryKey: ['staff', 'callers', customer],
		queryFn: ({ signal }) => beginFor(customer, signal),
		staleTime: 0,
	})
	if (useStaffRole() === 'technician') return <Navigate to="/admin/my-day" replace />
	return (
		<StaffPage title="New order">
			{begun.data ? (
				<NewOrder key={search.toString()} begun={begun.data} />
			) : (
				<NotLoaded query={begun} loading="Loading..." failed="What is known could not be loaded." count={4} />
			)}
		</StaffPage>
	)
}
