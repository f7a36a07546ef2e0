import type { ElementType, ReactNode } from 'react'
import type { AsElement } from './as-element.ts'
import { Frame } from './frame.tsx'
import styles from './tile.module.css'

type TileWords = { name: ReactNode; picture: ReactNode; stamp?: ReactNode; level?: 2 | 3 | 4; children?: ReactNode }

/**
 * A thing in a grid: picture, name, and children (facts, price, buttons). The whole tile follows the link of the name
 * (`href`, or `as` a router's link with `to`); buttons among the children keep their own clicks.
 */
export function Tile<Element extends ElementType = 'a'>({
	as,
	name,
	picture,
	stamp,
	level = 3,
	children,
	...link
}: AsElement<Element, TileWords>) {
	const Link: ElementType = as ?? ('href' in link ? 'a' : 'span')
	const Heading = `h${level}` as const
	return (
		<article className={styles.tile}>
			<Frame stamp={stamp}>{picture}</Frame>
			<Heading className={styles.name}>
				<Link {...link} className={styles.link}>
					{name}
				</Link>
			</Heading>
			{children}
		</article>
	)
}
