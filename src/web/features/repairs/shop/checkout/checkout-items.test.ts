import { describe, expect, it } from 'vitest'
import type { ServiceCart } from '#contract/repairs/repairs.ts'
import { subtotalOf } from '../../../../kits/cart/order-lines.tsx'
import { withQuantity } from '../../../../kits/cart/with-quantity.ts'
import { bikesOf, isBookable, itemsOfBuyNow, itemsOfCart } from './checkout-items.ts'

const item = (id: number, price: number, quantity: number, model_id = 197) => ({
	id,
	service_id: 'brakes',
	service_name: 'Brakes',
	package_id: id,
	package_name: `Package ${id}`,
	features: [],
	duration: '25 min',
	manufacturer_id: 14,
	model_id,
	manufacturer: 'Hero',
	model: 'Splendor Plus',
	vehicle_type: 'Motorcycle',
	drawing: 'commuter' as const,
	paint: 'black' as const,
	fuel: 'petrol' as const,
	quantity,
	price,
	total_price: price * quantity,
	available: true,
	fits: true,
})
const cart: ServiceCart = { id: 3, items: [item(1, 349, 1), item(2, 249, 2, 200)], total_items: 3, total_price: 847 }

describe('what is checked out', () => {
	it('sums pieces, and knows no sum while a price is missing', () => {
		const { lines } = itemsOfCart(cart)
		expect(subtotalOf(lines)).toBe(847)
		expect(subtotalOf(lines.map((line) => ({ ...line, price: null })))).toBeNull()
	})

	it('cannot be booked while a line is withdrawn or not for its bike (D-51)', () => {
		const bookable = (changes: object) => itemsOfCart({ ...cart, items: [{ ...item(1, 349, 1), ...changes }] }).lines.every(isBookable)
		expect([bookable({}), bookable({ available: false }), bookable({ fits: false })]).toEqual([true, false, false])
	})

	it('names every bike once', () => {
		expect(bikesOf(itemsOfCart(cart).lines).map(({ modelId }) => modelId)).toEqual([197, 200])
	})

	it('B.SCART-27: another quantity, and none, are seen at once', () => {
		expect(withQuantity(cart, 1, 3)).toMatchObject({ total_items: 5, total_price: 1545 })
		expect(withQuantity(cart, 2, 0)).toMatchObject({ total_items: 1, total_price: 349, items: [{ id: 1 }] })
	})

	it('B.E-03: a Buy Now has the price of the price call, not the one that the browser kept', () => {
		const kept = {
			serviceId: 'brakes',
			packageId: 6,
			serviceName: 'Brakes',
			packageName: 'Brake adjustment',
			vehicle: { manufacturerId: 14, modelId: 197, manufacturer: 'Hero', model: 'Splendor Plus', vehicleType: 'Motorcycle' },
			price: 1,
			features: [],
			isSubscription: false,
			planId: null,
			duration: '25 min',
		}
		const { lines, order } = itemsOfBuyNow(kept, { price: 199, isElectric: false, isFitting: true })
		expect(lines[0]?.price).toBe(199)
		expect(order).toEqual({
			items: [{ service_id: 'brakes', package_id: 6, quantity: 1, manufacturer_id: 14, model_id: 197 }],
			purchase_type: 'buy-now',
		})
	})
})
