import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import PartsCheckoutPage from '../../src/web/pages/account/parts-checkout.tsx'
import { cartItem, cartWith, keepLogin } from './support/a-cart.ts'
import { button, field, headingOf, said, serverAnswers, show } from './support/show.tsx'

const profile = {
	name: 'Asha Rider',
	email: 'asha@example.in',
	phone_number: '+91 98765 43210',
	address: 'Flat 7, Karve Road',
	city: 'Pune',
	state: 'Maharashtra',
	postal_code: '411004',
}
const order = {
	order_number: 'SP261123-ABC123',
	purchase_type: 'cart',
	total_items: 1,
	total_amount: 500,
	shipping_address: profile.address,
	shipping_city: 'Pune',
	shipping_pincode: '411004',
	customer_email: profile.email,
	created_at: '2026-11-23T06:00:00Z',
}
const refusal = (words: string, more: object = {}) => ({ status: 400, json: { error: words, message: words, detail: words, ...more } })
const place = 'POST /spare-parts/orders/create/'
const known = {
	'GET /accounts/profile/': [{ json: profile }],
	'GET /spare-parts/distance-fee-rule/': [{ json: { free_radius_km: 5, base_fee: 50, per_km: 10, maximum: 150 } }],
	'GET /spare-parts/carts/': [{ json: [cartWith([cartItem()])] }],
	'GET /spare-parts/carts/4/': [{ json: cartWith([cartItem()]) }],
	'GET /spare-parts/orders/SP261123-ABC123/': [{ json: order }],
}
const routes = [
	{ path: '/spare-parts/checkout', element: <PartsCheckoutPage /> },
	{ path: '/spare-parts', element: <h1>Spare Parts</h1> },
	{ path: '/profile', element: <h1>Profile</h1> },
	{ path: '/login', element: <h1>Login</h1> },
]
const placeOrder = (total: string) => page.getByRole('button', { name: `Place Order · ${total}` }).first()
const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')

test('without a login the checkout leads there (B.CHECKOUT-01)', async () => {
	serverAnswers(known)
	await show(routes, '/spare-parts/checkout')
	await expect.element(headingOf('Login')).toBeVisible()
})

test.each([
	['/spare-parts/checkout?cartId=4&mode=xyz', 8, { parts_checkout_cart_id: 7, active_parts_cart_id: 9 }],
	['/spare-parts/checkout', 4, { parts_checkout_cart_id: 7, active_parts_cart_id: 9 }],
	['/spare-parts/checkout', 'nonsense', { parts_checkout_cart_id: 4, active_parts_cart_id: 9 }],
	['/spare-parts/checkout?cartId=nonsense', null, { active_parts_cart_id: 4 }],
])(
	'the cart is that of the address, then of the move, then the kept one, then the one that is filled: %s %j %j (B.CHECKOUT-02..04, B.CHECKOUT-17)',
	async (path, moved, keys) => {
		keepLogin()
		for (const [key, id] of Object.entries(keys)) localStorage.setItem(key, String(id))
		serverAnswers(known)
		const router = await show(routes, '/spare-parts')
		await router.navigate(path, { state: { cartId: moved } })
		await expect.element(page.getByRole('list', { name: 'Parts' })).toMatchTextContent(/Front brake shoe set/)
		await expect.element(placeOrder('₹500')).toBeVisible()
	},
)

test.each([
	['/spare-parts/checkout', {}],
	['/spare-parts/checkout?mode=buy-now', { active_parts_cart_id: 4 }],
	['/spare-parts/checkout?cartId=7', {}],
])(
	'without a cart that can be ordered that is said, and the spare parts follow: %s %j (B.CHECKOUT-05, B.CHECKOUT-07)',
	async (path, keys) => {
		keepLogin()
		for (const [key, id] of Object.entries(keys)) localStorage.setItem(key, String(id))
		serverAnswers({ ...known, 'GET /spare-parts/carts/7/': [{ status: 404, json: { detail: 'Not found.' } }] })
		await show(routes, path)
		await expect.element(page.getByText('No cart found for checkout')).toBeVisible()
		await expect.element(headingOf('Spare Parts')).toBeVisible()
	},
)

test('a cart that cannot be loaded says so (B.CHECKOUT-06)', async () => {
	keepLogin()
	serverAnswers({ ...known, 'GET /spare-parts/carts/4/': [{ status: 500 }, { status: 500 }, { json: cartWith([cartItem()]) }] })
	await show(routes, '/spare-parts/checkout?cartId=4')
	await expect.element(said('Failed to load cart data')).toBeVisible()
	await button('Try again').click()
	await expect.element(placeOrder('₹500')).toBeVisible()
})

