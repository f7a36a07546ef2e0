import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/** What the server found for its page: null when it had no answer, undefined when it was not asked, after a move inside the product. */
export type RenderedItem<Answer> = { answer: Answer } | null | undefined

/**
 * The thing a page is about: from the server's page, or asked for here and said so meanwhile (D-26). A server that had no answer is not
 * asked again before somebody presses Retry.
 */
export function useItem<Answer, Key extends QueryKey>(query: UseQueryOptions<Answer, Error, Answer, Key>, found: RenderedItem<Answer>) {
	const [isEnabled, setEnabled] = useState(found !== null)
	const { data, isError, isFetching, refetch } = useQuery({ ...query, enabled: isEnabled, ...(found && { initialData: found.answer }) })
	const retry = () => {
		setEnabled(true)
		if (isEnabled) refetch()
	}
	return { answer: data, isFailed: !isEnabled || isError, isFetching, retry }
}
