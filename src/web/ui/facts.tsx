import type { ReactNode } from 'react'
import styles from './facts.module.css'
import { joinClasses } from './join-classes.ts'

/** Small facts in one line that wraps: year, kilometres, fuel. Empty ones are left out. */
export function Facts({ items, className }: { items: ReactNode[]; className?: string }) {
	return (
		<ul className={joinClasses(styles.facts, className)}>
			{items.map((item, index) =>
				item === null || item === undefined || item === false || item === '' ? null : (
					// biome-ignore lint/suspicious/noArrayIndexKey: plain words in a fixed order
					<li key={index}>{item}</li>
				),
			)}
		</ul>
	)
}
