import { useContext } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useSearchParams } from 'react-router'
import { listApplied, namesOf, readFilter } from './filters.ts'
import type { List, ListQuery, ListReply } from './list-type.ts'

const usualPageSizes = [25, 50, 100] as const

/** What of a list's declaration its address depends on. */
type Addressed = Pick<List<never>, 'filters' | 'tabs' | 'orders' | 'ordering' | 'paging' | 'pageSizes' | 'always' | 'part'> & {
	columns: readonly { sort?: string; header: string }[]
}

/** The orders a list can be asked in, with their names. */
export const ordersOf = ({ orders, columns }: Pick<Addressed, 'orders' | 'columns'>) =>
	orders ??
	columns.flatMap(({ sort, header }) =>
		sort
			? [
					{ value: sort, label: `${header} ↑` },
					{ value: `-${sort}`, label: `${header} ↓` },
				]
			: [],
	)

/** The address with some of a list's values changed; every change but a page's own leads back to the first page. */
export function changedSearch(search: URLSearchParams, changes: ListQuery, part = ''): URLSearchParams {
	const next = new URLSearchParams(search)
	if (!('page' in changes)) next.delete(`${part}page`)
	for (const [name, value] of Object.entries(changes)) {
		if (value === undefined || value === '') next.delete(part + name)
		else next.set(part + name, value)
	}
	return next
}

/** What of an address is about one of several lists, by the names that its own screen would have. */
const ofPart = (search: URLSearchParams, part: string) =>
	new URLSearchParams([...search].filter(([name]) => name.startsWith(part)).map(([name, value]) => [name.slice(part.length), value]))

/** Search, filters, order and page of a list as its address says; what the list does not know is its usual instead. */
export function readListAddress(list: Addressed, search: URLSearchParams) {
	const tab = list.tabs?.find((known) => known.tab === search.get('tab')) ?? list.tabs?.[0]
	const asked = search.get('ordering')
	const sizes: readonly number[] = list.pageSizes ?? usualPageSizes
	const size = Number(search.get('page_size'))
	const page = search.get('page') ?? ''
	const filters: ListQuery = Object.assign({}, ...(list.filters ?? []).map((filter) => readFilter(filter, search)))
	return {
		search: search.get('search')?.trim() ?? '',
		tab,
		ordering: ordersOf(list).find(({ value }) => value === asked)?.value ?? tab?.ordering ?? list.ordering,
		page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
		pageSize: sizes.includes(size) ? size : (sizes[0] ?? usualPageSizes[0]),
		pageSizes: sizes,
		filters,
	}
}
export type ListAddress = ReturnType<typeof readListAddress>

/** The call's query for one page of what an address asks for. */
export const queryOf = (list: Addressed, { tab, filters, search, ordering, page, pageSize }: ListAddress): ListQuery => ({
	...filters,
	// What a tab asks for is what it is called.
	...tab?.query,
	...list.always,
	search: search || undefined,
	// A form without script also sends what is chosen nowhere.
	ordering: ordering || undefined,
	page: String(page),
	page_size: String(pageSize),
})

/** Pages that a list which grows shows at most; further rows are found by filters. */
const growsToPages = 20

/** The rows an address shows: one page, or in a list that grows every page up to it. Throws what the list's call throws. */
export async function loadRows<Row>(list: List<Row>, address: ListAddress, signal: AbortSignal): Promise<ListReply<Row>> {
	if (list.paging !== 'more') return list.list(queryOf(list, address), signal)
	const pages = Array.from({ length: Math.min(address.page, growsToPages) }, (_, at) => ({ ...address, page: at + 1 }))
	const replies = await Promise.all(pages.map((page) => list.list(queryOf(list, page), signal)))
	const rows = new Map(replies.flatMap(({ results }) => results).map((row) => [list.keyOf(row), row]))
	const last = replies.at(-1)
	return {
		count: last?.count ?? 0,
		previous: null,
		next: pages.length < growsToPages ? (last?.next ?? null) : null,
		results: [...rows.values()],
	}
}

/** `loadRows` for a page's loader: the list as the request's address asks for it. */
export const loadList = <Row>(list: List<Row>, request: Request) =>
	loadRows(list, readListAddress(list, new URL(request.url).searchParams), request.signal)

/**
 * Search, filters, sort and page of a list, kept in the address, so that back, reload and a shared link keep them (ux 116).
 * Anything else in the address is not its business.
 */
export function useListState(list: Addressed) {
	const [search, setSearch] = useSearchParams()
	const { pathname } = useLocation()
	const whereTo = useWhereTo()
	const { part } = list
	const address = readListAddress(list, part ? ofPart(search, part) : search)
	const filters = list.filters ?? []
	return {
		...address,
		applied: listApplied(filters, address.search, address.filters),
		/** Every filter off, the search too; tab and order stay. */
		noFilters: Object.fromEntries(['search', ...filters.flatMap(namesOf)].map((name) => [name, undefined])) as ListQuery,
		/** The other parameters of the address, for a form that must not lose them. */
		kept: [...search].filter(([name]) => !['search', 'page', ...filters.flatMap(namesOf)].includes(name)),
		addressSearch: String(search),
		/** The address of a changed list, for a link. */
		addressOf: (changes: ListQuery) => `?${changedSearch(search, changes, part)}`,
		/** Other things stand around it: who turns its page stays where he is. */
		isPart: part !== undefined,
		/** `quietly` leaves no step to go back to: for what is typed letter by letter. */
		change: (changes: ListQuery, quietly = false) => {
			const going = whereTo()
			// Whoever is already on the way to another screen is not called back by what was typed just before.
			if (going && going.pathname !== pathname) return
			// Of two fields typed in shortly after each other the second must find what the first has asked for, drawn or not.
			setSearch((drawn) => changedSearch(going ? new URLSearchParams(going.search) : drawn, changes, part), {
				replace: quietly,
				preventScrollReset: true,
			})
		},
	}
}
export type ListState = ReturnType<typeof useListState>

/** Tells at any moment which address is shown or on its way. Asks the router itself, since what it last drew is behind it for a moment. */
function useWhereTo() {
	const router = useContext(DataRouterContext)?.router
	return () => router && (router.state.navigation.location ?? router.state.location)
}
