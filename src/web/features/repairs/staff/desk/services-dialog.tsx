import { useState } from 'react'
import { nothingChosen } from '#contract/repairs/repair-words.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { formatExactRupees } from '#shared/money.ts'
import { BikeField, useModel } from '../../../../kits/desk/bike-field.tsx'
import { useAction } from '../../../../ui/form/use-action.ts'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { Row, Rows, Total } from '../../../../ui/rows.tsx'
import { Text } from '../../../../ui/text.tsx'
import { Refusal } from '../refusal.tsx'
import { useRepairWrites } from '../repair-writes.ts'
import { itemsOf, linesOf } from './desk-values.ts'
import { LinesField, usePricedLines } from './lines-field.tsx'

/** More, less or other services before the work begins; what stays keeps its price, and the customer is told the new total (D-53). */
export function ServicesDialog({ repair, onClose }: { repair: StaffRepairInFull; onClose: () => void }) {
	const [seen, setSeen] = useState(repair)
	const [initial] = useState(() => linesOf(repair))
	const [lines, setLines] = useState(initial)
	const [modelId, setModelId] = useState(initial[0]?.modelId ?? null)
	const model = useModel(modelId)
	const { priced, subtotal } = usePricedLines(lines, model)
	const { change } = useRepairWrites(repair)
	const { run, isBusy, error } = useAction(change)
	const [problem, setProblem] = useState<string | null>(null)
	const isSame = JSON.stringify(itemsOf(lines)) === JSON.stringify(itemsOf(initial))

	async function send() {
		setProblem(lines.length === 0 ? nothingChosen : null)
		if (lines.length === 0) return
		setSeen(repair)
		if (isSame || (await run({ items: itemsOf(lines), version: repair.version }))) onClose()
	}
	return (
		<FormDialog
			title={`Services of ${repair.reference}`}
			closeLabel="Keep as they are"
			sendLabel="Save services"
			busy={isBusy}
			onSend={send}
			onClose={onClose}
		>
			<BikeField id="line-bike" label="Bike of what is added" error={null} model={model} onChoose={({ id }) => setModelId(id)} />
			<LinesField id="line-service" label="Add a service" error={problem} model={model} lines={priced} onChange={setLines} />
			<div>
				{repair.distance_fee > 0 && (
					<Rows>
						<Row term="Distance fee">{formatExactRupees(repair.distance_fee)}</Row>
					</Rows>
				)}
				<Total term="New total">{subtotal === null ? '–' : formatExactRupees(subtotal + repair.distance_fee)}</Total>
			</div>
			<Text size="small" tone="muted">
				It was {formatExactRupees(repair.total_amount)}. What stays keeps its price.{' '}
				{repair.customer_email
					? 'The customer gets a mail with the new total.'
					: 'There is no email address: tell the customer the new total.'}
			</Text>
			<Refusal error={error} before={seen} />
		</FormDialog>
	)
}
