import type { ReactNode } from 'react'
import styles from './loading-text.module.css'

/** Says that something is on its way, to eyes (after 200 ms) and screen readers. */
export function LoadingText({ children }: { children: ReactNode }) {
	return (
		<p className={styles.loading} role="status">
			{children}
		</p>
	)
}
