import { useLocation, useNavigation, useRevalidator } from 'react-router'
import { ListScreen } from './list-screen.tsx'
import { useListState } from './list-state.ts'
import { ListTable } from './list-table.tsx'
import type { List, ListReply } from './list-type.ts'

/**
 * A list whose rows a page's loader brings (`loadList`): drawn by the server, so that it stands there before the scripts do and
 * without them. `reply` is null where the loader could not get them.
 */
export function LoadedList<Row>({ list, reply }: { list: List<Row>; reply: ListReply<Row> | null }) {
	const state = useListState(list)
	const { pathname, search } = useLocation()
	const ahead = useNavigation().location
	const { revalidate, state: asking } = useRevalidator()
	const isOld = ahead !== undefined && ahead.pathname === pathname && ahead.search !== search
	return (
		<ListScreen
			list={list}
			state={state}
			table={ListTable}
			answer={{ reply: reply ?? undefined, isFailed: reply === null, isFetching: asking === 'loading', isOld, retry: revalidate }}
		/>
	)
}
