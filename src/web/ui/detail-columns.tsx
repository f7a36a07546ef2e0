import type { ReactNode } from 'react'
import styles from './detail-columns.module.css'

/** One thing in full: what can be done and what it is, and beside it, below on narrower screens, what happened to it. */
export function DetailColumns({ side, children }: { side: ReactNode; children: ReactNode }) {
	return (
		<div className={styles.columns}>
			<div className={styles.part}>{children}</div>
			<div className={styles.part}>{side}</div>
		</div>
	)
}
