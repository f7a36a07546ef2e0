import { useState } from 'react'
import { orderLimits } from '#contract/orders/order-words.ts'
import type { StaffOrderInFull } from '#contract/orders/staff-orders.ts'
import { useTypedValues } from '../../../browser/typed-text.ts'
import { useAction } from '../../../ui/form/use-action.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Text } from '../../../ui/text.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { townOf } from '../shared/order-words.ts'
import { OrderRefusal } from './order-refusal.tsx'
import { useOrderWrites } from './order-writes.ts'

/** With whom an order travels: asked when it is sent off, and corrected on its way. Both may stay empty where the company brings it. */
export function ShipDialog({ order, onClose }: { order: StaffOrderInFull; onClose: () => void }) {
	// What it is for stays, also when somebody else sends it off meanwhile.
	const [isSending] = useState(order.status === 'confirmed')
	const [before, setBefore] = useState(order)
	const [typed, type] = useTypedValues<{ carrier: string; number: string }>(`ship ${order.order_number}`)
	const { carrier = order.carrier, number = order.tracking_number } = typed
	const { change } = useOrderWrites(order)
	const { run, isBusy, error } = useAction(change)

	async function send() {
		setBefore(order)
		const travel = { carrier: carrier.trim(), tracking_number: number.trim() }
		if (!(await run({ ...(isSending && { status: 'shipped' as const }), ...travel, version: order.version }))) return
		type(null)
		onClose()
	}

	return (
		<FormDialog
			title={isSending ? `Ship ${order.order_number}` : `Tracking of ${order.order_number}`}
			closeLabel="Not yet"
			sendLabel={error ? 'Retry' : isSending ? 'Ship order' : 'Save tracking'}
			busy={isBusy}
			isStep
			onSend={send}
			onClose={onClose}
		>
			<Text>
				To {order.customer_name}, {townOf(order)}. The customer reads it and gets a mail.
			</Text>
			<TextField
				label="Carrier"
				optional
				hint="Empty where we bring it ourselves."
				maxLength={orderLimits.carrier}
				autoComplete="off"
				value={carrier}
				onChange={({ target }) => type({ carrier: target.value })}
				data-autofocus=""
			/>
			<TextField
				label="Tracking number"
				optional
				maxLength={orderLimits.trackingNumber}
				autoComplete="off"
				value={number}
				onChange={({ target }) => type({ number: target.value })}
			/>
			<OrderRefusal error={error} before={before} />
		</FormDialog>
	)
}
