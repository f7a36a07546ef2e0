import type { ReactNode } from 'react'
import styles from './detail-columns.module.css'
import { joinClasses } from './join-classes.ts'

/** One thing in full: what can be done and what it is, and beside it, below on narrower screens, what happened to it. */
export function DetailColumns({ side, isWide = false, children }: { side: ReactNode; isWide?: boolean; children: ReactNode }) {
	return (
		<div className={joinClasses(styles.columns, isWide && styles.wide)}>
			<div className={styles.part}>{children}</div>
			<div className={styles.part}>{side}</div>
		</div>
	)
}