test('a visitor’s cart that joined the account’s at login is ordered as that one (B.CART-15, B.R-12)', async () => {
	keepLogin()
	const merged = { from: 3, items: [{ part: 'x', name: 'Spark plug', had: 0, added: 1, quantity: 1 }] }
	serverAnswers({ ...known, 'GET /spare-parts/carts/': [{ json: [cartWith([cartItem()], { merged })] }] })
	await show(routes, '/spare-parts/checkout?cartId=3')
	await expect.element(page.getByText('What you chose before you logged in is in your cart now.')).toBeVisible()
	await expect.element(placeOrder('₹500')).toBeVisible()
})

test('an empty form sends nothing and shows the messages (B.CHECKOUT-18, B.CHECKOUT-31)', async () => {
	keepLogin()
	const calls = serverAnswers({ ...known, 'GET /accounts/profile/': [{ json: { ...profile, name: '', city: '', postal_code: '' } }] })
	await show(routes, '/spare-parts/checkout?cartId=4')
	await field('Name').fill('')
	await expect.element(page.getByText('Name is required')).toBeVisible()
	await placeOrder('₹500').click()
	await expect.element(page.getByText('City is required').first()).toBeVisible()
	expect(calls.filter(({ address }) => address === place)).toHaveLength(0)
})

test('another postal code than that of the profile brings its own city and state, unless they were typed (D-44)', async () => {
	keepLogin()
	serverAnswers(known)
	await show(routes, '/spare-parts/checkout?cartId=4')
	await expect.element(field('City')).toHaveValue('Pune')
	await field('Postal code').fill('110001')
	await expect.element(field('City')).toHaveValue('New Delhi')
	await expect.element(field('State')).toHaveValue('Delhi')
	await field('City').fill('Karol Bagh')
	await field('Postal code').fill('560001')
	await expect.element(field('State')).toHaveValue('Karnataka')
	await expect.element(field('City')).toHaveValue('Karol Bagh')
})

