import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { usePerson } from './use-person.ts'

/** What stands where an account would: on its way, not there, or not to be had. */
export function PersonAway({ isMissing, asked, back }: Omit<ReturnType<typeof usePerson>, 'person'> & { back: ReactNode }) {
	if (isMissing)
		return (
			<EmptyState scene="not-found" title="There is no such account" text="Check the address, or look for it in the list.">
				{back}
			</EmptyState>
		)
	if (asked.isError)
		return (
			<ErrorState text="This account could not be loaded." retryLabel="Retry" onRetry={() => asked.refetch()} busy={asked.isFetching} />
		)
	return (
		<>
			<LoadingText>Loading customer...</LoadingText>
			<Skeleton shape="rows" count={6} />
		</>
	)
}
