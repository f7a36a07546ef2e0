import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './table.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

/**
 * A table with hairlines that scrolls sideways in its own box. Children: `thead` and `tbody`; give number cells `data-number`, sorted heads
 * `aria-sort`.
 */
export function Table({
	caption,
	captionHidden = false,
	dense = false,
	children,
}: {
	caption: string
	captionHidden?: boolean
	dense?: boolean
	children: ReactNode
}) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
		<section className={styles.box} aria-label={caption} tabIndex={0}>
			<table className={joinClasses(styles.table, dense && styles.dense)}>
				<caption className={captionHidden ? undefined : styles.caption}>
					{captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
				</caption>
				{children}
			</table>
		</section>
	)
}
