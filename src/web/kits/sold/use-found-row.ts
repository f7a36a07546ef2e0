import { type QueryKey, skipToken, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { ApiProblem } from '#contract/client.ts'

const isNotFound = (error: unknown) => error instanceof ApiProblem && error.status === 404

/** One thing of the company's, as the server has it. Give null for an address that can be none. */
export function useFoundRow<Row, Key extends QueryKey>(options: UseQueryOptions<Row, Error, Row, Key> | null) {
	const query = useQuery<Row, Error, Row, QueryKey>((options as UseQueryOptions<Row> | null) ?? { queryKey: ['none'], queryFn: skipToken })
	const isMissing = options === null || isNotFound(query.error)
	return { row: isMissing ? undefined : query.data, isMissing, query }
}
