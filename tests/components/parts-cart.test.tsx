import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PartListItem } from '../../src/contract/parts/parts.ts'
import { fittingOffers } from '../../src/web/features/parts/shop/cart/fitting-offers.ts'
import { MergedNotice } from '../../src/web/features/parts/shop/cart/merged-notice.tsx'
import { PartBuying } from '../../src/web/features/parts/shop/cart/part-buying.tsx'
import { PartsHalf } from '../../src/web/features/parts/shop/cart/parts-half.tsx'
import { usePartsCart } from '../../src/web/features/parts/shop/cart/use-parts-cart.ts'
import { PartCard } from '../../src/web/features/parts/shop/part-card.tsx'
import { ServicesHalf } from '../../src/web/features/repairs/shop/cart/services-half.tsx'
import { CartSheet } from '../../src/web/kits/cart/cart-sheet.tsx'
import { useVehicle } from '../../src/web/state/selected-vehicle.ts'
import { cartItem, cartWith, keepLogin } from './support/a-cart.ts'
import { card } from './support/a-part.ts'
import { keepBike } from './support/keep-bike.ts'
import { button, headingOf, said, serverAnswers, show, told } from './support/show.tsx'

const part = card({ uuid: cartItem().part, main_image: '/a.svg' })
const carts = 'GET /spare-parts/carts/'
const open = 'POST /spare-parts/carts/'
const items = 'POST /spare-parts/carts/4/items/'
const item = '/spare-parts/carts/4/items/11/'
const rule = { 'GET /spare-parts/distance-fee-rule/': [{ json: { free_radius_km: 5, base_fee: 50, per_km: 10, maximum: 150 } }] }
const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')

const shown = (of: PartListItem) => <PartCard part={of} model={null} buying={(nameId) => <PartBuying part={of} nameId={nameId} />} />
function Cart() {
	const parts = usePartsCart()
	const vehicle = useVehicle()?.vehicle ?? null
	return (
		<>
			<MergedNotice />
			<CartSheet count={parts.cart.data?.total_items ?? 0} corner={null}>
				<PartsHalf parts={parts} model={vehicle?.model ?? null} />
				<ServicesHalf offers={fittingOffers(parts.cart.data)} vehicle={vehicle} />
			</CartSheet>
		</>
	)
}
const routes = [
	{ path: '/spare-parts', element: shown(part) },
	{ path: '/spare-parts/cart', element: <Cart /> },
	{ path: '/spare-parts/checkout', element: <h1>Checkout</h1> },
	{ path: '/login', element: <h1>Login</h1> },
]

