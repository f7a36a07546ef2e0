/** A cart of any shop, prices in rupees. */
export type Cart = {
	id: number
	items: readonly { id: number; quantity: number; price: number; total_price: number }[]
	total_items: number
	total_price: number
}

/** The cart with another quantity of a line, 0 for none, as the server will return it. */
export function withQuantity<Known extends Cart>(cart: Known, itemId: number, quantity: number): Known {
	const items = cart.items
		.filter(({ id }) => id !== itemId || quantity > 0)
		.map((item) => (item.id === itemId ? { ...item, quantity, total_price: item.price * quantity } : item))
	return {
		...cart,
		items,
		total_items: items.reduce((sum, item) => sum + item.quantity, 0),
		total_price: items.reduce((sum, item) => sum + item.total_price, 0),
	}
}
