import { useState } from 'react'
import { formatRupees } from '#shared/money.ts'
import { numberOf, numberWithin, rupeesUpTo } from '../../../ui/form/form-rules.ts'
import { Panel } from '../../../ui/panel.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { emiOf, usualLoan } from './emi-estimate.ts'

const terms = [12, 18, 24, 36, 48] as const
const maxRate = 40

/** About what it costs a month, and what that takes for granted, which anybody may change. */
export function EmiPanel({ price }: { price: number }) {
	const usual = usualLoan(price)
	const [paidNow, setPaidNow] = useState(String(usual.paidNow))
	const [months, setMonths] = useState(usual.months)
	const [rate, setRate] = useState(String(usual.rate))
	const problems = { paidNow: rupeesUpTo(price)(paidNow), rate: numberWithin(0, maxRate)(rate) }
	const isRight = !problems.paidNow && !problems.rate
	const loan = isRight ? { paidNow: numberOf(paidNow), months, rate: numberOf(rate) } : usual
	const { lent, monthly, total } = emiOf(price, loan)
	return (
		<Panel tone="sunk" aria-labelledby="emi-title">
			<Stack gap="small">
				<div aria-live="polite">
					<Text id="emi-title" weight="strong">
						About {formatRupees(monthly)} a month
					</Text>
					<Text size="small" tone="muted">
						Estimate: {formatRupees(loan.paidNow)} now, {formatRupees(lent)} over {loan.months} months at {loan.rate} % a year.{' '}
						{formatRupees(total)} in all. The lender decides.
					</Text>
				</div>
				<details>
					<summary>Change</summary>
					<Stack gap="small">
						<TextField
							label="Paid at once"
							before="₹"
							inputMode="numeric"
							autoComplete="off"
							value={paidNow}
							onChange={({ target }) => setPaidNow(target.value)}
							error={problems.paidNow}
						/>
						<SelectField label="Months" value={months} onChange={({ target }) => setMonths(Number(target.value))}>
							{terms.map((term) => (
								<option key={term}>{term}</option>
							))}
						</SelectField>
						<TextField
							label="Interest a year"
							after="%"
							inputMode="decimal"
							autoComplete="off"
							value={rate}
							onChange={({ target }) => setRate(target.value)}
							error={problems.rate}
						/>
					</Stack>
				</details>
			</Stack>
		</Panel>
	)
}
