import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import type { ListAnswer } from './list-screen.tsx'
import { type ListState, loadRows, queryOf } from './list-state.ts'
import type { List } from './list-type.ts'

/** A list's rows, loaded by the browser and cached under `[...key, query]`; entering the screen reloads them. */
export function useListAnswer<Row>(list: List<Row>, state: ListState, key: QueryKey): ListAnswer<Row> {
	const asked = useQuery({
		queryKey: [...key, queryOf(list, state)],
		queryFn: ({ signal }) => loadRows(list, state, signal),
		placeholderData: keepPreviousData,
		refetchOnMount: 'always',
	})
	return {
		reply: asked.data,
		isFailed: asked.isError,
		isFetching: asked.isFetching,
		isOld: asked.isPlaceholderData,
		retry: () => asked.refetch(),
	}
}
