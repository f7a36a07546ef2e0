import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { keepLogin } from './support/a-cart.ts'
import { aCategory, aService, aServiceLine, hoursFrom, serviceCartWith } from './support/a-service.ts'
import { expectAccessible } from './support/accessible.ts'
import { bike, keepBike } from './support/keep-bike.ts'
import { serviceShop } from './support/service-shop.tsx'
import { headingOf, said, serverAnswers, show } from './support/show.tsx'

const pads = aService()
const fluid = aService({ id: 12, name: 'Brake fluid changed', features: [{ id: 2, name: 'Fluid included' }] })
const brakes = aCategory(pads, fluid)
const path = `/services/${brakes.uuid}`
const carts = '/repairing-service/carts/'
const items = `POST ${carts}8/items/`
const price = (amount: number) => [{ json: { price: amount, is_custom_price: false, fits: true } }]
const fluidLine = aServiceLine({ id: 22, package_id: 12, package_name: fluid.name, price: 199, features: ['Fluid included'] })
const server = {
	'GET /repairing-service/service-categories/': [{ json: [brakes] }],
	'GET /repairing-service/services/11/price/': price(349),
	'GET /repairing-service/services/12/price/': price(199),
	'GET /repairing-service/available-slots/': [{ json: hoursFrom('2026-11-23', 14) }],
	'GET /repairing-service/distance-fee-rule/': [{ json: { free_radius_km: 5, base_fee: 0, per_km: 10, maximum: 150 } }],
	'GET /accounts/profile/': [{ json: { name: 'Asha Rider', email: 'asha@example.in', phone_number: '', address: '' } }],
	[`GET ${carts}`]: [{ json: [] }],
	[`POST ${carts}`]: [{ status: 201, json: serviceCartWith() }],
	[items]: [{ status: 201, json: aServiceLine() }],
}
const card = (name: string) => page.getByRole('article', { name })
const press = (name: string, words: 'Add to Cart' | 'Buy Now') => card(name).getByRole('button', { name: words }).click()
const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
const packages = () => (kept('cartItems') ?? []).map(({ packageId }: { packageId: number }) => packageId)
const toasted = (words: string) => page.getByRole('region', { name: 'Messages' }).getByText(words, { exact: true })
const lines = page.getByRole('list', { name: 'Services' }).getByRole('listitem')

beforeEach(keepBike)

/** The page of a category for somebody who is logged in, its prices there. */
async function showShop() {
	keepLogin()
	const router = await show(serviceShop(brakes), path)
	await expect.element(card(fluid.name)).toMatchTextContent('₹199')
	return router
}

test('the piece is in the browser’s records at once, while the server still thinks (B.SCART-08)', async () => {
	const { promise: after, resolve: letGo } = Promise.withResolvers<void>()
	serverAnswers({
		...server,
		[`GET ${carts}`]: [{ json: [] }, { json: [serviceCartWith(aServiceLine())] }],
		[items]: [{ status: 201, json: aServiceLine(), after }],
	})
	await showShop()
	await press(pads.name, 'Add to Cart')
	await expect.element(card(pads.name)).toMatchTextContent('1 in your cart')
	expect(packages()).toEqual([11])
	await expect.element(toasted('Added to Cart')).not.toBeInTheDocument()
	letGo()
	await expect.element(toasted('Added to Cart')).toBeVisible()
	await expect.element(toasted('Service package has been added to your cart.')).toBeVisible()
	expect(packages()).toEqual([11])
})

test('a piece that the server does not take leaves the records again, and only that one; the reason is said (B.SCART-09, B.SCART-10, ux 13)', async () => {
	serverAnswers({
		...server,
		[`GET ${carts}`]: [{ json: [serviceCartWith(aServiceLine())] }, { json: [serviceCartWith(aServiceLine(), fluidLine)] }],
		[items]: [
			{ status: 400, json: { message: 'Words of the server' } },
			{ status: 500 },
			{ status: 500 },
			{ status: 201, json: fluidLine },
		],
	})
	await showShop()
	await expect.poll(packages).toEqual([11])
	await press(fluid.name, 'Add to Cart')
	await expect.element(toasted('Failed to Add to Cart')).toBeVisible()
	await expect.element(card(fluid.name)).toMatchTextContent('Failed to Add to Cart: Words of the server')
	expect(packages()).toEqual([11])
	await expectAccessible()
	await press(fluid.name, 'Add to Cart')
	await expect.element(card(fluid.name)).toMatchTextContent('Please try again later.')
	expect(packages()).toEqual([11])
	await press(fluid.name, 'Add to Cart')
	await expect.element(card(fluid.name)).toMatchTextContent('1 in your cart')
	await expect.element(card(fluid.name)).not.toMatchTextContent('Please try again later.')
	await expect.poll(packages).toEqual([11, 12])
})

