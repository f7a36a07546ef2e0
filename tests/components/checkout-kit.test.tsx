import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PartsCheckout } from './support/made-up-shop.tsx'
import { button, field, headingOf, said, serverAnswers, show } from './support/show.tsx'

// The kit that repairs are ordered by, in a shop of another kind: whatever is sold, the same holds.

const routes = [
	{ path: '/checkout', element: <PartsCheckout /> },
	{ path: '*', element: <h1>Elsewhere</h1> },
]
const plug = (quantity: number, price = 120) => ({ id: 5, name: 'Spark plug', stock: 3, quantity, price, total_price: quantity * price })
const cartOf = (...items: ReturnType<typeof plug>[]) => ({
	id: 9,
	items,
	total_items: items.reduce((sum, { quantity }) => sum + quantity, 0),
	total_price: items.reduce((sum, { total_price }) => sum + total_price, 0),
})
const asks = 'GET /parts/cart/'
const orders = 'POST /parts/orders/'
const changes = 'PATCH /parts/cart/items/5/'
const ordered = { status: 201, json: { order_number: 'SP0000000042' } }

const typed = {
	Name: 'Asha Rider',
	Email: 'asha@example.in',
	Phone: '9876543210',
	'Postal code': '411004',
	City: 'Pune',
	State: 'Maharashtra',
	'Street address': '14 Prabhat Road',
}
async function fillIn() {
	for (const [name, text] of Object.entries(typed)) await page.getByRole('main').getByLabelText(name).fill(text)
}
const place = (total: string) => page.getByRole('button', { name: `Place Order · ${total}` }).last()
const ordersIn = (calls: { address: string; body: unknown }[]) => calls.filter(({ address }) => address === orders)

test('an order is sent in its own names, the total in sight, and opened (B.CHECKOUT-32, B.CHECKOUT-34)', async () => {
	const calls = serverAnswers({ [asks]: [{ json: cartOf(plug(2)) }], [orders]: [ordered] })
	await show(routes, '/checkout')
	await fillIn()
	await place('₹240').click()
	await expect.element(headingOf('Ordered: SP0000000042')).toBeVisible()
	expect(ordersIn(calls).map(({ body }) => body)).toEqual([
		{ cart_id: 9, shipping_address: '14 Prabhat Road', shipping_pincode: '411004', customer_name: 'Asha Rider', total_amount: 240 },
	])
})

test('nothing is sent while a field is wrong, and the first one has the focus (B.CHECKOUT-31)', async () => {
	const calls = serverAnswers({ [asks]: [{ json: cartOf(plug(1)) }] })
	await show(routes, '/checkout')
	await place('₹120').click()
	await expect.element(page.getByRole('alert', { name: 'There is a problem' }).getByText('Street address is required')).toBeVisible()
	await expect.element(page.getByLabelText('Name')).toHaveFocus()
	expect(ordersIn(calls)).toHaveLength(0)
})

test('pressing twice orders once (B.CHECKOUT-33, B.E-05)', async () => {
	const calls = serverAnswers({ [asks]: [{ json: cartOf(plug(1)) }], [orders]: [ordered] })
	await show(routes, '/checkout')
	await fillIn()
	await place('₹120').dblClick()
	await expect.element(headingOf('Ordered: SP0000000042')).toBeVisible()
	expect(ordersIn(calls)).toHaveLength(1)
})

test('a lost answer is said, and Try again asks about the same order, never for a second one (D-42)', async () => {
	const calls = serverAnswers({ [asks]: [{ json: cartOf(plug(1)) }], [orders]: ['away', 'away', ordered] })
	await show(routes, '/checkout')
	await fillIn()
	await place('₹120').click()
	await expect.element(said('No answer yet')).toBeVisible()
	expect(JSON.parse(localStorage.getItem('pendingParts') ?? '')).toMatchObject({ owner: 'asha@example.in', body: { cart_id: 9 } })
	await button('Try again').click()
	await expect.element(headingOf('Ordered: SP0000000042')).toBeVisible()
	expect(new Set(calls.filter(({ address }) => address === orders).map(({ key }) => key)).size).toBe(1)
	expect(localStorage.getItem('pendingParts')).toBeNull()
})

