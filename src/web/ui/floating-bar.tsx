import type { ComponentProps } from 'react'
import styles from './floating-bar.module.css'

type Props = ComponentProps<'section'> & { label: string; surface?: 'night' }

/** What can be done to what is chosen or changed, floating at the lower edge of the screen; messages stand above it. */
export function FloatingBar({ label, surface, ...section }: Props) {
	return <section {...section} className={styles.bar} aria-label={label} data-surface={surface} data-print="hide" />
}
