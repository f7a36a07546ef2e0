import type { ComponentProps, ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'

type Props = {
	/** 'order'. */
	one: string
	isMissing: boolean
	query: ComponentProps<typeof NotLoaded>['query']
	/** A link to its list. */
	back: ReactNode
}

/** What stands in its place while it loads, where there is none, and where it could not be loaded. */
export function MissingRow({ one, isMissing, query, back }: Props) {
	if (isMissing)
		return (
			<EmptyState scene="not-found" title={`There is no such ${one}`} text="Check the address, or look for it in the list.">
				{back}
			</EmptyState>
		)
	return <NotLoaded query={query} loading={`Loading ${one}...`} failed={`This ${one} could not be loaded.`} scene="broken" count={8} />
}
