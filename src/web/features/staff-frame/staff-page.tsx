import { type ReactNode, useEffect, useId, useState } from 'react'
import { PageHeading } from '../../ui/heading.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import styles from './staff-page.module.css'
import { StaffSearch } from './staff-search.tsx'

/**
 * One screen of the company's side: its heading, the search over everything and, at the end, its one action (`actions`).
 * `above` is the way up from a single thing to its list.
 */
export function StaffPage({
	title,
	above,
	beside,
	actions,
	children,
}: {
	title: ReactNode
	above?: ReactNode
	/** Stands beside the heading, such as a state. */
	beside?: ReactNode
	actions?: ReactNode
	children?: ReactNode
}) {
	const [isSearching, setSearching] = useState(false)
	const searchId = useId()
	// On a phone the search lies behind a button.
	useEffect(() => {
		if (isSearching) document.getElementById(searchId)?.querySelector('input')?.focus()
	}, [isSearching, searchId])
	return (
		<>
			<div className={styles.head}>
				<div className={styles.names}>
					{above && <div className={styles.above}>{above}</div>}
					<div className={styles.title}>
						<PageHeading size="m">{title}</PageHeading>
						{beside}
					</div>
				</div>
				<IconButton
					icon={isSearching ? 'close' : 'search'}
					label={isSearching ? 'Close search' : 'Search everything'}
					className={styles.open}
					aria-expanded={isSearching}
					aria-controls={searchId}
					onClick={() => setSearching((was) => !was)}
				/>
				<div id={searchId} className={joinClasses(styles.search, !isSearching && styles.folded)} data-print="hide">
					<StaffSearch />
				</div>
				{actions && (
					<div className={styles.actions} data-print="hide">
						{actions}
					</div>
				)}
			</div>
			{children}
		</>
	)
}
