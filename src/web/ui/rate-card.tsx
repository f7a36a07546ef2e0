import type { ElementType, ReactNode } from 'react'
import type { AsElement } from './as-element.ts'
import styles from './rate-card.module.css'

/** The rate card of a workshop wall: prices at the end of dotted leaders, two columns on wide screens. Children: `Rate`. */
export function RateCard({ label, children }: { label?: string; children: ReactNode }) {
	return (
		<ul className={styles.card} aria-label={label}>
			{children}
		</ul>
	)
}

type RateWords = { name: ReactNode; price: ReactNode; icon?: ReactNode; note?: ReactNode }

/** One line of the rate card. A link when it has an `href` or `as` a router's link, else plain words. The price is a ready string. */
export function Rate<Element extends ElementType = 'a'>({ as, name, price, icon, note, ...rest }: AsElement<Element, RateWords>) {
	const Tag: ElementType = as ?? ('href' in rest ? 'a' : 'div')
	return (
		<li className={styles.item}>
			<Tag {...rest} className={styles.rate}>
				{icon && <span className={styles.icon}>{icon}</span>}
				<span className={styles.words}>
					<span className={styles.name}>{name}</span>
					{note && <span className={styles.note}> {note}</span>}
				</span>
				<span className={styles.price}>{price}</span>
			</Tag>
		</li>
	)
}
