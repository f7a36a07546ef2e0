import type { ReactNode } from 'react'
import styles from './floating-bar.module.css'

type Props = { label: string; surface?: 'night'; children: ReactNode }

/** What can be done to what is chosen or changed, floating at the lower edge of the screen; messages stand above it. */
export function FloatingBar({ label, surface, children }: Props) {
	return (
		<section className={styles.bar} aria-label={label} data-surface={surface} data-print="hide">
			{children}
		</section>
	)
}
