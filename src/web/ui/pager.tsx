import { Link } from 'react-router'
import { buttonClass } from './button-class.ts'
import { type ListState, pageSizes } from './list-state.ts'
import styles from './pager.module.css'

/** Where in a list one is, the ways to its other pages, and how long a page is. */
export function Pager({ state, count, shown }: { state: ListState; count: number; shown: number }) {
	const size = Number(state.pageSize)
	const pages = Math.max(1, Math.ceil(count / size))
	const first = (state.page - 1) * size + 1
	if (count <= Number(pageSizes[0])) return null
	return (
		<nav className={styles.pager} aria-label="Pages" data-print="hide">
			<p className={styles.where}>
				{first}–{first + shown - 1} of {count}
			</p>
			<label className={styles.size}>
				<span>A page</span>
				<select value={state.pageSize} onChange={({ target }) => state.change({ page_size: target.value })}>
					{pageSizes.map((known) => (
						<option key={known}>{known}</option>
					))}
				</select>
			</label>
			<div className={styles.ways}>
				<PageLink state={state} page={state.page - 1} last={pages} label="Previous" />
				<span className={styles.page}>
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
		<Link to={state.addressOf({ page: page === 1 ? undefined : String(page) })} className={look}>
			{label}
		</Link>
	)
}
