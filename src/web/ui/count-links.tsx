import type { ElementType } from 'react'
import styles from './count-links.module.css'

export type CountLink = { to: string; count: number; words: string }

/** Numbers that open what they count, side by side. `as`: the link. */
export const CountLinks = ({ as: Link, label, links }: { as: ElementType; label: string; links: readonly CountLink[] }) => (
	<ul className={styles.counts} aria-label={label}>
		{links.map(({ to, count, words }) => (
			<li key={to}>
				<Link to={to} className={styles.count}>
					<strong className={styles.number}>{count}</strong> {words}
				</Link>
			</li>
		))}
	</ul>
)
