import type { Page } from '@playwright/test'
import type { Order, PartCart } from '../../src/contract/orders/orders.ts'
import { formatRupees } from '../../src/shared/money.ts'
import { expect, kept, open, test } from './support/journey.ts'
import { aRider, ask, logIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { aPerson, categoryNamed, chooseBike, putInCart } from './support/repairs.ts'
import { fillCheckout, main } from './support/screens.ts'

const inStock = '/spare-parts?category=brakes&availability_status=in_stock'
const press = (page: Page, name: string, nth = 0) => main(page).getByRole('button', { name, exact: true, disabled: false }).nth(nth).click()
const badge = (page: Page, words: string) => page.getByRole('banner').getByRole('link', { name: `Cart, ${words}` })
const cartOf = async (product: Product, access: string) => (await ask<PartCart[]>(product, 'GET', '/spare-parts/carts/', { access }))[0]

test('a visitor fills a cart, logs in on the way to the checkout, and orders what was in both carts (B.PARTS-24, B.CART-13..15, B.CART-24, B.CART-25, B.CHECKOUT-13, B.CHECKOUT-32..37, B.R-12)', async ({
	page,
	product,
	context,
}) => {
	const rider = await aRider(product)
	const { results } = await ask<{ results: { uuid: string; name: string }[] }>(
		product,
		'GET',
		'/spare-parts/parts/?category=brakes&availability_status=in_stock&page=1',
	)
	const [first] = results
	if (!first) throw new Error('No part is in stock')
	const own = await ask<PartCart>(product, 'POST', '/spare-parts/carts/', { access: rider.access })
	await ask(product, 'POST', `/spare-parts/carts/${own.id}/items/`, { access: rider.access, body: { part: first.uuid } })
	const { services } = await categoryNamed(product, 'Wash and polish')
	const bike = await chooseBike(page, product)
	for (const service of services.slice(0, 1)) await putInCart(product, rider, service, bike)

	await open(page, '/spare-parts?category=brakes&availability_status=in_stock')
	await press(page, 'Add to Cart')
	await expect(badge(page, '1 item')).toBeVisible()
	await press(page, 'Add to Cart', 1)
	await badge(page, '2 items').click()
	await expect(page).toHaveURL('/spare-parts/cart')
	await press(page, 'Proceed to Checkout')
	await expect(page).toHaveURL(/\/login\?returnUrl=/)
	await logIn(page, rider)
	await expect(page).toHaveURL(/\/spare-parts\/checkout\?mode=cart&cartId=\d+$/)
	await expect(badge(page, '4 items')).toBeVisible()
	const cart = await cartOf(product, rider.access)
	expect(cart?.total_items).toBe(3)
	const total = cart?.total_price ?? 0

	await fillCheckout(page, aPerson)
	await context.grantPermissions(['geolocation'])
	await context.setGeolocation({ latitude: 18.5204, longitude: 73.8567 })
	await main(page).getByRole('button', { name: 'Use Current Location' }).click()
	const place = main(page)
		.getByRole('button', { name: /^Place Order · ₹/ })
		.filter({ visible: true })
	await expect(place).not.toHaveText(`Place Order · ${formatRupees(total)}`)
	await place.click()
	const placed = page.getByRole('dialog', { name: 'Your order is placed' })
	await expect(placed).toContainText(/SP\d{6}-[A-Z0-9]{6}/)
	const [order] = await ask<Order[]>(product, 'GET', '/spare-parts/orders/', { access: rider.access })
	await expect(placed).toContainText(order?.order_number ?? '')
	expect(order).toMatchObject({ purchase_type: 'cart', total_items: 3, subtotal: total, shipping_pincode: aPerson.postal_code })
	expect(order?.total_amount).toBe(total + (order?.distance_fee ?? 0))
	await expect(badge(page, '1 item')).toBeVisible()
	for (const key of ['active_parts_cart_id', 'parts_checkout_cart_id', 'parts_checkout_item']) expect(await kept(page, key)).toBeNull()
	await placed.getByRole('button', { name: 'Close' }).last().click()
	await expect(page).toHaveURL('/profile')
	await badge(page, '1 item').click()
	await main(page).getByRole('link', { name: 'Services (1)' }).click()
	await expect(page).toHaveURL('/checkout')
})

test('the two fixed addresses are never taken for a part, and the badge follows in another tab; Buy Now of a visitor leads over the login to the checkout of that part alone, and the cart stays as it was (B.CART-01, B.CART-17, B.PARTS-25..29, B.PARTS-31, B.CHECKOUT-01, B.CHECKOUT-40)', async ({
	page: other,
	product,
	context,
}) => {
	const rider = await aRider(product)
	await open(other, '/spare-parts/checkout')
	await expect(other).toHaveURL(/\/login/)
	await open(other, '/spare-parts/cart')
	await expect(main(other)).toContainText('Your cart is empty')
	await expect(main(other).getByRole('link', { name: 'Browse Spare Parts' })).toHaveAttribute('href', '/spare-parts')
	await expect(main(other).getByRole('button', { name: 'Proceed to Checkout' })).toHaveCount(0)
	const page = await context.newPage()
	await open(page, inStock)
	await press(page, 'Add to Cart')
	await expect(badge(page, '1 item')).toBeVisible()
	await expect(badge(other, '1 item')).toBeVisible()
	await expect(main(other).getByRole('list', { name: 'Parts' })).toBeVisible()
	await other.close()
	await press(page, 'Buy Now', 1)
	await expect(page).toHaveURL(/\/login\?returnUrl=/)
	await logIn(page, rider)
	await expect(page).toHaveURL(/\/spare-parts\/checkout\?mode=buy-now&cartId=\d+$/)
	await expect(main(page).getByRole('list', { name: 'Parts' }).getByRole('listitem')).toHaveCount(1)
	await fillCheckout(page, aPerson)
	await main(page)
		.getByRole('button', { name: /^Place Order/ })
		.filter({ visible: true })
		.dblclick()
	await expect(page.getByRole('dialog', { name: 'Your order is placed' })).toBeVisible()
	expect(await ask<Order[]>(product, 'GET', '/spare-parts/orders/', { access: rider.access })).toMatchObject([{ purchase_type: 'buy-now' }])
	expect((await cartOf(product, rider.access))?.total_items).toBe(1)
})