test('Add to Cart opens one cart, keeps its id, counts in the badge, and a second press raises the line (B.PARTS-24, B.CART-22, B.CONST-15)', async () => {
	const calls = serverAnswers({
		[open]: [{ status: 201, json: cartWith([]) }],
		[items]: [{ status: 201, json: cartItem() }],
		[carts]: [{ json: [cartWith([cartItem()])] }, { json: [cartWith([cartItem({ quantity: 2 })])] }],
	})
	await show(routes, '/spare-parts')
	await button('Add to Cart').click()
	await expect.element(page.getByRole('article')).toMatchTextContent(/1 in your cart/)
	expect([kept('active_parts_cart_id'), kept('partsInCart')]).toEqual([4, 1])
	await button('Add to Cart').click()
	await expect.element(page.getByRole('article')).toMatchTextContent(/2 in your cart/)
	await expect.element(page.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/spare-parts/cart')
	const sent = calls.filter(({ address }) => address === items)
	expect(sent.map(({ body }) => body)).toEqual([
		{ part: part.uuid, quantity: 1 },
		{ part: part.uuid, quantity: 1 },
	])
	expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
	expect(calls.filter(({ address }) => address === open)).toHaveLength(1)
})

test.each([
	[{ status: 404, json: { detail: 'Not found.', error: 'Not found.' } }],
	[{ status: 400, json: { error: 'This cart has already been ordered.', message: 'This cart has already been ordered.' } }],
])('a kept cart that is gone is replaced by the open one, and the piece goes there (B.CART-21): %j', async (gone) => {
	localStorage.setItem('active_parts_cart_id', '9')
	const calls = serverAnswers({
		'POST /spare-parts/carts/9/items/': [gone],
		[open]: [{ json: cartWith([]) }],
		[items]: [{ status: 201, json: cartItem() }],
		[carts]: [{ json: [cartWith([cartItem()])] }],
	})
	await show(routes, '/spare-parts')
	await button('Add to Cart').click()
	await expect.element(page.getByRole('article')).toMatchTextContent(/1 in your cart/)
	expect(kept('active_parts_cart_id')).toBe(4)
	expect(calls.filter(({ address }) => address.endsWith('/items/'))).toHaveLength(2)
})

test('a refused piece is said in the card, and what cannot be bought has buttons that are asleep (B.PARTS-28, B.E-02)', async () => {
	serverAnswers({
		[open]: [{ status: 201, json: cartWith([]) }],
		[items]: [{ status: 400, json: { quantity: ['Only 1 is in stock.'], error: 'Only 1 is in stock.', message: 'Only 1 is in stock.' } }],
	})
	const gone = (['out_of_stock', 'pre_order', 'discontinued'] as const).map((availability_status) => (
		<div key={availability_status}>{shown({ ...part, availability_status })}</div>
	))
	await show([...routes, { path: '/gone', element: <>{gone}</> }], '/spare-parts')
	await button('Add to Cart').click()
	await expect.element(page.getByRole('article')).toMatchTextContent(/Failed to Add to Cart: Only 1 is in stock\./)
	await show([{ path: '/gone', element: <>{gone}</> }], '/gone')
	const asleep = page.getByRole('article').getByRole('button', { disabled: true })
	await expect.poll(() => asleep.elements().length).toBe(6)
})

test('Buy Now makes a cart of one part, keeps it, and a visitor meets the login first, which leads on (B.PARTS-25..27, B.PARTS-29)', async () => {
	localStorage.setItem('active_parts_cart_id', '9')
	const calls = serverAnswers({
		[open]: [{ status: 201, json: cartWith([], { purchase_type: 'buy-now' }) }],
		[items]: [{ status: 201, json: cartItem() }],
	})
	const router = await show(routes, '/spare-parts')
	await button('Buy Now').dblClick()
	await expect.element(headingOf('Login')).toBeVisible()
	await expect.element(page.getByText('Login Required')).toBeVisible()
	const checkout = '/spare-parts/checkout?mode=buy-now&cartId=4'
	expect(router.state.location.search).toBe(`?returnUrl=${encodeURIComponent(checkout)}`)
	expect(router.state.location.state).toEqual({ from: checkout })
	expect(kept('parts_checkout_cart_id')).toBe(4)
	expect(kept('parts_checkout_item')).toEqual({ uuid: part.uuid, name: part.name, price: 500, quantity: 1, image: '/a.svg' })
	expect(kept('active_parts_cart_id')).toBe(9)
	expect(calls.filter(({ address }) => address === open).map(({ body }) => body)).toEqual([{ purchase_type: 'buy-now' }])
	keepLogin()
	await router.navigate('/spare-parts')
	await button('Buy Now').click()
	await expect.element(headingOf('Checkout')).toBeVisible()
	expect(router.state.location.search).toBe('?mode=buy-now&cartId=4')
})

test('Buy Now right after a login keeps what the login did to the cart, until it is read there (B.R-12)', async () => {
	keepLogin()
	const merged = { from: 3, items: [{ part: 'x', name: 'Spark plug', had: 0, added: 1, quantity: 1 }] }
	serverAnswers({
		[open]: [{ status: 201, json: cartWith([], { purchase_type: 'buy-now', merged }) }],
		[items]: [{ status: 201, json: cartItem() }],
	})
	await show(routes, '/spare-parts')
	await button('Buy Now').click()
	await expect.element(headingOf('Checkout')).toBeVisible()
	expect(kept('partsCartMerged')).toEqual(merged)
})

test('quantities change at once between one and the stock, and go back with words when they are refused (B.CART-05..07, B.CART-19)', async () => {
	const two = cartWith([cartItem({ quantity: 2, total_price: 1_000, details: { stock_quantity: 2 } })])
	const one = cartWith([cartItem({ details: { stock_quantity: 2 } })])
	const calls = serverAnswers({
		[carts]: [{ json: [one] }, { json: [two] }],
		[`PATCH ${item}`]: [{ json: cartItem({ quantity: 2 }) }, { status: 500 }, { status: 500 }],
		...rule,
	})
	await show(routes, '/spare-parts/cart')
	const less = page.getByRole('button', { name: /^Decrease/ })
	const more = page.getByRole('button', { name: /^Increase/ })
	await expect.element(less).toBeDisabled()
	await more.click()
	await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/2 items/)
	await expect.element(more).toBeDisabled()
	await less.click()
	await expect.element(said('Failed to update cart item')).toBeVisible()
	await expect.element(page.getByRole('textbox', { name: /Quantity/ })).toHaveValue('2')
	expect(calls.filter(({ address }) => address.startsWith('PATCH')).map(({ body }) => body)).toEqual([
		{ quantity: 2 },
		{ quantity: 1 },
		{ quantity: 1 },
	])
})

