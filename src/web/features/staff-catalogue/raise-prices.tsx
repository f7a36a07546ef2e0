import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { numberOf } from '../../ui/form/form-rules.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './price-sheet.module.css'
import { type Ending, endings } from './sheet-prices.ts'

/** Raises or lowers the selected prices by per cent. */
export function RaisePrices({ count, onApply }: { count: number; onApply: (percent: number, ending: Ending) => void }) {
	const [typed, setTyped] = useState('')
	const [ending, setEnding] = useState<Ending>('1')
	const [problem, setProblem] = useState<string | null>(null)
	const isEnding = (value: string): value is Ending => value in endings
	return (
		<form
			noValidate
			className={styles.percent}
			onSubmit={(event) => {
				event.preventDefault()
				const percent = numberOf(typed)
				const isPossible = percent >= -90 && percent <= 500
				setProblem(isPossible ? null : 'Enter a number from -90 to 500.')
				if (isPossible) onApply(percent, ending)
			}}
		>
			<TextField
				label="Raise by"
				value={typed}
				error={problem}
				inputMode="decimal"
				after="%"
				className={styles.number}
				onChange={({ target }) => setTyped(target.value)}
			/>
			<SelectField label="Round" value={ending} onChange={({ target }) => isEnding(target.value) && setEnding(target.value)}>
				{Object.entries(endings).map(([value, words]) => (
					<option key={value} value={value}>
						{words}
					</option>
				))}
			</SelectField>
			<Button variant="quiet" size="low" type="submit">
				Apply to {count}
			</Button>
		</form>
	)
}
