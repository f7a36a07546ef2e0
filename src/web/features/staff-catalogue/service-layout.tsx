import type { ReactNode } from 'react'
import styles from './service-layout.module.css'

/** The service's form and, beside it on wide screens, its prices; both are long, so neither stands still. */
export function ServiceLayout({ prices, children }: { prices: ReactNode; children: ReactNode }) {
	return (
		<div className={styles.layout}>
			<div className={styles.part}>{children}</div>
			<div className={styles.part}>{prices}</div>
		</div>
	)
}
