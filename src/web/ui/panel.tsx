import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './panel.module.css'

/**
 * A box for something apart: `plain` card, `sunk`, `bad` for a danger, or `wait`: plate yellow, it asks this person for something now (one
 * on a screen).
 */
export function Panel({ tone = 'plain', className, ...rest }: ComponentProps<'section'> & { tone?: 'plain' | 'sunk' | 'bad' | 'wait' }) {
	return (
		<section
			{...rest}
			className={joinClasses(styles.panel, styles[tone], className)}
			data-surface={tone === 'wait' ? 'plate' : undefined}
		/>
	)
}
