import type { PartCart, PartCartItem } from '../../../src/contract/orders/orders.ts'

type Line = Partial<PartCartItem> & { details?: Partial<PartCartItem['part_details']> }

/** A line of a cart of spare parts; what is not said is plain. */
export function cartItem({ details, ...fields }: Line = {}): PartCartItem {
	const { price = 500, quantity = 1 } = fields
	return {
		id: 11,
		part: '5a1f0c1e-0000-4000-8000-000000000001',
		quantity,
		price,
		total_price: price * quantity,
		part_details: {
			name: 'Front brake shoe set',
			slug: 'front-brake-shoe-set',
			part_number: 'PHY-BRK-0412',
			category_name: 'Brakes',
			brands: ['Rane'],
			main_image: null,
			price,
			discounted_price: null,
			availability_status: 'in_stock',
			stock_quantity: 9,
			...details,
		},
		available: true,
		problem: null,
		...fields,
	}
}

export const cartWith = (items: PartCartItem[], fields: Partial<PartCart> = {}): PartCart => ({
	id: 4,
	purchase_type: 'cart',
	items,
	total_items: items.reduce((sum, { quantity }) => sum + quantity, 0),
	total_price: items.reduce((sum, { total_price }) => sum + total_price, 0),
	...fields,
})

/** The browser of somebody who is logged in. */
export const keepLogin = () =>
	localStorage.setItem(
		'signedIn',
		JSON.stringify({ username: 'asha', name: 'Asha Rider', email: 'asha@example.in', role: 'customer', remember: true }),
	)