test('a cart that comes without an id is reported, and nothing is added to it (B.SCART-05)', async () => {
	const calls = serverAnswers({ ...server, [`POST ${carts}`]: [{ json: {} }] })
	await showShop()
	await press(pads.name, 'Add to Cart')
	await expect.element(card(pads.name)).toMatchTextContent('Failed to create cart')
	expect(calls.filter(({ address }) => address.endsWith('/items/'))).toEqual([])
	expect(packages()).toEqual([])
})

test.each([
	['Add to Cart', 'Please login to add items to cart.'],
	['Buy Now', 'Please login to proceed with purchase.'],
] as const)(
	'a visitor who presses %s is told to log in, with the way back to the very card, and nothing is sent (B.SCART-01..03, ux 48)',
	async (name, words) => {
		const calls = serverAnswers(server)
		const router = await show(serviceShop(brakes), path)
		await expect.element(card(fluid.name)).toMatchTextContent('₹199')
		await press(fluid.name, name)
		await expect.element(headingOf('Login')).toBeVisible()
		await expect.element(toasted('Login Required')).toBeVisible()
		await expect.element(toasted(words)).toBeVisible()
		expect(router.state.location.state.from).toMatch(/#service-12$/)
		expect(calls.filter(({ address }) => address.startsWith('POST'))).toEqual([])
		expect(kept('checkoutItem')).toBeNull()
	},
)

test('a visitor who presses before the price has come reads it at the login once it is there (ux 48)', async () => {
	const { promise, resolve } = Promise.withResolvers<void>()
	serverAnswers({ ...server, 'GET /repairing-service/services/12/price/': [{ json: { price: 199 }, after: promise }] })
	await show(serviceShop(brakes), path)
	await expect.element(card(pads.name)).toMatchTextContent('₹349')
	await press(fluid.name, 'Buy Now')
	await expect.element(headingOf('Login')).toBeVisible()
	const lineOf = (amount: number | null) => [{ name: fluid.name, bike: 'Hero Splendor Plus', price: amount }]
	expect(kept('wanted').lines).toEqual(lineOf(null))
	resolve()
	await expect.poll(() => kept('wanted').lines).toEqual(lineOf(199))
})

test('whoever comes back to a card stands at it again (B.SCART-03, ux 48)', async () => {
	serverAnswers(server)
	await show(serviceShop(brakes), `${path}#service-12`)
	await expect.element(card(fluid.name)).toHaveFocus()
	await expect.element(card(fluid.name)).toBeInViewport()
})

test('Buy Now keeps the item and opens the checkout with it alone (B.SCART-14, B.SCART-19, A.LAYOUT-41)', async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T01:30:00Z') })
	serverAnswers({ ...server, [`GET ${carts}`]: [{ json: [serviceCartWith(aServiceLine())] }] })
	const router = await showShop()
	await press(fluid.name, 'Buy Now')
	await expect.element(lines).toMatchTextContent(fluid.name)
	expect(router.state.location.search).toBe('?mode=buy-now')
	expect(kept('checkoutItem')).toMatchObject({ packageId: 12, serviceName: 'Brakes', vehicle: bike })
	expect(lines.elements()).toHaveLength(1)
	for (const words of ['Brakes', '₹199', 'Fluid included']) await expect.element(lines).toMatchTextContent(words)
	for (const [name, text] of Object.entries({ Name: 'Meera', 'Street address': 'Flat 7', City: 'Pune' }))
		await page.getByRole('main').getByLabelText(name, { exact: true }).fill(text)
	await page.getByRole('group', { name: 'Day' }).getByRole('radio', { name: 'Wed 25 Nov' }).click()
	await page.getByRole('group', { name: /^Hour/ }).getByRole('radio', { name: '10–11 am' }).click()
	await expect
		.poll(() => kept('checkoutData'))
		.toMatchObject({
			vehicle: { manufacturer: 'Hero', model: 'Splendor Plus' },
			serviceName: 'Brakes',
			packageName: fluid.name,
			features: ['Fluid included'],
			customerInfo: { name: 'Meera', serviceDate: '2026-11-25', serviceTime: '10:00', address: { street: 'Flat 7', city: 'Pune' } },
		})
})

