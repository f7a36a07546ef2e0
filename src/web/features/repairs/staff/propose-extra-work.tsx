import { useState } from 'react'
import { type ExtraKind, extraLimits } from '#contract/repairs/extra-work-words.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { formatExactRupees, paise, rupees } from '#shared/money.ts'
import { readNumber } from '#shared/read-number.ts'
import { useStoredValues } from '../../../kits/work/stored-text.ts'
import { LineRows } from '../../../ui/form/line-rows.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { ProblemAlert } from '../../../ui/problem-alert.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { Refusal } from './refusal.tsx'
import { useRepairWrites } from './repair-writes.ts'

type Line = { id: number; kind: ExtraKind; name: string; quantity: string; price: string }
type Typed = { lines: Line[]; note: string }
const fresh = { kind: 'part', name: '', quantity: '1', price: '' } as const

/** Proposes to the customer, line by line with its price, what turned out to be needed (D-53). */
export function ProposeExtraWork({ repair, onClose }: { repair: StaffRepairInFull; onClose: () => void }) {
	const { proposeExtra } = useRepairWrites(repair)
	const [{ lines = [{ id: 0, ...fresh }], note = '' }, type] = useStoredValues<Typed>(`${repair.id} extra`)
	const [problem, setProblem] = useState<string | null>(null)
	const { run, isBusy, error } = useAction(proposeExtra)
	const read = lines.map(({ kind, name, quantity, price }) => ({
		kind,
		name: name.trim(),
		quantity: readNumber(quantity) ?? Number.NaN,
		price: readNumber(price) ?? Number.NaN,
	}))
	const total = rupees(
		read.reduce((sum, { quantity, price }) => sum + (Number.isFinite(quantity * price) ? quantity * paise(price) : 0), 0),
	)

	async function send() {
		const said = problemOf(read)
		setProblem(said)
		if (said !== null || !(await run({ lines: read, note: note.trim(), version: repair.version }))) return
		type(null)
		toast({ title: repair.customer_email ? 'Sent to the customer' : 'Proposed; please call the customer' })
		onClose()
	}
	return (
		<FormDialog
			title={`Extra work on ${repair.reference}`}
			closeLabel="Not yet"
			sendLabel={error ? 'Retry' : 'Ask the customer'}
			busy={isBusy}
			onSend={send}
			onClose={onClose}
		>
			<Text>
				{repair.customer_email
					? `${repair.customer_name} gets a mail with a link to answer by.`
					: `${repair.customer_name} has given no email: call, and let the office record the answer.`}{' '}
				Do nothing of it before the answer.
			</Text>
			<LineRows
				lines={lines}
				onChange={(after) => type({ lines: after })}
				fresh={fresh}
				atMost={extraLimits.lines}
				atLeast={1}
				columns="minmax(0, 3fr) minmax(0, 2fr) minmax(0, 1fr) minmax(0, 2fr)"
				narrowColumns="minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr)"
			>
				{({ kind, name, quantity, price }, at, change) => (
					<>
						<TextField
							label={`What, line ${at}`}
							value={name}
							maxLength={extraLimits.name}
							onChange={({ target }) => change({ name: target.value })}
							{...(at === 1 && { 'data-autofocus': '' })}
						/>
						<SelectField label={`Kind of line ${at}`} value={kind} onChange={({ target }) => change({ kind: target.value as ExtraKind })}>
							<option value="part">Part</option>
							<option value="work">Work</option>
						</SelectField>
						<TextField
							label={`Pieces of line ${at}`}
							inputMode="numeric"
							value={quantity}
							onChange={({ target }) => change({ quantity: target.value })}
						/>
						<TextField
							label={`Price each, line ${at}`}
							inputMode="decimal"
							before="₹"
							value={price}
							onChange={({ target }) => change({ price: target.value })}
						/>
					</>
				)}
			</LineRows>
			<TextAreaField
				label="Why is it needed?"
				hint="The customer reads this."
				optional
				rows={2}
				maxLength={extraLimits.note}
				value={note}
				onChange={({ target }) => type({ note: target.value })}
			/>
			<Text weight="strong" numbers>
				Extra {formatExactRupees(total)}, in all {formatExactRupees(rupees(paise(repair.total_amount) + paise(total)))}
			</Text>
			<ProblemAlert words={problem} />
			<Refusal error={error} before={repair} />
		</FormDialog>
	)
}

function problemOf(lines: readonly { name: string; quantity: number; price: number }[]) {
	if (lines.some(({ name }) => name === '')) return 'Please say on each line what is needed.'
	if (!lines.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1 && quantity <= extraLimits.quantity))
		return `Pieces are a whole number from 1 to ${extraLimits.quantity}.`
	if (!lines.every(({ price }) => price >= 0 && price <= extraLimits.price && Number.isInteger(paise(price))))
		return `Please give each line a price up to ${formatExactRupees(extraLimits.price)}.`
	return null
}
