import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../../src/contract/client.ts'
import { OrderLines, subtotalOf } from '../../../src/web/kits/cart/order-lines.tsx'
import { useCartLines } from '../../../src/web/kits/cart/use-cart-lines.ts'
import type { Cart } from '../../../src/web/kits/cart/with-quantity.ts'
import { AddressFields } from '../../../src/web/kits/checkout/address-fields.tsx'
import { checkoutDraft } from '../../../src/web/kits/checkout/checkout-draft.ts'
import { KeepTyped, OrderForm } from '../../../src/web/kits/checkout/checkout-form.tsx'
import { useReady } from '../../../src/web/kits/checkout/checkout-states.tsx'
import {
	type AddressValues,
	addressFields,
	type ContactValues,
	contactFields,
	trimmedContact,
} from '../../../src/web/kits/checkout/checkout-values.ts'
import { ContactFields } from '../../../src/web/kits/checkout/contact-fields.tsx'
import { OrderButton, OrderCard } from '../../../src/web/kits/checkout/order-card.tsx'
import type { OrderWords } from '../../../src/web/kits/checkout/order-messages.tsx'
import { safeOrder } from '../../../src/web/kits/checkout/safe-order.ts'
import { useCheckoutForm } from '../../../src/web/kits/checkout/use-checkout-form.ts'
import { useOrder } from '../../../src/web/kits/checkout/use-order.ts'
import { usePlace } from '../../../src/web/kits/checkout/use-place.ts'
import { sendOnce } from '../../../src/web/session/send.ts'

// A shop that the product does not have: quantities with a stock, no hours, nothing paid at the door, other names of the fields.

type PartsCart = Omit<Cart, 'items'> & { items: (Cart['items'][number] & { name: string; stock: number })[] }
type PartsBody = { cart_id: number; shipping_address: string; shipping_pincode: string; customer_name: string; total_amount: number }
type Values = AddressValues & ContactValues

async function call<Answer>(method: string, url: string, body?: unknown, key?: string): Promise<Answer> {
	const answer = await sendOnce({ method, url, body, key })
	if (answer.status >= 400) throw new ApiProblem(answer)
	return answer.body as Answer
}

const owner = 'asha@example.in'
const partsCart = queryOptions({ queryKey: ['parts-cart'], queryFn: () => call<PartsCart | null>('GET', '/parts/cart/') })
const partsOrders = safeOrder<PartsBody, { order_number: string }>({
	storageKey: 'pendingParts',
	call: (body, key) => call('POST', '/parts/orders/', body, key),
})
const partsDraft = checkoutDraft<Values, object>({
	storageKey: 'partsDraft',
	names: ['postal_code', 'city', 'state', 'address', 'customer_name', 'customer_email', 'customer_phone'],
})
const fields = {
	...contactFields,
	...addressFields,
	address: { ...addressFields.address, answers: ['shipping_address'] },
	postal_code: { ...addressFields.postal_code, answers: ['shipping_pincode'] },
}
const words: OrderWords = {
	confirm: 'Place Order',
	showCard: 'Show the order',
	withdrawn: 'One part is not sold any more. Please remove it.',
	failed: 'Failed to create order',
	totalChanged: { title: 'The order total has changed. Please review your order.', text: 'Nothing is ordered yet.' },
	refused: { title: 'Order Failed', kept: 'Your parts and everything you typed are kept.', byPhone: 'You can also order by phone:' },
	doubt: {
		new: { title: 'No answer yet', text: 'It is never ordered twice.' },
		old: { title: 'An earlier order has no answer yet', text: 'It is never ordered twice.' },
	},
	list: { to: '/orders', words: 'My Orders' },
}
const nothingTyped: Values = {
	customer_name: '',
	customer_email: '',
	customer_phone: '',
	postal_code: '',
	city: '',
	state: '',
	address: '',
}

export function PartsCheckout() {
	const [placed, setPlaced] = useState('')
	const order = useOrder({
		orders: partsOrders,
		owner,
		onOrdered: ({ answer }) => {
			partsDraft.forget()
			setPlaced(answer.order_number)
		},
	})
	const { data } = useQuery(partsCart)
	const { isReady, isWhole } = useReady(data !== undefined)
	if (placed) return <h1>Ordered: {placed}</h1>
	if (order.stage === 'checking') return <p role="status">Asking what became of the last order</p>
	return data && isReady ? <PartsForm order={order} isWhole={isWhole} /> : null
}

function PartsForm({ order, isWhole }: { order: ReturnType<typeof useOrder<PartsBody, { order_number: string }>>; isWhole: boolean }) {
	const { cart, setQuantity, failureOf } = useCartLines<PartsCart>({
		query: partsCart,
		name: 'parts-cart',
		change: ({ itemId, quantity }) => call('PATCH', `/parts/cart/items/${itemId}/`, { quantity }),
		remove: ({ itemId }) => call('DELETE', `/parts/cart/items/${itemId}/`),
		failed: 'Failed to update cart item',
	})
	const draft = partsDraft.of(owner)
	const form = useCheckoutForm<Values>({ fields, initial: { ...nothingTyped, ...draft?.values } })
	const place = usePlace({
		kept: draft?.place ?? null,
		feeOf: (to) => ({ queryKey: ['parts-fee', to.latitude], queryFn: () => call('POST', '/parts/fee/', to) }),
	})
	const items = cart.data?.items ?? []
	const total = subtotalOf(items)
	function send() {
		if (!cart.data || total === null) return
		const { address, postal_code, customer_name } = trimmedContact(form.values())
		order.confirm('cart', {
			cart_id: cart.data.id,
			shipping_address: address,
			shipping_pincode: postal_code,
			customer_name,
			total_amount: total,
		})
	}
	return (
		<OrderForm
			form={form}
			order={order}
			words={words}
			total={total}
			isWithdrawn={items.some(({ stock }) => stock === 0)}
			onSend={send}
			onTotalChanged={() => cart.refetch()}
			phone="+910000000000"
			isWhole={isWhole}
			first={
				<ContactFields form={form} title="Who gets it?" hints={{ email: 'The bill is sent there.', phone: 'The courier calls it.' }} />
			}
			cardId="order"
			card={
				<OrderCard
					id="order"
					title="Your order"
					lines={
						<OrderLines
							label="Parts"
							lines={items.map(({ stock, ...item }) => ({ ...item, details: [`${stock} in stock`], max: stock }))}
							onQuantity={setQuantity}
							onRemove={(id) => id !== null && setQuantity(id, 0)}
							failureOf={failureOf}
						/>
					}
					place={place}
					total={total}
					totalTerm="To pay on delivery"
					terms="GST included."
					button={<OrderButton words={words.confirm} total={total} isBusy={order.stage !== 'open'} />}
				/>
			}
		>
			<KeepTyped form={form} keep={(values) => partsDraft.keep(owner, { item: null, place: place.place, values })} />
			<AddressFields
				form={form}
				place={place}
				title="Where to?"
				hint="House and street."
				placeWords="We share this location with the courier."
			/>
		</OrderForm>
	)
}
