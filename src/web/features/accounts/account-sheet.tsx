import type { ReactNode } from 'react'
import { JobCard } from '../../ui/job-card.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import styles from './account-sheet.module.css'

/**
 * The sheet that every account screen is written on: one column of 480 px with the page's heading in its head, and on wide screens
 * what the page hands in beside it. `corner` holds a stamp.
 */
export function AccountSheet({
	label,
	title,
	corner,
	beside,
	hidden = false,
	children,
}: {
	label: ReactNode
	title: string
	corner?: ReactNode
	beside?: ReactNode
	/** Not shown to somebody whom the boot script knows to be logged in, while the page takes over the markup. */
	hidden?: boolean
	children: ReactNode
}) {
	return (
		<Wrap className={styles.screen} data-for={hidden ? 'visitors' : undefined} data-toasts="above">
			<JobCard as="section" level={1} label={label} reference={title} corner={corner} className={styles.sheet}>
				<div className={styles.body}>{children}</div>
			</JobCard>
			{beside && <div className={styles.beside}>{beside}</div>}
		</Wrap>
	)
}
