import { notBuyable, onlySoMany, type PurchaseType } from '#contract/orders/order-words.ts'
import type { PartCart, PartCartItem } from '#contract/orders/orders.ts'
import { rupees } from '#shared/money.ts'
import type { Line } from './list-lines.ts'

/** A line at the price of this moment (B.CART-23). */
export const presentCartItem = (line: Line): PartCartItem => ({
	id: line.id,
	part: line.uuid,
	quantity: line.quantity,
	price: rupees(line.pricePaise),
	total_price: rupees(line.pricePaise * line.quantity),
	part_details: {
		name: line.name,
		slug: line.slug,
		part_number: line.partNumber,
		category_name: line.categoryName,
		brands: line.brands,
		main_image: line.mainImage,
		price: rupees(line.regularPaise),
		discounted_price: line.discountedPaise === null ? null : rupees(line.discountedPaise),
		availability_status: line.availability,
		stock_quantity: line.stock,
	},
	available: line.isBuyable,
	problem: problemOf(line),
	...(line.fit !== null && { fit: line.fit }),
})

const problemOf = ({ isBuyable, name, quantity, stock }: Line) => {
	if (!isBuyable) return notBuyable(name)
	return quantity > stock ? onlySoMany(stock) : null
}

type Cart = { id: number; purchaseType: PurchaseType }
/** Pieces and their price; what cannot be bought any more counts as long as it stands there. */
export const presentCart = ({ id, purchaseType }: Cart, lines: readonly Line[]): PartCart => ({
	id,
	purchase_type: purchaseType,
	items: lines.map(presentCartItem),
	total_items: lines.reduce((sum, { quantity }) => sum + quantity, 0),
	total_price: rupees(lines.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0)),
})
