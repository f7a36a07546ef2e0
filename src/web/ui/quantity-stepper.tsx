import { type KeyboardEvent, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './quantity-stepper.module.css'

/**
 * How many: minus, a number that can be typed, plus. Minus is disabled at `min`, plus at `max`; typed nonsense returns to the last number.
 */
export function QuantityStepper({
	label,
	value,
	min = 1,
	max,
	busy = false,
	onChange,
}: {
	/** What is counted, for screen readers: 'Quantity of Spark plug'. */
	label: string
	value: number
	min?: number
	max?: number
	busy?: boolean
	onChange: (value: number) => void
}) {
	const [typed, setTyped] = useState<string | null>(null)

	function commit() {
		if (typed === null) return
		setTyped(null)
		if (!/^\d+$/.test(typed.trim())) return
		const wanted = Math.min(Math.max(Number(typed), min), max ?? Number.MAX_SAFE_INTEGER)
		if (wanted !== value) onChange(wanted)
	}

	function key(event: KeyboardEvent) {
		if (event.key === 'Escape') setTyped(null)
		if (event.key !== 'Enter') return
		event.preventDefault()
		commit()
	}

	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a legend
		<div className={styles.stepper} role="group" aria-label={label} aria-busy={busy || undefined}>
			<IconButton icon="minus" size={20} label={`Decrease: ${label}`} disabled={value <= min} onClick={() => onChange(value - 1)} />
			<input
				className={styles.number}
				inputMode="numeric"
				autoComplete="off"
				aria-label={label}
				value={typed ?? value}
				onChange={(event) => setTyped(event.target.value)}
				onBlur={commit}
				onKeyDown={key}
			/>
			<IconButton
				icon="plus"
				size={20}
				label={`Increase: ${label}`}
				disabled={max !== undefined && value >= max}
				onClick={() => onChange(value + 1)}
			/>
		</div>
	)
}