test('another tab asks for the cart again once the server has changed it, not only at the press (B.CART-02, B.CART-05)', async () => {
	const { promise: after, resolve: answer } = Promise.withResolvers<void>()
	const two = cartWith([cartItem({ quantity: 2 })])
	const calls = serverAnswers({
		[carts]: [{ json: [cartWith([cartItem()])] }, { json: [two] }],
		[`PATCH ${item}`]: [{ json: cartItem({ quantity: 2 }), after }],
		...rule,
	})
	const asked = () => calls.filter(({ address }) => address === carts).length
	await show(routes, '/spare-parts/cart')
	await page.getByRole('button', { name: /^Increase/ }).click()
	await expect.poll(() => kept('partsInCart')).toBe(2)
	expect(kept('cartChanged')).toBeNull()
	answer()
	await expect.poll(() => kept('cartChanged')).not.toBeNull()
	await expect.poll(asked).toBe(2)
	// What a tab hears of the others.
	window.dispatchEvent(new StorageEvent('storage', { key: 'cartChanged', storageArea: localStorage }))
	await expect.poll(asked).toBe(3)
})

test.each([200, 201, 204])('a line is gone whichever success the server answers: %i (B.API-10)', async (status) => {
	serverAnswers({
		[carts]: [{ json: [cartWith([cartItem()])] }, { json: [cartWith([])] }],
		[`DELETE ${item}`]: [status === 204 ? { status } : { status, json: { message: 'Removed' } }],
		...rule,
	})
	await show(routes, '/spare-parts/cart')
	await page.getByRole('button', { name: /^Remove/ }).click()
	await expect.element(page.getByRole('link', { name: 'Browse Spare Parts' })).toBeVisible()
})

test('after a line is taken out the focus is at the next one, after the last at the heading (B.CART-07, ux 4)', async () => {
	const [first, second] = [cartItem(), cartItem({ id: 12, part: 'b', details: { name: 'Clutch plate' } })]
	serverAnswers({
		[carts]: [{ json: [cartWith([first, second])] }, { json: [cartWith([second])] }, { json: [cartWith([])] }],
		[`DELETE ${item}`]: [{ status: 204 }],
		'DELETE /spare-parts/carts/4/items/12/': [{ status: 204 }],
		...rule,
	})
	await show(routes, '/spare-parts/cart')
	await page
		.getByRole('button', { name: /^Remove/ })
		.first()
		.click()
	await expect.element(page.getByRole('button', { name: 'Remove Clutch plate' })).toHaveFocus()
	await userEvent.keyboard('{Enter}')
	await expect.element(page.getByRole('link', { name: 'Browse Spare Parts' })).toBeVisible()
	await expect.poll(() => document.activeElement?.tagName).toBe('H1')
})

test('the cart is cleared with words, or keeps its items and says so (B.CART-08, B.CART-09, B.CART-20)', async () => {
	serverAnswers({
		[carts]: [{ json: [cartWith([cartItem()])] }, { json: [cartWith([cartItem()])] }, { json: [cartWith([])] }],
		'POST /spare-parts/carts/4/clear/': [{ status: 500 }, { status: 500 }, { json: cartWith([]) }],
		...rule,
	})
	await show(routes, '/spare-parts/cart')
	await button('Clear Cart').click()
	await expect.element(said('Failed to clear cart')).toBeVisible()
	await expect.element(page.getByRole('list', { name: 'Parts' })).toBeVisible()
	await button('Clear Cart').click()
	await expect.element(page.getByText('Cart Cleared')).toBeVisible()
	await expect.element(page.getByRole('link', { name: 'Browse Spare Parts' })).toHaveAttribute('href', '/spare-parts')
	await expect.element(page.getByRole('list', { name: 'Parts' })).not.toBeInTheDocument()
})

