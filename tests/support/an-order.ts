import type { Client } from '../../src/contract/client.ts'
import type { Order, PlaceOrder } from '../../src/contract/orders/orders.ts'

/** The customer's side of the checkout of parts, filled in; nobody lives there. */
export const shipTo = {
	shipping_address: 'Flat 12, Example Apartments',
	shipping_city: 'Pune',
	shipping_state: 'Maharashtra',
	shipping_pincode: '411004',
	customer_name: 'Asha Rider',
	customer_email: 'asha@pahiya.test',
	customer_phone: '9000000001',
}

type Sent = { [field in keyof PlaceOrder]?: PlaceOrder[field] | undefined }
type Wanted = { uuid: string; quantity?: number }

/** A new cart of this customer for *Buy Now*, or the open one, with pieces of these parts in it; answers its id. */
export async function aCartWith(
	{ api }: { api: Client },
	parts: readonly Wanted[],
	purchase_type: 'cart' | 'buy-now' = 'cart',
): Promise<number> {
	const { id } = await api.orders.openCart({ body: { purchase_type } })
	for (const { uuid, quantity } of parts) await api.orders.addItem({ params: { id }, body: { part: uuid, quantity } })
	return id
}

/** An order of one part, or of several, by this customer. */
export async function anOrder(person: { api: Client }, parts: Wanted | readonly Wanted[], changes: Sent = {}): Promise<Order> {
	const cart_id = await aCartWith(person, [parts].flat())
	return person.api.orders.place({ body: { ...shipTo, cart_id, ...changes } })
}
