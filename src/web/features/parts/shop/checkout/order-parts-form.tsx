import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiProblem } from '#contract/client.ts'
import { distanceWords } from '#contract/doorstep/distance-words.ts'
import { cartOrdered } from '#contract/orders/order-words.ts'
import type { PartCart } from '#contract/orders/orders.ts'
import type { SelectedVehicle } from '#contract/vehicles/vehicle-words.ts'
import type { Position } from '#shared/distance.ts'
import { formatExactRupees } from '#shared/money.ts'
import { type LineChanges, OrderLines } from '../../../../kits/cart/order-lines.tsx'
import { AddressFields } from '../../../../kits/checkout/address-fields.tsx'
import { isTotalChanged, KeepTyped, OrderForm } from '../../../../kits/checkout/checkout-form.tsx'
import { sharedFormOf } from '../../../../kits/checkout/checkout-values.ts'
import { ChoiceField } from '../../../../kits/checkout/choice-field.tsx'
import { ContactFields } from '../../../../kits/checkout/contact-fields.tsx'
import { OrderButton, OrderCard } from '../../../../kits/checkout/order-card.tsx'
import { useCheckoutForm } from '../../../../kits/checkout/use-checkout-form.ts'
import { usePlace } from '../../../../kits/checkout/use-place.ts'
import { sharedForm } from '../../../../state/local-shopping.ts'
import { pendingPurchase } from '../../../../state/pending-purchase.ts'
import { Row } from '../../../../ui/rows.tsx'
import { toast } from '../../../../ui/toast.ts'
import { deliveryFee } from '../../shared/delivery-fee.ts'
import { cartLine, isOrderable, withinStock } from '../cart/cart-line.tsx'
import { partsFeeRule } from '../cart/parts-fee-rule.ts'
import { useSeenPrices } from '../cart/use-seen-prices.ts'
import { type OrderValues, orderBody, orderDraft, orderFields } from './order-values.ts'
import { orderWords } from './order-words.ts'
import type { PartsOrder } from './use-parts-order.ts'

type Props = {
	owner: string
	cart: PartCart
	changes: LineChanges & Required<Pick<LineChanges, 'onQuantity'>>
	/** Reloads prices and stock of the lines. */
	onRefresh: () => void
	/** The chosen bike. */
	bike: SelectedVehicle | null
	initial: OrderValues
	initialPlace: Position | null
	order: PartsOrder
	isWhole: boolean
	/** The company's number, '' when unset. */
	phone: string
}

const cardId = 'order'

/** Where to, who, how it is paid, and the order with its total always in sight (B.CHECKOUT-08..33). */
export function OrderPartsForm(props: Props) {
	const { owner, cart, changes, onRefresh, bike, initial, initialPlace, order, isWhole, phone } = props
	const { id, purchase_type, items, total_items, total_price } = cart
	const form = useCheckoutForm({ fields: orderFields, initial })
	const place = usePlace({ kept: initialPlace, feeOf: deliveryFee })
	const rule = useQuery(partsFeeRule)
	const seen = useSeenPrices(cart)
	const total = place.isFeePending ? null : total_price + (place.fee?.distance_fee ?? 0)
	useRefusals(order, onRefresh)

	function keep(values: OrderValues) {
		orderDraft.keep(owner, { item: null, place: place.place, values })
		sharedForm.set(sharedFormOf(values))
		pendingPurchase.set({
			path: `/spare-parts/checkout?mode=${purchase_type}&cartId=${id}`,
			lines: items.map(({ part_details: { name }, quantity, total_price: price }) => ({
				name: quantity > 1 ? `${name} × ${quantity}` : name,
				bike: '',
				price,
			})),
		})
	}

	return (
		<OrderForm
			form={form}
			order={order}
			words={orderWords}
			total={total}
			isWithdrawn={!isOrderable(items)}
			onSend={() =>
				total !== null &&
				order.confirm(purchase_type, orderBody({ values: form.values(), cart, place: place.agreed, total, modelId: bike?.modelId ?? null }))
			}
			onTotalChanged={() => {
				onRefresh()
				place.refresh()
			}}
			phone={phone}
			isWhole={isWhole}
			first={
				<AddressFields
					form={form}
					place={place}
					title="Where should it go?"
					hint="House, street and a landmark the courier can find."
					placeWords="We share this location with the courier."
					feeTerm="Delivery"
					distanceRule={rule.data ? `${distanceWords(rule.data, 'Delivery')} It is added only when you share your location.` : null}
				/>
			}
			cardId={cardId}
			card={
				<OrderCard
					id={cardId}
					title="Your order"
					label={total_items === 1 ? '1 item' : `${total_items} items`}
					lines={
						<OrderLines
							label="Parts"
							lines={items.map((item) => cartLine(item, { model: bike?.model ?? null, seen: seen[item.part] }))}
							{...changes}
							onQuantity={(itemId, quantity) => changes.onQuantity(itemId, withinStock(items, itemId, quantity))}
						/>
					}
					rowsBefore={<Row term="Subtotal">{formatExactRupees(total_price)}</Row>}
					feeTerm="Delivery fee"
					place={place}
					total={total}
					totalTerm="To pay on delivery"
					terms={
						bike && items.some(({ fit }) => fit === 'fits')
							? `GST included. UPI or cash. What fits your ${bike.model} fits, else we take it back.`
							: 'GST included. UPI or cash.'
					}
					button={<OrderButton words={orderWords.confirm} total={total} isBusy={order.stage !== 'open'} />}
				/>
			}
		>
			<KeepTyped form={form} keep={keep} />
			<ContactFields
				form={form}
				title="Who gets it?"
				hints={{ email: 'The order is sent there.', phone: 'The courier calls this number.' }}
			/>
			<ChoiceField
				form={form}
				name="payment_method"
				hint="Nothing is charged online. You pay when it is delivered."
				choices={[
					{ value: 'upi', label: 'UPI', note: 'on delivery' },
					{ value: 'cash', label: 'Cash', note: 'on delivery' },
				]}
			/>
		</OrderForm>
	)
}

/**
 * Beside what the form itself says: a refusal at a field is named 'Order Failed' too (B.CHECKOUT-38), and the stock may be another one now.
 */
function useRefusals({ failure }: PartsOrder, onRefresh: () => void) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is told once
	useEffect(() => {
		const error = failure?.error
		if (!(error instanceof ApiProblem) || error.status !== 400 || isTotalChanged(error)) return
		const [words] = Object.values(error.fields).flat()
		if (words) toast({ title: 'Order Failed', text: words, kind: 'bad' })
		// A cart that was ordered elsewhere is gone; its words are to stay readable.
		else if (error.words !== cartOrdered) onRefresh()
	}, [failure])
}
