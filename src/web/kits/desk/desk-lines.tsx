import type { ReactNode } from 'react'
import { formatExactRupees } from '#shared/money.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './desk-lines.module.css'

type DeskLineShown = {
	key: string
	name: string
	/** Small, beside the name. */
	beside?: string | false
	quantity: number
	/** The most of it. */
	max: number
	/** Rupees for one; null while it is not known. */
	price: number | null
	/** What else is to be told of it. */
	notes?: ReactNode
}

type Props = {
	/** Names the list for screen readers. */
	label: string
	lines: readonly DeskLineShown[]
	onQuantity: (at: number, quantity: number) => void
	onRemove: (at: number) => void
}

/** What was chosen on the phone: how many of each can be changed, and each be taken out. */
export function DeskLines({ label, lines, onQuantity, onRemove }: Props) {
	if (lines.length === 0) return null
	return (
		<ul className={styles.lines} aria-label={label}>
			{lines.map(({ key, name, beside, quantity, max, price, notes }, at) => (
				<li key={key} className={styles.line}>
					<div className={styles.name}>
						{name}
						{beside && (
							<Text as="span" size="small" tone="muted">
								{' '}
								{beside}
							</Text>
						)}
						{notes}
					</div>
					<QuantityStepper label={`Quantity of ${name}`} value={quantity} max={max} onChange={(next) => onQuantity(at, next)} />
					<span className={styles.price}>{price === null ? '–' : formatExactRupees(price * quantity)}</span>
					<IconButton icon="trash" size={20} label={`Remove ${name}`} onClick={() => onRemove(at)} />
				</li>
			))}
		</ul>
	)
}
