import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './sticky-bar.module.css'
import { Wrap } from './wrap.tsx'

/**
 * The bar at the lower edge of a phone: total and the way forward. The page leaves room for it, so that it never covers what has the focus.
 * `wide="hide"` (default) leaves it out from 960 px. Last in its page.
 */
export function StickyBar({ wide = 'hide', children }: { wide?: 'hide' | 'show'; children: ReactNode }) {
	return (
		<div className={joinClasses(styles.bar, wide === 'hide' && styles.phone)} data-print="hide">
			<Wrap className={styles.line}>{children}</Wrap>
		</div>
	)
}
