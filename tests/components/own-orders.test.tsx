import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OwnOrder } from '../../src/web/features/parts/own/own-order.tsx'
import { OwnOrderList } from '../../src/web/features/parts/own/own-order-list.tsx'
import { aCompany } from './support/a-company.ts'
import { anOrder, line, numberOf } from './support/an-order.ts'
import { button, headingOf, said, serverAnswers, show } from './support/show.tsx'

const routes = [
	{ path: '/orders', element: <OwnOrderList /> },
	{ path: '/order', element: <OwnOrder number={numberOf} company={aCompany} /> },
	{ path: '/wrong', element: <OwnOrder number={null} company={aCompany} /> },
	{ path: '/spare-parts/cart', element: <h1>Cart</h1> },
]
const listCall = 'GET /spare-parts/orders/'
const orderCall = `GET /spare-parts/orders/${numberOf}/`
const cancelCall = `POST /spare-parts/orders/${numberOf}/cancel/`
const showOrder = (changes: object = {}, replies = {}) => {
	const calls = serverAnswers({ [orderCall]: [{ json: anOrder(changes) }], ...replies })
	return show(routes, '/order').then((router) => ({ calls, router }))
}
const next = () => page.getByRole('region').first()
const dialog = () => page.getByRole('dialog', { name: `Cancel ${numberOf}?` })
const reason = () => dialog().getByLabelText('Why are you cancelling?')
const send = () => dialog().getByRole('button', { name: 'Cancel order' })

test('the list names each order with its day, parts, total and status, and leads to it (B.R-17, B.CHECKOUT-42)', async () => {
	serverAnswers({
		[listCall]: [{ json: [anOrder(), anOrder({ order_number: 'SP261119-BBBBBB', status: 'delivered', can: { cancel: false } })] }],
	})
	await show(routes, '/orders')
	const rows = page.getByRole('list', { name: 'My Orders' }).getByRole('listitem')
	for (const words of [/Fri 20 Nov/, /Chain kit × 2/, /₹1,040/, /Placed/]) await expect.element(rows.first()).toMatchTextContent(words)
	await expect.element(rows.first().getByRole('link')).toHaveAttribute('href', `/profile/orders/${numberOf}`)
	await expect.element(rows.last()).toMatchTextContent(/Due/)
	expect(page.getByRole('button', { name: /^Cancel SP/ }).elements()).toHaveLength(1)
})

