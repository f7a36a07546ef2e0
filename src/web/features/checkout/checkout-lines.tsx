import { repairLimits } from '#contract/repairs/repair-words.ts'
import { formatRupees } from '#shared/money.ts'
import { Button } from '../../ui/button.tsx'
import { Plate } from '../../ui/plate.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { Text } from '../../ui/text.tsx'
import type { CheckoutLine } from './checkout-items.ts'
import styles from './checkout-lines.module.css'

export type LineChanges = {
	/** Absent where one buys one piece. */
	onQuantity?: (line: CheckoutLine, quantity: number) => void
	onRemove: (line: CheckoutLine) => void
	/** The words of a change that was refused, for its line. */
	failureOf: (line: CheckoutLine) => string | null
}

type Props = LineChanges & { lines: CheckoutLine[] /** Which bike a line is for is said where there are several. */; showBikes: boolean }

/** What is booked, each with what its price includes; how many can be changed, and each can be taken out (B.SCART-27). */
export function CheckoutLines({ lines, showBikes, ...changes }: Props) {
	return (
		<ul className={styles.lines} aria-label="Services">
			{lines.map((line) => (
				<Line key={line.id ?? 'buy-now'} line={line} showBike={showBikes} {...changes} />
			))}
		</ul>
	)
}

function Line({ line, showBike, onQuantity, onRemove, failureOf }: LineChanges & { line: CheckoutLine; showBike: boolean }) {
	const failure = failureOf(line)
	return (
		<li className={styles.line}>
			<div className={styles.agreed}>
				<p>
					<span className={styles.name}>{line.packageName}</span>
					{line.quantity > 1 && <span className={styles.times}> × {line.quantity}</span>}
				</p>
				<p className={styles.price}>{line.price === null ? 'Loading price...' : formatRupees(line.price * line.quantity)}</p>
			</div>
			<Text size="small" tone="muted">
				{[line.serviceName === line.packageName ? '' : line.serviceName, line.duration].filter(Boolean).join(', ')}
			</Text>
			{line.features.length > 0 && (
				<Text size="small" tone="muted">
					Includes: {line.features.join(', ')}
				</Text>
			)}
			{showBike && (
				<Plate size="small" carries="name" kind={line.isElectric ? 'electric' : 'private'} className={styles.bike}>
					{line.model}
				</Plate>
			)}
			<div className={styles.change}>
				{onQuantity && line.isOffered && (
					<QuantityStepper
						label={`Quantity of ${line.packageName}`}
						value={line.quantity}
						max={repairLimits.quantity}
						onChange={(quantity) => onQuantity(line, quantity)}
					/>
				)}
				<Button variant="text" size="low" aria-label={`Remove ${line.packageName}`} onClick={() => onRemove(line)}>
					Remove
				</Button>
			</div>
			{!line.isOffered && (
				<Text size="small" tone="bad" icon="warning">
					We do not offer this any more. Please remove it.
				</Text>
			)}
			{failure && (
				<Text size="small" tone="bad" icon="warning" role="alert">
					{failure}
				</Text>
			)}
		</li>
	)
}
