import type { ReactNode } from 'react'
import { Heading } from '../../ui/heading.tsx'
import { JobCard } from '../../ui/job-card.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './cart-sheet.module.css'

/** The carts on one sheet, torn along the middle: each half is ordered and paid its own way (look: cart). Children: `CartHalf`s. */
export function CartSheet({ count, corner, children }: { count: number; corner: ReactNode; children: ReactNode }) {
	return (
		<JobCard as="div" level={1} label="Cart" reference={count === 1 ? '1 item' : `${count} items`} corner={corner}>
			<div className={styles.halves}>{children}</div>
		</JobCard>
	)
}

type Half = {
	id: string
	title: ReactNode
	/** Beside the title. */
	aside?: ReactNode
	/** The `OrderLines`, or what stands in their place. */
	children: ReactNode
	/** The sum and the way on, at the half's lower end; absent while nothing is in it. */
	end?: ReactNode
	/** What comes after pressing the way on, small. */
	next?: ReactNode
}

export function CartHalf({ id, title, aside, children, end, next }: Half) {
	return (
		<section className={styles.half} aria-labelledby={id}>
			<div className={styles.head}>
				<Heading id={id}>{title}</Heading>
				{aside}
			</div>
			{children}
			{end && (
				<div className={styles.end}>
					{end}
					{next && (
						<Text size="small" tone="muted" className={styles.next}>
							{next}
						</Text>
					)}
				</div>
			)}
		</section>
	)
}

/** Something that goes with what lies in the cart: what, at which price, and one button that adds it. */
export function CartOffer({ title, text, children }: { title: ReactNode; text: ReactNode; children: ReactNode }) {
	return (
		<div className={styles.offer}>
			<div>
				<Text weight="strong">{title}</Text>
				<Text size="small" tone="muted">
					{text}
				</Text>
			</div>
			{children}
		</div>
	)
}
