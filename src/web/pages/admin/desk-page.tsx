import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { beginFor } from '../../kits/desk/begin-for.ts'
import { useStaffRole } from '../../session/staff-role.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { idOf } from '../id-of.ts'

/** Reads what a desk begins with; `idIn` is the id that a parameter of the address names, null for none. */
export type Begin<Begun> = (idIn: (parameter: string) => number | null, signal: AbortSignal) => Promise<Begun>

type Props<Begun> = { title: string; begin: Begin<Begun>; children: (begun: Begun) => ReactNode }

/** The page of a desk of the office; another address begins it anew. */
export function DeskPage<Begun>({ title, begin, children }: Props<Begun>) {
	const [search] = useSearchParams()
	const address = search.toString()
	const begun = useQuery({
		queryKey: ['staff', 'callers', title, address],
		// Reloaded each time: what the screen before it has may be older than a change of a moment ago.
		queryFn: ({ signal }) => begin((parameter) => idOf(search.get(parameter)), signal),
		staleTime: 0,
	})
	if (useStaffRole() === 'technician') return <Navigate to="/admin/my-day" replace />
	return (
		<StaffPage title={title}>
			{begun.data ? (
				<Fragment key={address}>{children(begun.data)}</Fragment>
			) : (
				<NotLoaded query={begun} loading="Loading..." failed="What is known could not be loaded." count={4} />
			)}
		</StaffPage>
	)
}

/** For nobody yet, or for an account (`?customer=`). */
export const forCaller: Begin<Awaited<ReturnType<typeof beginFor>>> = (idIn, signal) => beginFor(idIn('customer'), signal)