test('a cart that cannot be loaded says so and can be asked for again (B.CART-18)', async () => {
	serverAnswers({ [carts]: [{ status: 500 }, { status: 500 }, { json: [cartWith([cartItem()])] }], ...rule })
	await show(routes, '/spare-parts/cart')
	await expect.element(said('Failed to load your cart')).toBeVisible()
	await button('Try again').click()
	await expect.element(page.getByRole('list', { name: 'Parts' })).toBeVisible()
})

test('a changed price is told, a part that is short or gone blocks the way on until it is put right (B.CART-23, B.E-03, B.R-10)', async () => {
	keepLogin()
	localStorage.setItem('partsCartPrices', JSON.stringify({ [cartItem().part]: 450 }))
	const short = cartItem({ quantity: 4, problem: 'Only 2 are in stock.', details: { stock_quantity: 2 } })
	const gone = cartItem({
		id: 12,
		part: 'b',
		available: false,
		problem: 'Clutch plate cannot be bought just now. Please remove it from your cart.',
	})
	const calls = serverAnswers({
		[carts]: [{ json: [cartWith([short, gone])] }, { json: [cartWith([cartItem({ quantity: 2 })])] }],
		[`PATCH ${item}`]: [{ json: cartItem({ quantity: 2 }) }],
		'DELETE /spare-parts/carts/4/items/12/': [{ status: 204 }],
		'GET /repairing-service/carts/': [{ json: [] }],
		...rule,
	})
	const router = await show(routes, '/spare-parts/cart')
	await expect.element(told('Price changed. It was ₹450, now ₹500.')).toBeVisible()
	await button('Proceed to Checkout').click()
	await expect.element(said('One part cannot be ordered as it is.')).toBeVisible()
	await expect.element(page.getByText(/Clutch plate cannot be bought/)).toBeVisible()
	await page.getByRole('button', { name: /^Decrease/ }).click()
	await page
		.getByRole('button', { name: /^Remove/ })
		.last()
		.click()
	await expect.poll(() => calls.find(({ address }) => address.startsWith('PATCH'))?.body).toEqual({ quantity: 2 })
	await expect.element(page.getByText(/Clutch plate/)).not.toBeInTheDocument()
	await button('Proceed to Checkout').click()
	await expect.element(headingOf('Checkout')).toBeVisible()
	expect(router.state.location.search).toBe('?mode=cart&cartId=4')
	expect(kept('parts_checkout_cart_id')).toBe(4)
})

test('each line has its picture, quantity and price, and the sums count pieces and rupees (B.CART-02, B.CART-10..12)', async () => {
	const kit = cartItem({ price: 449.5, quantity: 2, details: { main_image: '/icon-192.png', price: 500, discounted_price: 449.5 } })
	const plug = cartItem({ id: 12, part: 'b', price: 33.33, quantity: 3, details: { name: 'Spark plug' } })
	serverAnswers({ [carts]: [{ json: [cartWith([kit, plug])] }], ...rule })
	await show(routes, '/spare-parts/cart')
	const half = page.getByRole('region', { name: 'Parts (5)' })
	const lines = half.getByRole('list', { name: 'Parts' }).getByRole('listitem')
	await expect.element(lines.first()).toMatchTextContent(/Front brake shoe set × 2₹899/)
	await expect.element(lines.last()).toMatchTextContent(/Spark plug × 3₹99\.99/)
	expect(lines.elements().map((line) => line.querySelector('img')?.getAttribute('src'))).toEqual([
		'/icon-192.png',
		'/drawings/parts/box.svg',
	])
	const sums = half.getByRole('definition').elements()
	expect(sums.map(({ textContent }) => textContent)).toEqual(['5', '₹998.99'])
})

