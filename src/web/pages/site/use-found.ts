import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/** What the server found for its page: null when it had no answer, undefined when it was not asked, after a move inside the product. */
export type Found<Answer> = { answer: Answer } | null | undefined

/**
 * The thing a page is about: from the server's page, or asked for here and said so meanwhile (D-26). A server that had no answer is not
 * asked again before somebody presses Retry.
 */
export function useFound<Answer, Key extends QueryKey>(query: UseQueryOptions<Answer, Error, Answer, Key>, found: Found<Answer>) {
	const [isAsked, setAsked] = useState(found !== null)
	const { data, isError, isFetching, refetch } = useQuery({ ...query, enabled: isAsked, ...(found && { initialData: found.answer }) })
	const retry = () => {
		setAsked(true)
		if (isAsked) refetch()
	}
	return { answer: data, isFailed: !isAsked || isError, isFetching, retry }
}