test('Buy Now that cannot keep the item says so and stays (B.SCART-15)', async () => {
	serverAnswers(server)
	const router = await showShop()
	const set = Storage.prototype.setItem
	vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
		if (key === 'checkoutItem') throw new DOMException('full', 'QuotaExceededError')
		set.call(this, key, value)
	})
	await press(pads.name, 'Buy Now')
	await expect.element(toasted('Failed to Process')).toBeVisible()
	await expect.element(card(pads.name)).toMatchTextContent('Unable to proceed with booking. Please try again later.')
	expect(router.state.location.pathname).toBe(path)
})

test('the records are made anew from the server’s cart after a login and a reload (B.SCART-28, B.SCART-17)', async () => {
	keepLogin()
	localStorage.setItem('cartItems', '[]')
	serverAnswers({ ...server, [`GET ${carts}`]: [{ json: [serviceCartWith(aServiceLine(), fluidLine)] }] })
	const router = await show(serviceShop(brakes), '/')
	await expect.poll(packages).toEqual([11, 12])
	await router.navigate('/checkout')
	await expect.element(lines.last()).toMatchTextContent(fluid.name)
	expect(lines.elements()).toHaveLength(2)
})

test('the cart is asked for again where it is shown after more than a minute, and not before (A.LAYOUT-42, A.CONST-14)', async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T01:30:00Z') })
	keepLogin()
	const calls = serverAnswers({ ...server, [`GET ${carts}`]: [{ json: [serviceCartWith(aServiceLine())] }] })
	const asked = () => calls.filter(({ address }) => address === `GET ${carts}`).length
	const router = await show(serviceShop(brakes), '/checkout')
	const comeBackAfter = async (seconds: number) => {
		await router.navigate('/login')
		await expect.element(headingOf('Login')).toBeVisible()
		vi.setSystemTime(Date.now() + seconds * 1000)
		await router.navigate('/checkout')
		await expect.element(lines.first()).toMatchTextContent(pads.name)
	}
	await expect.element(lines.first()).toMatchTextContent(pads.name)
	await comeBackAfter(50)
	expect(asked()).toBe(1)
	await comeBackAfter(15)
	await expect.poll(asked).toBe(2)
})

test('a quantity that cannot be changed goes back, with words (B.SCART-27, ux 71)', async () => {
	keepLogin()
	serverAnswers({
		...server,
		[`GET ${carts}`]: [{ json: [serviceCartWith(aServiceLine({ quantity: 2 }))] }],
		[`PATCH ${carts}8/items/21/`]: [{ status: 500 }],
	})
	await show(serviceShop(), '/checkout')
	await page.getByRole('button', { name: 'Increase: Quantity of Front brake pads' }).click()
	await expect.element(said('The cart could not be changed. Please try again.')).toBeVisible()
	await expect.element(page.getByRole('textbox', { name: 'Quantity of Front brake pads' })).toHaveValue('2')
	await expectAccessible()
})

test('the open cart is fresh for a minute, and asked for again where it is shown later (A.LAYOUT-42, A.CONST-14)', async () => {
	vi.useFakeTimers({ toFake: ['Date'] })
	const calls = serverAnswers({ ...server, [`GET ${carts}`]: [{ json: [serviceCartWith(aServiceLine())] }] })
	const asked = () => calls.filter(({ address }) => address === `GET ${carts}`)
	const router = await showShop()
	await expect.poll(asked).toHaveLength(1)
	const checkOutAfter = async (seconds: number) => {
		vi.setSystemTime(Date.now() + seconds * 1000)
		await router.navigate('/checkout')
		await expect.element(page.getByText(pads.name).first()).toBeVisible()
	}
	await checkOutAfter(50)
	expect(asked()).toHaveLength(1)
	await router.navigate('/')
	await checkOutAfter(15)
	await expect.poll(asked).toHaveLength(2)
})
