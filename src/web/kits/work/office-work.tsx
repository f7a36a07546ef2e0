import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/error-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Rows } from '../../ui/rows.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'

type Props<Row> = {
	/** The row behind the work. */
	query: Pick<UseQueryResult<Row>, 'data' | 'isError' | 'isFetching' | 'refetch'>
	/** 'repair'. */
	one: string
	facts: ReactNode
	/** Why it stays where it is, null where it can be moved in some way. */
	whyFixed: string | null
	next: (row: Row) => ReactNode
	move: (row: Row) => ReactNode
}

/**
 * Work of the day in full: what is agreed, its next steps, and the form that moves it. What the day knows stands before the rest is loaded.
 */
export function OfficeWork<Row>({ query: { data, isError, isFetching, refetch }, one, facts, whyFixed, next, move }: Props<Row>) {
	return (
		<Stack gap="loose">
			<Rows ruled>{facts}</Rows>
			{isError && <ErrorState text="The rest could not be loaded." retryLabel="Retry" onRetry={() => refetch()} busy={isFetching} />}
			{data === undefined && !isError && <LoadingText>Loading {one}...</LoadingText>}
			{data !== undefined && (
				<Part id="next-title" title="Next">
					{next(data)}
				</Part>
			)}
			<Part id="move-title" title="Move">
				{whyFixed ? <Text tone="muted">{whyFixed}</Text> : data !== undefined && move(data)}
			</Part>
		</Stack>
	)
}

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
	<Stack as="section" gap="small" aria-labelledby={id}>
		<Heading id={id} size="s">
			{title}
		</Heading>
		{children}
	</Stack>
)
