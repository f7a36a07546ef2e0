import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Column, DataCards, DataTable } from './data-table.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { type Filter, FilterBar } from './filter-bar.tsx'
import { joinClasses } from './join-classes.ts'
import styles from './list-page.module.css'
import { type ListQuery, type ListState, useListState } from './list-state.ts'
import { LoadingText } from './loading-text.tsx'
import { Pager } from './pager.tsx'
import { Skeleton } from './skeleton.tsx'
import { TabBar } from './tab-bar.tsx'
import { FilterTag } from './tag.tsx'
import { useMedia } from './use-media.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type ListReply<Row> = { count: number; next: string | null; previous: string | null; results: Row[] }

/** One tab of a list: what it asks for, by a word in the address ('' is the first), perhaps in an order of its own. */
export type ListTab = { tab: string; label: string; count?: number; query: ListQuery; ordering?: string }

/** A collection as a screen: the whole declaration of a list. */
export type List<Row> = {
	/** As in the call's path; the rows are kept under ['staff', collection, what was asked]. */
	collection: string
	/** In the plural, as a caption: 'Repairs'. */
	name: string
	list: (query: ListQuery, signal: AbortSignal) => Promise<ListReply<Row>>
	columns: Column<Row>[]
	keyOf: (row: Row) => string | number
	/** Where the row's main cell leads. */
	linkOf?: (row: Row) => string
	/** What can be searched for; absent where nothing can. */
	search?: string
	filters?: readonly Filter[]
	tabs?: readonly ListTab[]
	/** The order when none is asked for, shown in the heads. */
	ordering?: string
	/** Said when there is nothing at all. */
	empty: { title: string; text?: ReactNode; action?: ReactNode }
	/** Asked with every query, for a list of something else's rows. */
	always?: ListQuery
}

/**
 * A list that finds, filters, sorts and pages on the server, with its whole state in the address: a table on wide screens,
 * cards on a phone. Old rows stay, dimmed, while the next are on their way.
 */
export function ListPage<Row>(list: List<Row>) {
	const filters = list.filters ?? []
	const address = useListState(filters.map(({ name }) => name))
	const tab = list.tabs?.find(({ tab: word }) => word === address.tab) ?? list.tabs?.[0]
	const state = { ...address, ordering: address.ordering ?? tab?.ordering ?? list.ordering }
	const query: ListQuery = {
		...tab?.query,
		...state.filters,
		...list.always,
		search: state.search || undefined,
		ordering: state.ordering,
		page: String(state.page),
		page_size: state.pageSize,
	}
	const asked = useQuery({
		queryKey: ['staff', list.collection, query],
		queryFn: ({ signal }) => list.list(query, signal),
		placeholderData: keepPreviousData,
		refetchOnMount: 'always',
	})
	return (
		<div className={styles.list}>
			{list.tabs && (
				<TabBar
					as={Link}
					label={`${list.name}: which`}
					tabs={list.tabs.map(({ tab: word, label, count }) => ({
						to: state.addressOf({ tab: word }),
						preventScrollReset: true,
						label,
						count,
						current: word === tab?.tab,
					}))}
				/>
			)}
			<FilterBar state={state} search={list.search} filters={filters} sort={<SortBy list={list} state={state} />} />
			<Found list={list} state={state} filters={filters} asked={asked} />
		</div>
	)
}

type Asked<Row> = {
	data: ListReply<Row> | undefined
	isError: boolean
	isFetching: boolean
	isPlaceholderData: boolean
	refetch: () => unknown
}

function Found<Row>({ list, state, filters, asked }: { list: List<Row>; state: ListState; filters: readonly Filter[]; asked: Asked<Row> }) {
	const { data } = asked
	const failure = asked.isError && (
		<ErrorState
			scene="broken"
			text={`${list.name} could not be loaded.`}
			onRetry={() => asked.refetch()}
			retryLabel="Retry"
			busy={asked.isFetching}
		/>
	)
	if (!data)
		return (
			failure || (
				<>
					<LoadingText>Loading {list.name.toLowerCase()}...</LoadingText>
					<Skeleton shape="rows" count={8} />
				</>
			)
		)
	return (
		<>
			{failure}
			<VisuallyHidden>
				<span role="status">{asked.isPlaceholderData ? '' : `${list.name}: ${data.count} found`}</span>
			</VisuallyHidden>
			<div className={joinClasses(asked.isPlaceholderData && styles.old)} aria-busy={asked.isPlaceholderData || undefined}>
				{data.results.length > 0 ? (
					<ListRows list={list} state={state} rows={data.results} />
				) : (
					<NothingFound {...{ list, state, filters }} count={data.count} />
				)}
			</div>
			<Pager state={state} count={data.count} shown={data.results.length} />
		</>
	)
}

function ListRows<Row>({ list, state, rows }: { list: List<Row>; state: ListState; rows: Row[] }) {
	const isWide = useMedia('(width >= 720px)')
	const shared = { caption: list.name, columns: list.columns, rows, keyOf: list.keyOf, linkOf: list.linkOf }
	return isWide ? (
		<DataTable {...shared} ordering={state.ordering} onSort={(ordering) => state.change({ ordering })} />
	) : (
		<DataCards {...shared} />
	)
}

/** The order, where there are no heads to press. */
function SortBy<Row>({ list, state }: { list: List<Row>; state: ListState }) {
	const sortable = list.columns.filter(({ sort }) => sort)
	if (sortable.length === 0) return null
	return (
		<label className={styles.sort}>
			<span>Sort by</span>
			<select value={state.ordering ?? ''} onChange={({ target }) => state.change({ ordering: target.value })}>
				{sortable.flatMap(({ sort = '', header }) => [
					<option key={sort} value={sort}>{`${header} ↑`}</option>,
					<option key={`-${sort}`} value={`-${sort}`}>{`${header} ↓`}</option>,
				])}
			</select>
		</label>
	)
}

/** Nothing there at all, or nothing that fits: then each filter can be dropped here. */
function NothingFound<Row>({
	list,
	state,
	filters,
	count,
}: {
	list: List<Row>
	state: ListState
	filters: readonly Filter[]
	count: number
}) {
	const on = [...(state.search ? [{ name: 'search', words: `“${state.search}”` }] : []), ...filtersOn(filters, state)]
	if (count > 0)
		return (
			<EmptyState scene="nothing-found" title={`There is no page ${state.page}`}>
				<Link to={state.addressOf({ page: undefined })}>First page</Link>
			</EmptyState>
		)
	if (on.length === 0)
		return (
			<EmptyState scene="nothing-found" title={list.empty.title} text={list.empty.text}>
				{list.empty.action}
			</EmptyState>
		)
	return (
		<EmptyState scene="nothing-found" title={`No ${list.name.toLowerCase()} match`} text="Drop a filter to see more:">
			{on.map(({ name, words }) => (
				<FilterTag key={name} onRemove={() => state.change({ [name]: undefined })}>
					{words}
				</FilterTag>
			))}
		</EmptyState>
	)
}

function filtersOn(filters: readonly Filter[], state: ListState) {
	return filters.flatMap((filter) => {
		const value = state.filters[filter.name]
		if (!value) return []
		const words = filter.kind === 'select' ? (filter.options.find((option) => option.value === value)?.label ?? value) : value
		return [{ name: filter.name, words: `${filter.label}: ${words}` }]
	})
}
