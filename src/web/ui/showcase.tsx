import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from './button-link.tsx'
import { ErrorState } from './error-state.tsx'
import { SectionHead } from './heading.tsx'
import { Section } from './section.tsx'
import styles from './showcase.module.css'
import { Text } from './text.tsx'
import { Wrap } from './wrap.tsx'

type ShowcaseProps<Item> = {
	/** Of its heading. */
	id: string
	title: string
	text: ReactNode
	/** The way to all of them. */
	more: { to: string; words: string }
	/** Undefined until they are there; `asked` says how far that is. */
	items: readonly Item[] | undefined
	asked: { error: unknown; isFetching: boolean; refetch: () => unknown }
	/** 'spare parts'. */
	plural: string
	/** Where there is none; without it the whole section is left out. */
	empty?: ReactNode
	keyOf: (item: Item) => string | number
	card: (item: Item) => ReactNode
	wide?: 3 | 4
	band?: boolean
	children?: ReactNode
}

/** A few of many on a page about other things as well, with the way to all; it comes, fails and can be asked for again by itself. */
export function Showcase<Item>({
	id,
	title,
	text,
	more,
	items,
	asked,
	plural,
	empty,
	keyOf,
	card,
	wide = 4,
	band,
	children,
}: ShowcaseProps<Item>) {
	if (items?.length === 0 && !empty) return null
	return (
		<Section band={band} aria-labelledby={id}>
			<Wrap>
				<SectionHead title={title} id={id} text={text}>
					<ButtonLink as={Link} to={more.to} variant="text" size="low">
						{more.words}
					</ButtonLink>
				</SectionHead>
				{items?.length === 0 ? (
					empty
				) : items ? (
					<ul className={styles.few} aria-labelledby={id} data-wide={wide}>
						{items.map((item) => (
							<li key={keyOf(item)}>{card(item)}</li>
						))}
					</ul>
				) : asked.error ? (
					<ErrorState text={`The ${plural} could not be loaded.`} busy={asked.isFetching} onRetry={() => asked.refetch()} />
				) : (
					<Text role="status">Loading {plural}...</Text>
				)}
				{children && <div className={styles.after}>{children}</div>}
			</Wrap>
		</Section>
	)
}
