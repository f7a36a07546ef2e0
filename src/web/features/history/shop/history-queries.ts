import { queryOptions } from '@tanstack/react-query'
import { ApiProblem, type Client } from '#contract/client.ts'
import type { ServiceHistory } from '#contract/history/history.ts'
import { historyApi } from '../shared/history-api.ts'

/** What a link shows, or null where it opens nothing. Throws what else the call throws. */
export async function findSharedHistory(
	history: Pick<Client['history'], 'shared'>,
	token: string,
	signal?: AbortSignal,
): Promise<ServiceHistory | null> {
	try {
		return await history.shared({ params: { token }, ...(signal && { signal }) })
	} catch (error) {
		if (error instanceof ApiProblem && error.status === 404) return null
		throw error
	}
}

export const sharedHistory = (token: string) =>
	queryOptions({ queryKey: ['history', token], queryFn: ({ signal }) => findSharedHistory(historyApi, token, signal), staleTime: 5_000 })
