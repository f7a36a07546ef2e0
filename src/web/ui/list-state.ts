import { useLocation, useNavigation, useSearchParams } from 'react-router'

/** What a list is asked with, as it stands in the address; empty values are absent. */
export type ListQuery = { [name: string]: string | undefined }

export const pageSizes = ['25', '50', '100'] as const
const whole = (text: string | null, otherwise: number) => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : otherwise)

/** The address with some of its values changed; every change but a page's own leads back to the first page. */
export function changedSearch(search: URLSearchParams, changes: ListQuery): URLSearchParams {
	const next = new URLSearchParams(search)
	if (!('page' in changes)) next.delete('page')
	for (const [name, value] of Object.entries(changes)) {
		if (value === undefined || value === '') next.delete(name)
		else next.set(name, value)
	}
	return next
}

/**
 * Search, filters, sort and page of a list, kept in the address, so that back, reload and a shared link keep them (ux 116).
 * `names` are the filters it knows; anything else in the address is not its business.
 */
export function useListState(names: readonly string[]) {
	const [search, setSearch] = useSearchParams()
	const { pathname } = useLocation()
	const ahead = useNavigation().location?.pathname
	// Whoever is already on the way to another screen is not called back by what was typed just before.
	const isLeaving = ahead !== undefined && ahead !== pathname
	const filters: ListQuery = {}
	for (const name of names) filters[name] = search.get(name) || undefined
	const size = search.get('page_size')
	return {
		search: search.get('search') ?? '',
		tab: search.get('tab') ?? '',
		ordering: search.get('ordering') ?? undefined,
		page: whole(search.get('page'), 1),
		pageSize: pageSizes.find((known) => known === size) ?? pageSizes[0],
		filters,
		/** The address of a changed list, for a link. */
		addressOf: (changes: ListQuery) => `?${changedSearch(search, changes)}`,
		/** `quietly` leaves no step to go back to: for what is typed letter by letter. */
		change: (changes: ListQuery, quietly = false) => {
			if (!isLeaving) setSearch((now) => changedSearch(now, changes), { replace: quietly, preventScrollReset: true })
		},
	}
}
export type ListState = ReturnType<typeof useListState>
