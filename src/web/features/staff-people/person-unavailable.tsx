import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import type { usePerson } from './use-person.ts'

/** Shown instead of an account: it is loading, does not exist, or could not be loaded. */
export function PersonUnavailable({ isMissing, asked, back }: Omit<ReturnType<typeof usePerson>, 'person'> & { back: ReactNode }) {
	if (isMissing)
		return (
			<EmptyState scene="not-found" title="There is no such account" text="Check the address, or look for it in the list.">
				{back}
			</EmptyState>
		)
	return <NotLoaded query={asked} loading="Loading customer..." failed="This account could not be loaded." />
}