test('after a reload the server is asked first what became of it (D-42)', async () => {
	const body = { cart_id: 9, shipping_address: 'a', shipping_pincode: '411004', customer_name: 'Asha', total_amount: 120 }
	localStorage.setItem('pendingParts', JSON.stringify({ owner: 'asha@example.in', mode: 'cart', key: 'k-1', body, at: Date.now() }))
	const calls = serverAnswers({ [asks]: [{ json: cartOf(plug(1)) }], [orders]: [ordered] })
	await show(routes, '/checkout')
	await expect.element(headingOf('Ordered: SP0000000042')).toBeVisible()
	expect(ordersIn(calls)).toMatchObject([{ key: 'k-1', body }])
})

test('what the server refuses stands at its field, whatever it is called there (B.R-38)', async () => {
	const refusal = { status: 400, json: { shipping_pincode: ['We do not deliver there.'] } }
	serverAnswers({ [asks]: [{ json: cartOf(plug(1)) }], [orders]: [refusal] })
	await show(routes, '/checkout')
	await fillIn()
	await place('₹120').click()
	await expect.element(page.getByLabelText('Postal code')).toHaveAccessibleDescription(/We do not deliver there\./)
	await expect.element(page.getByLabelText('Postal code')).toHaveFocus()
})

test('an order that is refused as a whole says why and how to order by phone; everything stays (B.CHECKOUT-38, B.CHECKOUT-39)', async () => {
	serverAnswers({ [asks]: [{ json: cartOf(plug(1)) }], [orders]: [{ status: 400, json: { error: 'Not enough in stock.' } }] })
	await show(routes, '/checkout')
	await fillIn()
	await place('₹120').click()
	const dialog = page.getByRole('dialog', { name: 'Order Failed' })
	await expect.element(dialog.getByText('Not enough in stock.')).toBeVisible()
	await expect.element(dialog.getByRole('link', { name: 'Call Us' })).toHaveAttribute('href', 'tel:+910000000000')
	await dialog.getByRole('button', { name: 'Close' }).last().click()
	await expect.element(page.getByLabelText('Street address')).toHaveValue('14 Prabhat Road')
})

test('a total that has changed is told before anything is ordered, with the prices of now (B.CHECKOUT-41)', async () => {
	const refusal = { status: 400, json: { error: 'x', total_amount: 130 } }
	serverAnswers({ [asks]: [{ json: cartOf(plug(1)) }, { json: cartOf(plug(1, 130)) }], [orders]: [refusal] })
	await show(routes, '/checkout')
	await fillIn()
	await place('₹120').click()
	await expect.element(said('The order total has changed. Please review your order.')).toBeVisible()
	await expect.element(place('₹130')).toBeVisible()
})

test('a quantity changes at once and goes back with words when it is refused (B.CART-05, B.CART-19)', async () => {
	serverAnswers({ [asks]: [{ json: cartOf(plug(1)) }], [changes]: [{ status: 400, json: {} }] })
	await show(routes, '/checkout')
	await button('Increase: Quantity of Spark plug').click()
	await expect.element(said('Failed to update cart item')).toBeVisible()
	await expect.element(place('₹120')).toBeVisible()
})

test('no more than there are can be had, and no fewer than one (B.CART-06, B.CART-07)', async () => {
	serverAnswers({ [asks]: [{ json: cartOf(plug(3)) }, { json: cartOf(plug(1)) }], [changes]: [{ json: {} }] })
	await show(routes, '/checkout')
	await expect.element(button('Increase: Quantity of Spark plug')).toBeDisabled()
	await field('Quantity of Spark plug').last().fill('1')
	await button('Show the order').click()
	await expect.element(button('Decrease: Quantity of Spark plug')).toBeDisabled()
})

test.each([
	['what was typed is there after a reload (A.LAYOUT-40)', 'asha@example.in', 'Nashik'],
	['what another account typed is shown to nobody else (A.LAYOUT-40)', 'ravi@example.in', ''],
])('%s', async (_, typedBy, shown) => {
	serverAnswers({ [asks]: [{ json: cartOf(plug(1)) }] })
	sessionStorage.setItem(
		'partsDraft',
		JSON.stringify({ owner: typedBy, item: null, place: null, values: { city: 'Nashik', unknown: 'x' } }),
	)
	await show(routes, '/checkout')
	await expect.element(page.getByLabelText('City')).toHaveValue(shown)
})
