import { type QueryKey, useQueries, useQuery } from '@tanstack/react-query'
import type { Filter, FilterOption } from '../../ui/list/list-type.ts'

/** Choices that are loaded, such as the rows of another collection (`everyRow`). */
export type OptionsQuery = {
	queryKey: QueryKey
	queryFn: (context: { signal: AbortSignal }) => Promise<object[]>
	select(rows: object[]): FilterOption[]
}
export type Options = readonly FilterOption[] | OptionsQuery

const noQuery: OptionsQuery = { queryKey: ['no options'], queryFn: async () => [], select: () => [] }

/** The choices as far as they are known; also those that are asked for. */
export function useOptions(options: Options): readonly FilterOption[] | undefined {
	const query = 'queryKey' in options ? options : null
	const asked = useQuery({ ...(query ?? noQuery), enabled: query !== null })
	return 'queryKey' in options ? asked.data : options
}

/** A filter of a list, whose choices may have to be loaded. */
export type CollectionFilter = Filter | (Omit<Extract<Filter, { kind: 'select' }>, 'options'> & { options: OptionsQuery })

/** The filters with their choices; until these are known, any value in the address counts. */
export function useFilters(filters: readonly CollectionFilter[]): Filter[] {
	const queries = filters.flatMap((filter) => (isQueried(filter) ? [filter.options] : []))
	const answers = useQueries({ queries })
	return filters.map((filter): Filter => {
		if (!isQueried(filter)) return filter
		return { ...filter, options: answers[queries.indexOf(filter.options)]?.data ?? [], isOpen: true }
	})
}

type QueriedFilter = Exclude<CollectionFilter, Filter>
const isQueried = (filter: CollectionFilter): filter is QueriedFilter => filter.kind === 'select' && 'queryKey' in filter.options

type List<Row> = (request: {
	query: { page: number; page_size: number; ordering?: never }
	signal: AbortSignal
}) => Promise<{ results: Row[]; next: string | null }>

const rowsPerCall = 100
/** Calls for at most 1,000 rows; who has more chooses by a reference. */
const maxPages = 10

/** Every row of another collection as choices, in its usual order. */
export const everyRow = <Row extends object>(
	collection: string,
	{ list }: { list: List<Row> },
	optionOf: (row: Row) => FilterOption,
): OptionsQuery => ({
	queryKey: ['staff', collection, 'every row'],
	async queryFn({ signal }) {
		const rows: Row[] = []
		for (let page = 1; page <= maxPages; page += 1) {
			const reply = await list({ query: { page, page_size: rowsPerCall }, signal })
			rows.push(...reply.results)
			if (reply.next === null) break
		}
		return rows
	},
	select: (rows: Row[]) => rows.map(optionOf),
})