test('a kept cart that is nobody’s here is dropped, and its badge with it (B.CART-21)', async () => {
	localStorage.setItem('active_parts_cart_id', '9')
	localStorage.setItem('partsInCart', '2')
	const calls = serverAnswers({ [carts]: [{ json: [] }], ...rule })
	await show(routes, '/spare-parts/cart')
	await expect.element(page.getByText('No spare parts in your cart.')).toBeVisible()
	await expect.poll(() => ['active_parts_cart_id', 'partsInCart'].map(kept)).toEqual([null, null])
	expect(calls.filter(({ address }) => address.includes('/carts/9/'))).toEqual([])
})

test('a visitor who proceeds meets the login, which leads on to the checkout (B.CART-13, B.CART-14)', async () => {
	serverAnswers({ [carts]: [{ json: [cartWith([cartItem()])] }], ...rule })
	const router = await show(routes, '/spare-parts/cart')
	await button('Proceed to Checkout').click()
	await expect.element(page.getByText('Login Required')).toBeVisible()
	expect(router.state.location.pathname).toBe('/login')
	expect(new URLSearchParams(router.state.location.search).get('returnUrl')).toBe('/spare-parts/checkout?mode=cart&cartId=4')
})

test('what a login did to the cart is told until it is read, and the id of the account’s cart takes its place (B.R-12, B.CART-21)', async () => {
	localStorage.setItem('active_parts_cart_id', '3')
	const merged = { from: 3, items: [{ part: 'x', name: 'Front brake shoe set', had: 1, added: 4, quantity: 3 }] }
	serverAnswers({ [carts]: [{ json: [cartWith([cartItem({ quantity: 3 })], { merged })] }], ...rule })
	await show(routes, '/spare-parts/cart')
	await expect.element(told('1 from before and 4 new, together 3, for there are no more in stock.')).toBeVisible()
	await expect.poll(() => kept('active_parts_cart_id')).toBe(4)
	await button('OK').click()
	await expect.element(told('1 from before')).not.toBeInTheDocument()
	expect(kept('partsCartMerged').from).toBe(3)
})

test('with a chosen bike each line says whether it fits, and one press has it fitted (B.CART-25)', async () => {
	keepLogin()
	keepBike()
	const fitting = { id: 5, name: 'Front brake shoes replaced', category_uuid: 'c', price: 299 }
	const category = { uuid: 'c', name: 'Brakes', slug: 'brakes', image: null, description: '' }
	const service = {
		id: 5,
		name: fitting.name,
		description: '',
		duration: '45 min',
		warranty: '',
		recommended: '',
		base_price: 299,
		features: [],
	}
	const added = {
		id: 1,
		service_id: 'c',
		service_name: 'Brakes',
		package_id: 5,
		package_name: fitting.name,
		features: [],
		duration: '45 min',
		manufacturer_id: 1,
		manufacturer: 'Hero',
		model_id: 3,
		model: 'Splendor Plus',
		vehicle_type: 'Motorcycle',
		fuel: 'petrol',
		quantity: 1,
		price: 299,
		total_price: 299,
		available: true,
	}
	const calls = serverAnswers({
		[carts]: [{ json: [cartWith([cartItem({ fit: 'fits', fitting_service: fitting })])] }],
		'GET /repairing-service/carts/': [{ json: [] }, { json: [{ id: 8, items: [added], total_items: 1, total_price: 299 }] }],
		'GET /repairing-service/service-categories/': [{ json: [{ ...category, services: [service] }] }],
		'POST /repairing-service/carts/': [{ status: 201, json: { id: 8, items: [], total_items: 0, total_price: 0 } }],
		'POST /repairing-service/carts/8/items/': [{ status: 201, json: added }],
		...rule,
	})
	await show(routes, '/spare-parts/cart')
	await expect.element(page.getByText('Fits your Splendor Plus')).toBeVisible()
	await page.getByRole('button', { name: /^Have it fitted/ }).click()
	await expect.element(page.getByRole('link', { name: 'Services (1)' })).toHaveAttribute('href', '/checkout')
	await expect.element(page.getByRole('button', { name: /^Have it fitted/ })).not.toBeInTheDocument()
	expect(calls.find(({ address }) => address === 'POST /repairing-service/carts/8/items/')?.body).toMatchObject({
		item: { service_id: 'c', package_id: 5, quantity: 1, model_id: 3 },
	})
})
