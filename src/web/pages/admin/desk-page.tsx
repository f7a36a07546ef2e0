import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { beginFor } from '../../kits/desk/begin-for.ts'
import type { Caller } from '../../kits/desk/caller.ts'
import { useStaffRole } from '../../session/staff-role.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { idOf } from '../id-of.ts'

/** The page of a desk of the office: for nobody yet, or for an account (`?customer=`). */
export function DeskPage({ title, desk: Desk }: { title: string; desk: (props: { begun: Caller }) => ReactNode }) {
	const [search] = useSearchParams()
	const customer = idOf(search.get('customer'))
	const begun = useQuery({
		queryKey: ['staff', 'callers', customer],
		queryFn: ({ signal }) => beginFor(customer, signal),
		staleTime: 0,
	})
	if (useStaffRole() === 'technician') return <Navigate to="/admin/my-day" replace />
	return (
		<StaffPage title={title}>
			{begun.data ? (
				<Desk key={search.toString()} begun={begun.data} />
			) : (
				<NotLoaded query={begun} loading="Loading..." failed="What is known could not be loaded." count={4} />
			)}
		</StaffPage>
	)
}
