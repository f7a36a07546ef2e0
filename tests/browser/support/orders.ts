import type { Order, PartCart } from '../../../src/contract/orders/orders.ts'
import type { PartListItem } from '../../../src/contract/parts/parts.ts'
import type { StaffPart } from '../../../src/contract/parts/staff-parts.ts'
import { one } from '../../../src/shared/one.ts'
import { shipTo } from '../../support/an-order.ts'
import { ask, passOf, type Rider } from './people.ts'
import type { Product } from './product.ts'
import { bikeNamed } from './repairs.ts'

/** A part that fits the Splendor Plus and is in stock; `nth` of many. */
async function aFittingPart(product: Product, nth = 0) {
	const bike = await bikeNamed(product, 'Hero Splendor Plus')
	const query = `vehicle_model_id=${bike.modelId}&availability_status=in_stock&page=1&page_size=10`
	const { results } = await ask<{ results: PartListItem[] }>(product, 'GET', `/spare-parts/parts/?${query}`)
	return { part: one(results.slice(nth, nth + 1)), modelId: bike.modelId }
}

/** An order of this rider, of two pieces of a part that fits the bike it was ordered for. */
export async function aPartOrder(product: Product, { access }: Pick<Rider, 'access'>, nth = 0): Promise<Order> {
	const { part, modelId } = await aFittingPart(product, nth)
	const { id } = await ask<PartCart>(product, 'POST', '/spare-parts/carts/', { access, body: {} })
	await ask(product, 'POST', `/spare-parts/carts/${id}/items/`, { access, body: { part: part.uuid, quantity: 2 } })
	return ask<Order>(product, 'POST', '/spare-parts/orders/create/', {
		access,
		body: { ...shipTo, cart_id: id, vehicle_model_id: modelId },
	})
}

/** A part of one test alone. */
export async function aPart(product: Product, fields: object = {}) {
	const access = await passOf(product, 'staff')
	const { results } = await ask<{ results: { uuid: string }[] }>(product, 'GET', '/admin/part-categories/', { access })
	const number = `JP-${Math.random().toString(36).slice(2, 10)}`
	const body = { name: `Lever ${number}`, part_number: number, category: results[0]?.uuid, price: 240, ...fields }
	return ask<StaffPart>(product, 'POST', '/admin/parts/', { access, body })
}
