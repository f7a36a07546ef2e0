import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'
import styles from './ticks.module.css'

/** What is in it: a list with green ticks. `without` lists what is not, with crosses; say so in the words around it. */
export function Ticks({ items, without = false, className }: { items: ReactNode[]; without?: boolean; className?: string }) {
	return (
		<ul className={joinClasses(styles.ticks, without && styles.without, className)}>
			{items.map((item, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: plain words in a fixed order
				<li key={index}>
					<Icon name={without ? 'close' : 'tick'} size={20} />
					<span>{item}</span>
				</li>
			))}
		</ul>
	)
}
