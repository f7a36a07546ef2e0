import { Link } from 'react-router'
import { buttonClass } from '../button-class.ts'
import type { ListState } from './list-state.ts'
import styles from './pager.module.css'

/** Where in a list one is, the ways to its other pages, and how long a page is. */
export function Pager({ state, count, shown }: { state: ListState; count: number; shown: number }) {
	const pages = Math.max(1, Math.ceil(count / state.pageSize))
	const first = (state.page - 1) * state.pageSize + 1
	if (count <= (state.pageSizes[0] ?? 0)) return null
	return (
		<nav className={styles.pager} aria-label="Pages" data-print="hide">
			<p className={styles.where}>
				{first}–{first + shown - 1} of {count}
			</p>
			{state.pageSizes.length > 1 && (
				<label className={styles.size}>
					<span>Rows per page</span>
					<select value={state.pageSize} onChange={({ target }) => state.change({ page_size: target.value })}>
						{state.pageSizes.map((known) => (
							<option key={known}>{known}</option>
						))}
					</select>
				</label>
			)}
			<div className={styles.ways}>
				<PageLink state={state} page={state.page - 1} last={pages} label="Previous" />
				<span>
					Page {state.page} of {pages}
				</span>
				<PageLink state={state} page={state.page + 1} last={pages} label="Next" />
			</div>
		</nav>
	)
}

function PageLink({ state, page, last, label }: { state: ListState; page: number; last: number; label: string }) {
	const look = buttonClass({ variant: 'quiet', size: 'low' })
	if (page < 1 || page > last)
		return (
			<span className={look} aria-disabled="true">
				{label}
			</span>
		)
	return (
		<Link to={state.addressOf({ page: page === 1 ? undefined : String(page) })} preventScrollReset={state.isPart} className={look}>
			{label}
		</Link>
	)
}

type MoreProps = { state: ListState; count: number; shown: number; hasMore: boolean; isLoading: boolean }

/**
 * The further rows of a list that grows. A link that replaces its address: Back leaves the list, and on the way back all is there again.
 */
export function LoadMore({ state, count, shown, hasMore, isLoading }: MoreProps) {
	if (count <= shown && state.page === 1) return null
	return (
		<div className={styles.more} data-print="hide">
			<p className={styles.where}>
				{shown} of {count}
			</p>
			{hasMore && (
				<Link
					to={state.addressOf({ page: String(state.page + 1) })}
					replace
					preventScrollReset
					aria-busy={isLoading || undefined}
					className={buttonClass({ variant: 'quiet' })}
				>
					{isLoading ? 'Loading…' : `Show ${Math.min(state.pageSize, count - shown)} more`}
				</Link>
			)}
		</div>
	)
}
