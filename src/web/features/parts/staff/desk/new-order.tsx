import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useController } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { ApiProblem } from '#contract/client.ts'
import type { Position } from '#shared/distance.ts'
import { formatExactRupees } from '#shared/money.ts'
import { isTotalChanged } from '../../../../kits/checkout/checkout-form.tsx'
import { trimmedContact } from '../../../../kits/checkout/checkout-values.ts'
import { useCheckoutForm } from '../../../../kits/checkout/use-checkout-form.ts'
import { BikeField, useModel } from '../../../../kits/desk/bike-field.tsx'
import type { Caller } from '../../../../kits/desk/caller.ts'
import { DeskForm } from '../../../../kits/desk/desk-form.tsx'
import { CallerPart, DeskPart, EmailField, WherePart } from '../../../../kits/desk/desk-parts.tsx'
import { focusSoon } from '../../../../kits/desk/focus-soon.ts'
import { useCaller } from '../../../../kits/desk/use-caller.ts'
import { useIdempotentSend } from '../../../../kits/form/use-idempotent-send.ts'
import { withRefusalHandler } from '../../../../kits/form/with-refusal-handler.ts'
import { staffApi } from '../../../../staff-api.ts'
import { useAction } from '../../../../ui/form/use-action.ts'
import { Row } from '../../../../ui/rows.tsx'
import { toast } from '../../../../ui/toast.ts'
import { lineName } from '../../shared/order-words.ts'
import { shippedTo } from '../../shared/shipping-fields.ts'
import { staffOrder } from '../order-writes.ts'
import { LocationField, useSharedPlace } from './location-field.tsx'
import { type OrderDeskValues, orderDeskFields, valuesOf } from './order-desk-values.ts'
import { PartsField } from './parts-field.tsx'
import { type ChosenPart, useChosenParts } from './use-desk-parts.ts'

/** The phone desk for parts: who calls, for which bike, what and where to, on one screen that a keyboard walks through (decision 0062). */
export function NewOrder({ begun }: { begun: Caller }) {
	const [chosen, setChosen] = useState<readonly ChosenPart[]>([])
	const [initial] = useState(() => valuesOf(begun))
	const form = useCheckoutForm<OrderDeskValues>({ fields: orderDeskFields, initial })
	const { messages, values } = form
	const bike = useController({ control: form.control, name: 'bike' })
	const modelId = Number(bike.field.value) || null
	const model = useModel(modelId)
	const { lines, subtotal, refresh } = useChosenParts(chosen, modelId)
	const place = useSharedPlace(form)
	const desk = useCaller({ form, begun, onBike: (id) => desk.put('bike', String(id)), next: nextField })
	const order = useOrder()
	const [isPriceNew, setPriceNew] = useState(false)
	const { run, isBusy, error } = useAction((ordered: Ordered) => withRefusalHandler(() => order(ordered), showRefusal))
	// The phone rings: whoever comes here types at once.
	useEffect(() => focusSoon(begun.customer === null ? 'customer_phone' : nextField(begun)), [begun])
	const total = chosen.length === 0 || place.isFeePending ? null : subtotal + (place.fee?.distance_fee ?? 0)

	function changeParts(next: readonly ChosenPart[]) {
		setChosen(next)
		desk.put('parts', next.length === 0 ? '' : String(next.length))
	}
	function showRefusal(refused: ApiProblem) {
		// Each line then says what is wrong with it now.
		refresh()
		const isAboutPrice = isTotalChanged(refused)
		setPriceNew(isAboutPrice)
		if (isAboutPrice) place.refresh()
		else messages.refuse(refused.fields)
	}
	async function send() {
		setPriceNew(false)
		if (!messages.check() || total === null) return
		await run({ values: values(), customer: desk.caller.customer, chosen, place: place.agreed, modelId, total })
	}
	return (
		<DeskForm
			title="New order"
			form={form}
			model={model}
			rows={
				<>
					{lines.map((line) => (
						<Row key={line.part} term={lineName(line)}>
							{formatExactRupees(line.price * line.quantity)}
						</Row>
					))}
					{place.fee && <Row term={`Delivery, ${place.fee.distance_km} km`}>{formatExactRupees(place.fee.distance_fee)}</Row>}
				</>
			}
			total={{ term: 'To pay on delivery', rupees: total, isNew: isPriceNew, nothingYet: 'nothing is ordered yet' }}
			confirm="Place Order"
			does="orders"
			isBusy={isBusy}
			error={error}
			onSend={send}
		>
			<CallerPart form={form} desk={desk} />
			<DeskPart title="Bike and parts">
				<BikeField
					{...messages.wiring('bike')}
					model={model}
					onChoose={({ id }) => desk.put('bike', String(id))}
					onClear={() => desk.put('bike', '')}
				/>
				<PartsField {...messages.wiring('parts')} model={model} chosen={chosen} lines={lines} onChange={changeParts} />
			</DeskPart>
			<WherePart form={form}>
				<LocationField form={form} place={place} />
			</WherePart>
			<DeskPart title="Also">
				<EmailField form={form} hint="For mails, and for the order to stand in the caller’s account." />
			</DeskPart>
		</DeskForm>
	)
}

const nextField = ({ modelId }: Caller) => (modelId === null ? 'bike' : 'parts')

type Ordered = {
	values: OrderDeskValues
	customer: number | null
	chosen: readonly ChosenPart[]
	place: Position | null
	modelId: number | null
	total: number
}

/** Orders once, however often it is pressed, and opens what was ordered. */
function useOrder() {
	const queries = useQueryClient()
	const navigate = useNavigate()
	const sendOnce = useIdempotentSend()
	return async ({ values, customer, chosen, place, modelId, total }: Ordered) => {
		const body = {
			...shippedTo(trimmedContact(values)),
			...(customer !== null && { customer }),
			items: chosen.map(({ part: { part }, quantity }) => ({ part, quantity })),
			...place,
			vehicle_model_id: modelId,
			total_amount: total,
		}
		const order = await sendOnce(body, (key) => staffApi.orderForCustomer({ body, key }))
		queries.setQueryData(staffOrder(order.order_number).queryKey, order)
		queries.invalidateQueries({ queryKey: ['staff'], predicate: ({ queryKey }) => queryKey[2] !== order.order_number })
		await navigate(`/admin/orders/${order.order_number}`)
		toast({ title: `${order.order_number} is placed` })
	}
}
