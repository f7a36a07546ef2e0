import type { ComponentProps } from 'react'
import { ErrorState } from './error-state.tsx'
import { LoadingText } from './loading-text.tsx'
import { Skeleton } from './skeleton.tsx'

type Query = { error: unknown; isFetching: boolean; refetch: () => unknown }
type Props = Pick<ComponentProps<typeof ErrorState>, 'scene'> &
	Pick<ComponentProps<typeof Skeleton>, 'shape' | 'count'> & { query: Query; loading: string; failed: string }

/** Stands where something that was asked for is not there: it is coming, or could not be loaded and can be asked for again. */
export function NotLoaded({ query: { error, isFetching, refetch }, loading, failed, scene, shape = 'rows', count = 6 }: Props) {
	if (error) return <ErrorState scene={scene} text={failed} retryLabel="Retry" onRetry={() => refetch()} busy={isFetching} />
	return (
		<>
			<LoadingText>{loading}</LoadingText>
			<Skeleton shape={shape} count={count} />
		</>
	)
}
