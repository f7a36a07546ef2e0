import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { inSentence } from '#shared/in-sentence.ts'
import { EmptyState } from '../empty-state.tsx'
import { ErrorState } from '../error-state.tsx'
import { joinClasses } from '../join-classes.ts'
import { LoadingText } from '../loading-text.tsx'
import { Skeleton } from '../skeleton.tsx'
import { TabBar } from '../tab-bar.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import type { RowsProps } from './data-table.tsx'
import { AppliedFilters, FilterBar } from './filter-bar.tsx'
import { FilterPanel } from './filter-panel.tsx'
import styles from './list-screen.module.css'
import { type ListState, ordersOf } from './list-state.ts'
import type { ListTable } from './list-table.tsx'
import type { List, ListReply } from './list-type.ts'
import { LoadMore, Pager } from './pager.tsx'

/** Where the rows of a list are: on their way, here, of the question before, or not to be had. */
export type ListAnswer<Row> = {
	reply: ListReply<Row> | undefined
	isFailed: boolean
	isFetching: boolean
	/** The rows are still those of the question before. */
	isOld: boolean
	retry: () => void
}

type ScreenProps<Row> = {
	list: List<Row>
	state: ListState
	answer: ListAnswer<Row>
	/** Stands beside the search of a list with a panel of filters. */
	beside?: ReactNode
	/** Stands between the filters and the rows. */
	tools?: ReactNode
	/** Stands after the rows and stays in sight. */
	below?: ReactNode
	/** Draws the rows; a list with cards of its own needs none, so that the shop's pages do not carry it. */
	table?: typeof ListTable
	/** What the rows need beyond the declaration: chosen ones, columns left out. */
	rows?: Partial<RowsProps<Row>>
}

/**
 * A list that finds, filters, sorts and pages on the server, with its whole state in the address, wherever its rows come from: as
 * its `table` or as cards of its own. Old rows stay, dimmed, while the next are on their way.
 */
export function ListScreen<Row>({ list, state, answer, beside, tools, below, table, rows }: ScreenProps<Row>) {
	const isBeside = list.filtersAt === 'side'
	return (
		<div className={joinClasses(styles.list, isBeside && styles.beside, list.panel && styles.panelled)} tabIndex={-1} data-list="">
			{list.tabs && (
				<TabBar
					as={Link}
					label={`${list.name}: which`}
					tabs={list.tabs.map(({ tab, label, count }) => ({
						to: state.addressOf({ tab }),
						preventScrollReset: true,
						label,
						count,
						current: tab === state.tab?.tab,
					}))}
				/>
			)}
			{list.panel ? (
				<FilterPanel
					state={state}
					search={list.search ?? list.name}
					filters={list.filters ?? []}
					orders={ordersOf(list)}
					words={list.panel}
					beside={beside}
				/>
			) : (
				<FilterBar
					state={state}
					search={list.search}
					filters={list.filters ?? []}
					orders={ordersOf(list)}
					orderInSight={list.orders !== undefined || list.card !== undefined}
					isColumn={isBeside}
				/>
			)}
			<div className={styles.found}>
				<AppliedFilters state={state} name={list.name} withSearch={answer.reply?.results.length === 0} />
				{tools}
				<Found {...{ list, state, answer, table, rows }} />
				{below}
			</div>
		</div>
	)
}

function Found<Row>({ list, state, answer, table, rows }: ScreenProps<Row>) {
	const { reply, isOld } = answer
	const failure = answer.isFailed && (
		<ErrorState
			scene="broken"
			text={list.said?.failed ?? `${list.name} could not be loaded.`}
			onRetry={answer.retry}
			retryLabel="Retry"
			busy={answer.isFetching}
		/>
	)
	if (!reply)
		return (
			failure ||
			list.said?.loading || (
				<>
					<LoadingText>Loading {inSentence(list.name)}...</LoadingText>
					<Skeleton shape="rows" count={8} />
				</>
			)
		)
	const shown = reply.results.length
	return (
		<>
			{failure}
			<VisuallyHidden>
				<span role="status">{isOld ? '' : `${list.name}: ${reply.count} found`}</span>
			</VisuallyHidden>
			<div className={joinClasses(isOld && styles.old)} aria-busy={isOld || undefined}>
				{shown > 0 ? (
					<ListRows {...{ list, state, table }} shown={{ ...rows, rows: rows?.rows ?? reply.results }} />
				) : (
					<NothingFound list={list} state={state} count={reply.count} />
				)}
			</div>
			{shown > 0 &&
				(list.paging === 'more' ? (
					<LoadMore state={state} count={reply.count} shown={shown} hasMore={reply.next !== null} isLoading={isOld} />
				) : (
					<Pager state={state} count={reply.count} shown={shown} />
				))}
		</>
	)
}

type ListRowsProps<Row> = Pick<ScreenProps<Row>, 'list' | 'state' | 'table'> & {
	shown: Partial<RowsProps<Row>> & Pick<RowsProps<Row>, 'rows'>
}

function ListRows<Row>({ list, state, table: Table, shown }: ListRowsProps<Row>) {
	const { name: caption, columns, keyOf, linkOf, card } = list
	if (card)
		return (
			<ul className={styles.grid} aria-label={caption}>
				{shown.rows.map((row) => (
					<li key={keyOf(row)}>{card(row)}</li>
				))}
			</ul>
		)
	return Table && <Table state={state} {...{ caption, columns, keyOf, linkOf }} {...shown} />
}

/** Nothing there at all, or nothing that fits: then a filter can be taken off above. */
function NothingFound<Row>({ list, state, count }: { list: List<Row>; state: ListState; count: number }) {
	if (count > 0)
		return (
			<EmptyState scene="nothing-found" title={`There is no page ${state.page}`}>
				<Link to={state.addressOf({ page: undefined })}>First page</Link>
			</EmptyState>
		)
	if (state.applied.length > 0)
		return (
			<EmptyState
				scene="nothing-found"
				title={list.said?.noneMatch ?? `No ${inSentence(list.name)} match`}
				text="Remove a filter to see more."
			>
				<Link to={state.addressOf(state.noFilters)} preventScrollReset>
					Show all without filters
				</Link>
			</EmptyState>
		)
	return (
		<EmptyState scene="nothing-found" title={list.empty.title} text={list.empty.text}>
			{list.empty.action}
		</EmptyState>
	)
}
