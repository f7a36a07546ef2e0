import type { ComponentProps, ReactNode } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'

type Props = {
	one: 'request' | 'subscription' | 'visit'
	isMissing: boolean
	query: ComponentProps<typeof NotLoaded>['query']
	back: ReactNode
}

/** What is shown in the place of a request, subscription or visit while it loads, where there is none, and where it could not be loaded. */
export function MissingPlan({ one, isMissing, query, back }: Props) {
	if (isMissing)
		return (
			<EmptyState scene="not-found" title={`There is no such ${one}`} text="Check the address, or look for it in the list.">
				{back}
			</EmptyState>
		)
	return <NotLoaded query={query} loading={`Loading ${one}...`} failed={`This ${one} could not be loaded.`} scene="broken" count={8} />
}
