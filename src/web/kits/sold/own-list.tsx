import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NoAnswer } from '../../session/send.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Stack } from '../../ui/stack.tsx'
import { useOnline } from '../../ui/use-online.ts'

type Props<Row> = {
	query: UseQueryResult<Row[]>
	/** Names the list. */
	label: string
	loading: string
	failed: string
	empty: ReactNode
	/** An `OwnRow` with its key. */
	row: (row: Row) => ReactNode
}

/** What a customer bought of one kind, newest first. Without a connection nothing failed, and it says what is missing. */
export function OwnList<Row>({ query, label, loading, failed, empty, row }: Props<Row>) {
	const words = useOnline() ? failed : 'You are offline. This needs a connection; try again when it is back.'
	const notLoaded = <NotLoaded query={query} loading={loading} failed={words} scene="broken" count={4} />
	if (query.data === undefined) return <Stack gap="small">{notLoaded}</Stack>
	if (query.data.length === 0) return empty
	return (
		<>
			{/* Without a connection the strip at the top says what is seen. */}
			{query.error && !(query.error instanceof NoAnswer) && notLoaded}
			<ul aria-label={label}>{query.data.map(row)}</ul>
		</>
	)
}
