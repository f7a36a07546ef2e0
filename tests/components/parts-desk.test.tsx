import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PartToOrder } from '../../src/contract/orders/staff-orders.ts'
import { NewOrder } from '../../src/web/features/parts/staff/desk/new-order.tsx'
import { noCaller } from '../../src/web/kits/desk/caller.ts'
import { sneha } from './support/a-caller.ts'
import { model } from './support/a-catalogue.ts'
import { aPage } from './support/a-page.ts'
import { said, serverAnswers, show, told } from './support/show.tsx'

const pads: PartToOrder = {
	part: '11111111-1111-4111-8111-111111111111',
	name: 'Front brake pads',
	part_number: 'BP-1234',
	category_name: 'Brakes',
	brands: ['Hero'],
	price: 349,
	stock_quantity: 12,
	available: true,
	fit: 'fits',
}
const chain: PartToOrder = {
	...pads,
	part: '22222222-2222-4222-8222-222222222222',
	name: 'Chain kit',
	part_number: 'CK-9',
	fit: 'does_not_fit',
}
const placed = { status: 201, json: { order_number: 'SP301120-AAAAAA' } }
const call = 'POST /admin/orders/'

const answers = (more: Parameters<typeof serverAnswers>[0] = {}) =>
	serverAnswers({
		'GET /vehicle/vehicle-models/': [{ json: [model] }],
		'GET /admin/users/': [aPage(sneha)],
		'GET /admin/repair-bookings/': [aPage()],
		'GET /admin/orders/': [aPage()],
		'GET /admin/orders/parts/': [{ json: [pads] }],
		[call]: [placed],
		...more,
	})
const known = {
	...noCaller,
	...{ customer: 5, customer_phone: '9822012345', customer_name: 'Sneha Kulkarni', modelId: 7, fact: '3 repairs' },
}
const whole = { ...known, ...{ postal_code: '411004', city: 'Pune', state: 'Maharashtra', address: '14 Prabhat Road' } }
const open = (begun = noCaller) =>
	show(
		[
			{ path: '/', element: <NewOrder begun={begun} /> },
			{ path: '*', element: <h1>Elsewhere</h1> },
		],
		'/',
	)
const field = (name: string | RegExp) => page.getByRole('combobox', { name })
const orders = (calls: ReturnType<typeof serverAnswers>) => calls.filter(({ address }) => address === call)
const elsewhere = () => page.getByRole('heading', { name: 'Elsewhere' })
const lines = () => page.getByRole('list', { name: 'Parts' }).getByRole('listitem')
const placeOrder = () => page.getByRole('button', { name: /^Place Order/ })
async function choose(words: string, name: RegExp) {
	await field(/Parts/).click()
	await userEvent.keyboard(words)
	await expect.element(page.getByRole('option', { name })).toBeVisible()
	await userEvent.keyboard('{Enter}')
	await expect.element(lines()).toMatchTextContent(name)
}

test('a known caller gets parts with the number, a part and Ctrl and Enter: bike and address are there, each line says whether it fits (D-53)', async () => {
	const calls = answers()
	await open()
	await field(/Phone/).click()
	await userEvent.keyboard('9822012345')
	await expect.element(page.getByRole('option', { name: /Sneha Kulkarni/ })).toBeVisible()
	await userEvent.keyboard('{Enter}')
	await expect.element(field(/Parts/)).toHaveFocus()
	await userEvent.keyboard('3x brake')
	await expect.element(page.getByRole('option', { name: /3 × Front brake pads.*fits · BP-1234 · 12 in stock · ₹349/ })).toBeVisible()
	await userEvent.keyboard('{Enter}')
	await expect.element(lines()).toMatchTextContent(/Fits the Splendor Plus/)
	await expect.element(page.getByRole('button', { name: 'Place Order · ₹1,047' })).toBeVisible()
	await userEvent.keyboard('{Control>}{Enter}{/Control}')
	await expect.element(elsewhere()).toBeVisible()
	expect(orders(calls).map(({ body }) => body)).toEqual([
		{
			customer: 5,
			customer_name: 'Sneha Kulkarni',
			customer_phone: '9822012345',
			customer_email: 'sneha@pahiya.test',
			shipping_address: '14 Prabhat Road',
			shipping_city: 'Pune',
			shipping_state: 'Maharashtra',
			shipping_pincode: '411004',
			items: [{ part: pads.part, quantity: 3 }],
			vehicle_model_id: 7,
			total_amount: 1_047,
		},
	])
})

test('what is missing is said at its field, and what was typed stays; nothing is sent', async () => {
	const calls = answers({ 'GET /admin/users/': [aPage()] })
	await open()
	await field(/Phone/).click()
	await userEvent.keyboard('98220{Tab}Neha')
	await page.getByLabelText('Location').fill('https://maps.app.goo.gl/x')
	await placeOrder().click()
	for (const words of ['Phone number must be at least 10 digits', 'Please choose at least one part.', /There is no location in this/])
		await expect.element(page.getByText(words, { exact: true }).first()).toBeVisible()
	await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Neha')
	expect(orders(calls)).toEqual([])
})

