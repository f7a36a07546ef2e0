import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatExactRupees } from '#shared/money.ts'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './order-lines.module.css'

/** One line of a cart or of what is ordered. */
export type OrderLine = {
	/** The line of the server's cart; null for a Buy Now. */
	id: number | null
	name: string
	quantity: number
	/** Rupees for one piece; null while it is not known. */
	price: number | null
	/** Small lines below the name. */
	details: readonly string[]
	/** Where it can be looked at. */
	to?: string
	/** Beside the words. */
	picture?: ReactNode
	/** What else is to be known of it, such as whether it fits. */
	notes?: ReactNode
	/** What it is for, such as a plate. */
	mark?: ReactNode
	/** The most pieces of it. */
	max?: number
	/** Why it cannot be ordered any more: such a line must be taken out first. */
	withdrawn?: string | null
}

export type LineChanges = {
	/** Absent where one buys one piece. */
	onQuantity?: (id: number, quantity: number) => void
	onRemove: (id: number | null) => void
	/** The words of a change that was refused, for its line. */
	failureOf: (id: number | null) => string | null
}

/** The sum of all lines in rupees, null while a price is missing. */
export function subtotalOf(lines: readonly Pick<OrderLine, 'price' | 'quantity'>[]) {
	const prices = lines.map(({ price, quantity }) => (price === null ? null : price * quantity))
	return prices.reduce<number | null>((sum, price) => (sum === null || price === null ? null : sum + price), 0)
}

type Lines = LineChanges & {
	/** Names the list for screen readers. */
	label: string
	lines: readonly OrderLine[]
	/** False where the page has room for all of them; a card that stays in sight has not. */
	scroll?: boolean
}

/** What is ordered; how many can be changed, and each can be taken out. */
export function OrderLines({ label, lines, scroll = true, ...changes }: Lines) {
	return (
		<ul className={joinClasses(styles.lines, scroll && styles.scroll)} aria-label={label}>
			{lines.map((line) => (
				<Line key={line.id ?? 'buy-now'} line={line} {...changes} />
			))}
		</ul>
	)
}

function Line({ line, onQuantity, onRemove, failureOf }: LineChanges & { line: OrderLine }) {
	const { id } = line
	const failure = failureOf(id)
	const words = (
		<>
			<div className={styles.agreed}>
				<p>
					<span className={styles.name}>{line.to ? <Link to={line.to}>{line.name}</Link> : line.name}</span>
					{line.quantity > 1 && <span className={styles.times}> × {line.quantity}</span>}
				</p>
				<p className={styles.price}>{line.price === null ? 'Loading price...' : formatExactRupees(line.price * line.quantity)}</p>
			</div>
			{line.details.filter(Boolean).map((words) => (
				<Text key={words} size="small" tone="muted">
					{words}
				</Text>
			))}
			{line.mark && <div className={styles.mark}>{line.mark}</div>}
			{line.notes}
			<div className={styles.change}>
				{onQuantity && id !== null && !line.withdrawn && (
					<QuantityStepper
						label={`Quantity of ${line.name}`}
						value={line.quantity}
						max={line.max}
						onChange={(quantity) => onQuantity(id, quantity)}
					/>
				)}
				<Button variant="text" size="low" aria-label={`Remove ${line.name}`} onClick={() => onRemove(id)}>
					Remove
				</Button>
			</div>
			{line.withdrawn && (
				<Text size="small" tone="bad" icon="warning">
					{line.withdrawn}
				</Text>
			)}
			{failure && (
				<Text size="small" tone="bad" icon="warning" role="alert">
					{failure}
				</Text>
			)}
		</>
	)
	if (!line.picture) return <li className={styles.line}>{words}</li>
	return (
		<li className={styles.pictured}>
			<div className={styles.picture}>{line.picture}</div>
			<div className={styles.words}>{words}</div>
		</li>
	)
}