test('an order is sent once with what the profile knows, confirmed by its number, and forgotten here (B.CHECKOUT-10, B.CHECKOUT-30, B.CHECKOUT-32..37, A.LAYOUT-35, A.LAYOUT-36)', async () => {
	keepLogin()
	localStorage.setItem('active_parts_cart_id', '4')
	localStorage.setItem('parts_checkout_cart_id', '4')
	localStorage.setItem('partsInCart', '1')
	// The answer comes after both presses: the second must not land on what the dialog shows there.
	const { promise: after, resolve: answer } = Promise.withResolvers<void>()
	const calls = serverAnswers({ ...known, [place]: [{ status: 201, json: order, after }] })
	const router = await show(routes, '/spare-parts/checkout')
	await expect.element(field('Name')).toHaveValue('Asha Rider')
	await placeOrder('₹500').dblClick()
	answer()
	const dialog = page.getByRole('dialog', { name: 'Your order is placed' })
	await expect
		.element(dialog)
		.toMatchTextContent(/ReferenceSP261123-ABC123.*Date and timeMon 23 Nov.*, 11:30 am.*AddressFlat 7, Karve RoadPune 411004/)
	await expect.element(dialog.getByRole('link', { name: 'View My Orders' })).toHaveAttribute('href', '/profile?tab=orders')
	await expect.element(dialog.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
	expect(calls.filter(({ address }) => address === place).map(({ body }) => body)).toEqual([
		{
			cart_id: 4,
			purchase_type: 'cart',
			shipping_address: 'Flat 7, Karve Road',
			shipping_city: 'Pune',
			shipping_state: 'Maharashtra',
			shipping_pincode: '411004',
			customer_name: 'Asha Rider',
			customer_email: 'asha@example.in',
			customer_phone: '919876543210',
			latitude: null,
			longitude: null,
			payment_method: 'cash',
			vehicle_model_id: null,
			total_amount: 500,
		},
	])
	for (const key of ['active_parts_cart_id', 'parts_checkout_cart_id', 'parts_checkout_item', 'partsInCart', 'pendingOrder'])
		expect(kept(key)).toBeNull()
	expect(router.state.location.search).toBe('?ordered=SP261123-ABC123')
	await dialog.getByRole('button', { name: 'Close' }).last().click()
	await expect.element(headingOf('Profile')).toBeVisible()
})

test('a part that was bought now takes its own records along, and the cart that is being filled stays (B.CHECKOUT-32, B.CHECKOUT-36, B.CHECKOUT-40, B.R-11)', async () => {
	keepLogin()
	localStorage.setItem('active_parts_cart_id', '9')
	localStorage.setItem('parts_checkout_cart_id', '4')
	localStorage.setItem('parts_checkout_item', JSON.stringify({ uuid: 'x', name: 'Spark plug', price: 500, quantity: 1, image: null }))
	localStorage.setItem('partsInCart', '2')
	const bought = cartWith([cartItem()], { purchase_type: 'buy-now' })
	const calls = serverAnswers({
		...known,
		'GET /spare-parts/carts/': [{ json: [cartWith([cartItem({ quantity: 2 })], { id: 9 })] }],
		'GET /spare-parts/carts/4/': [{ json: bought }],
		[place]: [{ status: 201, json: { ...order, purchase_type: 'buy-now' } }],
	})
	await show(routes, '/spare-parts/checkout?mode=buy-now')
	await placeOrder('₹500').click()
	await expect.element(page.getByRole('dialog', { name: 'Your order is placed' })).toBeVisible()
	expect(calls.find(({ address }) => address === place)?.body).toMatchObject({ cart_id: 4, purchase_type: 'buy-now' })
	expect(['parts_checkout_cart_id', 'parts_checkout_item'].map(kept)).toEqual([null, null])
	expect(['active_parts_cart_id', 'partsInCart'].map(kept)).toEqual([9, 2])
})

test('only an order of the caller is said to be placed, and it still is after a reload (B.CHECKOUT-34, D-29)', async () => {
	keepLogin()
	serverAnswers({ ...known, 'GET /spare-parts/orders/SP261123-ZZZZZZ/': [{ status: 404, json: { detail: 'Not found.' } }] })
	const router = await show(
		[...routes, { path: '/profile/orders/:number', element: <h1>Order</h1> }],
		'/spare-parts/checkout?ordered=SP261123-ZZZZZZ',
	)
	await expect.element(headingOf('Order')).toBeVisible()
	expect(router.state.location.pathname).toBe('/profile/orders/SP261123-ZZZZZZ')
	await router.navigate('/spare-parts/checkout?ordered=SP261123-ABC123')
	await expect.element(page.getByRole('dialog', { name: 'Your order is placed' })).toMatchTextContent(/₹500/)
})

test('what is to be paid is told to the paisa, line by line, before and after it is ordered (decision 0030)', async () => {
	keepLogin()
	const lines = cartWith([cartItem({ price: 333.15, quantity: 3 })])
	const ordered = { status: 201, json: { ...order, total_amount: 999.45 } }
	serverAnswers({ ...known, 'GET /spare-parts/carts/4/': [{ json: lines }], [place]: [ordered] })
	await show(routes, '/spare-parts/checkout?cartId=4')
	await expect.element(page.getByText('PHY-BRK-0412 · ₹333.15 each').first()).toBeVisible()
	await placeOrder('₹999.45').click()
	await expect.element(page.getByRole('dialog', { name: 'Your order is placed' }).getByText('₹999.45')).toBeVisible()
})

test('a refused order says why and keeps everything; the next one can succeed (B.CHECKOUT-38, B.CHECKOUT-39)', async () => {
	keepLogin()
	localStorage.setItem('active_parts_cart_id', '4')
	serverAnswers({ ...known, [place]: [refusal('X'), { status: 500 }, { status: 500 }, { status: 201, json: order }] })
	await show(routes, '/spare-parts/checkout')
	await placeOrder('₹500').click()
	const dialog = page.getByRole('dialog', { name: 'Order Failed' })
	await expect.element(dialog).toMatchTextContent(/X/)
	await dialog.getByRole('button', { name: 'Close' }).last().click()
	await placeOrder('₹500').click()
	await expect.element(dialog).toMatchTextContent(/Failed to create order/)
	await dialog.getByRole('button', { name: 'Close' }).last().click()
	expect(kept('active_parts_cart_id')).toBe(4)
	await expect.element(field('Name')).toHaveValue('Asha Rider')
	await placeOrder('₹500').click()
	await expect.element(page.getByRole('dialog', { name: 'Your order is placed' })).toBeVisible()
})

test('a higher total is told with the new one before anything is ordered, a refused field is named (B.CHECKOUT-38, B.CHECKOUT-41)', async () => {
	keepLogin()
	const dearer = cartWith([cartItem({ price: 600 })])
	const calls = serverAnswers({
		...known,
		'GET /spare-parts/carts/4/': [{ json: cartWith([cartItem()]) }, { json: dearer }],
		[place]: [
			refusal('The order total has changed. Please review your order.', { total_amount: 600 }),
			refusal('Postal code must be at least 6 digits', { shipping_pincode: ['Postal code must be at least 6 digits'] }),
		],
	})
	await show(routes, '/spare-parts/checkout?cartId=4')
	await placeOrder('₹500').click()
	await expect.element(said('Order Failed')).toMatchTextContent(/The order total has changed/)
	await expect.element(page.getByText('Price changed.')).toBeVisible()
	await placeOrder('₹600').click()
	await expect
		.poll(() => calls.filter(({ address }) => address === place).map(({ body }) => (body as { total_amount: number }).total_amount))
		.toEqual([500, 600])
	await expect.element(page.getByText('Order Failed').last()).toBeVisible()
	await expect.element(field('Postal code')).toHaveAttribute('aria-invalid', 'true')
})