test('a part that is gone meanwhile is said at the parts and at its line, nothing is lost, and one piece less goes through', async () => {
	const stock = { json: [pads] }
	const gone = { items: ['Only 1 of Front brake pads is left.'] }
	const calls = answers({
		'GET /admin/orders/parts/': [stock],
		[call]: [{ status: 400, json: gone }, placed],
	})
	await open(whole)
	await choose('2x brake', /Front brake pads/)
	await expect.element(lines()).toMatchTextContent(/Fits/)
	stock.json = [{ ...pads, stock_quantity: 1 }]
	await placeOrder().click()
	await expect.element(page.getByText(gone.items[0] ?? '', { exact: true }).first()).toBeVisible()
	await expect.element(lines()).toMatchTextContent(/Only 1 is in stock\. Please change the quantity\./)
	await expect.element(page.getByLabelText('Street address')).toHaveValue('14 Prabhat Road')
	await page.getByRole('button', { name: 'Decrease: Quantity of Front brake pads' }).click()
	await expect.element(page.getByRole('button', { name: 'Place Order · ₹349' })).toBeVisible()
	await placeOrder().click()
	await expect.element(elsewhere()).toBeVisible()
	const [first, second] = orders(calls)
	expect(second?.body).toMatchObject({ items: [{ part: pads.part, quantity: 1 }] })
	// Another order than the one that was refused.
	expect(second?.key).not.toBe(first?.key)
})

test('a price that went up is said at its line with what it was; the same press again orders at the new one (B.R-13)', async () => {
	const stock = { json: [pads] }
	const refused = {
		status: 400,
		get json() {
			stock.json = [{ ...pads, price: 399 }]
			return { detail: 'The total has changed.', total_amount: 399 }
		},
	}
	const calls = answers({ 'GET /admin/orders/parts/': [stock], [call]: [refused, placed] })
	await open(whole)
	await choose('brake', /Front brake pads/)
	await placeOrder().click()
	await expect.element(said(/A price has changed meanwhile.*nothing is ordered yet/)).toBeVisible()
	await expect.element(lines()).toMatchTextContent(/It was ₹349, now ₹399/)
	await page.getByRole('button', { name: 'Place Order · ₹399' }).click()
	await expect.element(elsewhere()).toBeVisible()
	expect(orders(calls).map(({ body }) => (body as { total_amount: number }).total_amount)).toEqual([349, 399])
})

test('two presses at once are one order, and after a lost answer the same order is asked for again', async () => {
	let fail: () => void = () => undefined
	const after = new Promise<void>((resolve) => {
		fail = resolve
	})
	const calls = answers({ [call]: [{ status: 500, after }, { status: 500 }, placed] })
	await open(whole)
	await choose('brake', /Front brake pads/)
	await placeOrder().dblClick()
	fail()
	await expect.element(said(/Nothing is lost; please try again/)).toBeVisible()
	// One press, which the browser itself sent a second time.
	expect(orders(calls)).toHaveLength(2)
	await placeOrder().click()
	await expect.element(elsewhere()).toBeVisible()
	expect(new Set(orders(calls).map(({ key }) => key)).size).toBe(1)
})

test('the pin that a caller shared tells what the delivery costs, which is in the total and in the order', async () => {
	const calls = answers({ 'POST /spare-parts/calculate-distance-fee/': [{ json: { distance_km: 20.1, distance_fee: 110 } }] })
	await open(whole)
	await choose('brake', /Front brake pads/)
	await page.getByLabelText('Location').fill('https://maps.google.com/maps?q=18.7%2C73.8567&z=17')
	await expect.element(told('20.1 km. Delivery: ₹110.')).toBeVisible()
	await page.getByRole('button', { name: 'Place Order · ₹459' }).click()
	await expect.element(elsewhere()).toBeVisible()
	expect(orders(calls)[0]?.body).toMatchObject({ latitude: 18.7, longitude: 73.8567, total_amount: 459 })
})

test('what cannot be had cannot be chosen; what does not fit says so; an emptied bike promises nothing', async () => {
	const calls = answers({ 'GET /admin/orders/parts/': [{ json: [chain, { ...pads, stock_quantity: 0, available: false }] }] })
	await open(whole)
	await field(/Parts/).click()
	await expect.element(page.getByRole('option', { name: /Front brake pads.*none in stock/ })).toHaveAttribute('aria-disabled', 'true')
	await page.getByRole('option', { name: /Chain kit.*does not fit/ }).click()
	await expect.element(lines()).toMatchTextContent(/Does not fit the Splendor Plus/)
	await field(/Bike/).click()
	await userEvent.keyboard('{Backspace}{Tab}')
	await expect.element(lines()).not.toMatchTextContent(/Splendor/)
	await placeOrder().click()
	await expect.element(elsewhere()).toBeVisible()
	expect(orders(calls)[0]?.body).toMatchObject({ vehicle_model_id: null })
})

test('an account that was disabled meanwhile is said where the caller is chosen', async () => {
	answers({ [call]: [{ status: 400, json: { customer: ['This account is disabled or does not exist.'] } }] })
	await open(whole)
	await choose('brake', /Front brake pads/)
	await placeOrder().click()
	await expect.element(page.getByText('This account is disabled or does not exist.', { exact: true }).first()).toBeVisible()
	await expect.element(field(/Phone/)).toHaveFocus()
})