test('a list that cannot be loaded says so, Retry brings it, and without orders it leads to the parts (B.R-17, ux 13)', async () => {
	serverAnswers({ [listCall]: [{ status: 500 }, { status: 500 }, { json: [] }] })
	await show(routes, '/orders')
	await expect.element(said('Failed to load orders. Please try again later.')).toBeVisible()
	await button('Retry').click()
	await expect.element(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
	await expect.element(page.getByRole('link', { name: 'Browse spare parts' })).toHaveAttribute('href', '/spare-parts')
})

test('an order’s page leads with what comes next, then shows parts, promise, amounts, address and how it travels (B.R-17, ux 88)', async () => {
	await showOrder({ status: 'shipped', carrier: 'India Post', tracking_number: 'EX123456789IN', can: { cancel: false } })
	await expect.element(headingOf(`Order ${numberOf}`)).toBeVisible()
	await expect.element(next().getByRole('heading', { name: 'On the way with India Post' })).toBeVisible()
	await expect.element(next()).toMatchTextContent(/The tracking number is EX123456789IN\. You pay ₹1,040 by UPI or cash on delivery\.$/)
	const parts = page.getByRole('list', { name: 'Parts' })
	await expect.element(parts).toMatchTextContent(/^Chain kit × 2₹1,000Rolon · CK-1 · ₹500 each/)
	await expect.element(parts.getByText(line.fit_promise)).toBeVisible()
	await expect.element(parts.getByRole('link', { name: 'Chain kit × 2' })).toHaveAttribute('href', `/spare-parts/${line.part}`)
	const main = page.getByRole('main')
	for (const words of [
		/Delivery, 3.2 km₹40/,
		/To pay on delivery₹1,040/,
		/Flat 12Pune, Maharashtra 411004/,
		/Tracking numberEX123456789IN/,
	])
		await expect.element(main).toMatchTextContent(words)
	expect(page.getByRole('button', { name: 'Cancel order' }).elements()).toHaveLength(0)
})

test('what is due is paid by code once it is delivered, and before by whoever likes; a placed order shows none (D-16, D-61)', async () => {
	await showOrder({ status: 'delivered', paid_amount: 40, can: { cancel: false } })
	await expect.element(next().getByRole('heading', { name: 'Pay ₹1,000' })).toBeVisible()
	await expect.element(page.getByRole('img', { name: 'UPI code for ₹1,000' })).toBeVisible()
	expect(next().element().querySelector('a')?.href).toContain(`upi://pay?pa=pahiya.demo@example&pn=Pahiya%20Demo&tr=${numberOf}P4000`)
})

test('before it is confirmed nobody is asked to pay (D-16)', async () => {
	await showOrder()
	await expect.element(next().getByRole('heading', { name: 'Waiting for confirmation' })).toBeVisible()
	expect(page.getByText(/ahead$/).elements()).toHaveLength(0)
})

test('a delivered part leads to the form for its review (B.R-18)', async () => {
	await showOrder({ status: 'delivered', payment_status: 'paid', paid_amount: 1040, can: { cancel: false } })
	await expect
		.element(page.getByRole('link', { name: 'Write a review of Chain kit' }))
		.toHaveAttribute('href', `/spare-parts/${line.part}#reviews-title`)
})

test('a cancellation wants a reason, is sent once though pressed twice, and the page says it (B.R-17, B.R-45)', async () => {
	const cancelled = anOrder({ status: 'cancelled', status_display: 'Cancelled', cancel_reason: 'Bought twice', can: { cancel: false } })
	const { calls } = await showOrder({}, { [cancelCall]: [{ json: { ...cancelled, message: 'Your order is cancelled.' } }] })
	await button('Cancel order').click()
	await send().click()
	await expect.element(dialog()).toMatchTextContent(/Please tell us why you are cancelling\./)
	await reason().fill('Bought twice')
	// Both in one moment: after the answer the second would meet the page behind.
	const pressed = send().element() as HTMLElement
	pressed.click()
	pressed.click()
	await expect.element(next().getByRole('heading', { name: 'You cancelled it' })).toBeVisible()
	await expect.element(headingOf(`Order ${numberOf}`)).toHaveFocus()
	expect(calls.filter(({ address }) => address === cancelCall).map(({ body }) => body)).toEqual([{ reason: 'Bought twice' }])
	expect(button('Cancel order').elements()).toHaveLength(0)
})

test('an order that was confirmed meanwhile, or cancelled in another tab, says so and shows how it is (B.R-17)', async () => {
	const words = 'Only an order that is not confirmed yet can be cancelled here. Please call us.'
	const confirmed = anOrder({ status: 'confirmed', status_display: 'Confirmed', can: { cancel: false } })
	await showOrder({}, { [cancelCall]: [{ status: 400, json: { detail: words } }], [orderCall]: [{ json: anOrder() }, { json: confirmed }] })
	await button('Cancel order').click()
	await reason().fill('Bought twice')
	await send().click()
	await expect.element(dialog().getByRole('alert')).toMatchTextContent(words)
	await dialog().getByRole('button', { name: 'Keep order' }).click()
	await expect.element(next().getByRole('heading', { name: 'We pack your parts' })).toBeVisible()
})

test('Buy again puts what can be had into the cart, says what cannot, and opens it (B.R-17)', async () => {
	const gone = { ...line, part: '00000000-0000-4000-8000-000000000002', name: 'Old mirror', quantity: 1 }
	const { calls, router } = await showOrder(
		{ status: 'delivered', items: [line, gone], can: { cancel: false } },
		{
			'POST /spare-parts/carts/': [{ status: 201, json: { id: 5 } }],
			'POST /spare-parts/carts/5/items/': [
				{ status: 201, json: {} },
				{ status: 400, json: { part: ['Spare part not found'] } },
			],
		},
	)
	await button('Buy again').click()
	await expect.element(page.getByText('Not all parts could be taken')).toBeVisible()
	await expect.element(page.getByText('Old mirror: Spare part not found')).toBeVisible()
	expect(router.state.location.pathname).toBe('/spare-parts/cart')
	expect(calls.filter(({ address }) => address.endsWith('/items/')).map(({ body }) => body)).toEqual([
		{ part: line.part, quantity: 2 },
		{ part: gone.part, quantity: 1 },
	])
})

test('a foreign, an absent and an impossible number are the same: no such order (B.API-29)', async () => {
	serverAnswers({ [orderCall]: [{ status: 404, json: { detail: 'Not found.' } }] })
	await show(routes, '/order')
	await expect.element(headingOf('Order not found')).toBeVisible()
	await expect.element(page.getByRole('link', { name: 'My Orders' }).first()).toHaveAttribute('href', '/profile?tab=orders')
})

test('an order that cannot be loaded says so and comes with Try again (ux 13)', async () => {
	serverAnswers({ [orderCall]: [{ status: 500 }, { status: 500 }, { json: anOrder() }] })
	await show(routes, '/order')
	await expect.element(said('This order could not be loaded.')).toBeVisible()
	await button('Try again').click()
	await expect.element(headingOf(`Order ${numberOf}`)).toBeVisible()
})
