import { type ReactNode, useContext } from 'react'
import { Link, useLocation } from 'react-router'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHeading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { FrameDialogs } from './frame-dialogs.ts'
import styles from './staff-page.module.css'

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
	const { openPalette, begin } = useContext(FrameDialogs)
	const { pathname } = useLocation()
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
				<button
					type="button"
					className={styles.search}
					aria-haspopup="dialog"
					aria-keyshortcuts="Control+K"
					data-print="hide"
					onClick={openPalette}
				>
					<Icon name="search" size={20} />
					<VisuallyHidden>Search everything</VisuallyHidden>
					<span className={styles.words} aria-hidden="true">
						<span className={styles.label}>Search everything</span>
						<kbd>Ctrl K</kbd>
					</span>
				</button>
				{begin && begin.to !== pathname && (
					<ButtonLink as={Link} to={begin.to} className={styles.begin} aria-keyshortcuts={begin.key} data-print="hide">
						<Icon name="plus" size={20} />
						<VisuallyHidden>{begin.name}</VisuallyHidden>
						<span className={styles.words} aria-hidden="true">
							{begin.name}
						</span>
					</ButtonLink>
				)}
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
