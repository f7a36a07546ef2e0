import type { ReactNode } from 'react'
import { EmptyState } from '../empty-state.tsx'
import { NotLoaded } from '../not-loaded.tsx'

type RowQuery<Row> = { data: Row | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }

/** What a screen about one row shows until the row is there: that it is coming, that it cannot be had, that there is none. */
export function EditLoaded<Row>({
	query,
	name,
	back,
	children,
}: {
	query: RowQuery<Row>
	/** What is loaded, in small letters: 'service'. */
	name: string
	/** The way to what there is instead. */
	back?: ReactNode
	children: (row: Row) => ReactNode
}) {
	// What was there once stays, with all that is typed, also when it cannot be asked for again.
	if (query.data !== undefined) return children(query.data)
	if (isMissing(query.error))
		return (
			<EmptyState scene="not-found" title={`There is no such ${name}`} text="It may have been deleted.">
				{back}
			</EmptyState>
		)
	return <NotLoaded query={query} loading={`Loading ${name}...`} failed={`The ${name} could not be loaded.`} />
}

const isMissing = (error: unknown) => typeof error === 'object' && error !== null && 'status' in error && error.status === 404
