import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCategory, aService } from './support/a-service.ts'
import { expectAccessible } from './support/accessible.ts'
import { bike, keepBike } from './support/keep-bike.ts'
import { serviceShop } from './support/service-shop.tsx'
import { button, headingOf, serverAnswers, show } from './support/show.tsx'

const pads = aService()
const fluid = aService({
	id: 12,
	name: 'Brake fluid changed',
	description: 'Ends a soft lever',
	recommended: 'every 2 years',
	base_price: 300,
	features: [
		{ id: 2, name: 'Fluid included' },
		{ id: 3, name: 'Bled at both wheels' },
	],
})
const cable = aService({
	id: 13,
	name: 'Brake cable',
	description: 'For drum brakes that squeal',
	warranty: '',
	image_url: '/icon-192.png',
	features: [],
})
const brakes = aCategory(pads, fluid, cable)
const path = `/services/${brakes.uuid}`
const categories = 'GET /repairing-service/service-categories/'
const priceOf = (id: number) => `GET /repairing-service/services/${id}/price/`
const price = (amount: number, fields: object = {}) => ({ json: { price: amount, is_custom_price: false, fits: true, ...fields } })
const server = {
	[categories]: [{ json: [brakes] }],
	[priceOf(11)]: [price(349, { is_custom_price: true })],
	[priceOf(12)]: [price(300)],
	[priceOf(13)]: [price(1234567.5)],
}
const card = (name: string) => page.getByRole('article', { name })
const cards = () =>
	page
		.getByRole('article')
		.elements()
		.map((element) => element.querySelector('h2, h3')?.textContent)
const asked = (calls: { address: string }[], address: string) => calls.filter((call) => call.address === address)
const kept = () => JSON.parse(localStorage.getItem('selectedVehicle') ?? 'null')
const picker = page.getByRole('dialog', { name: 'Choose your bike' })

test('a category is asked for with its id on a move, searched for in the list, and not again within five minutes (B.SERVICE-04, B.SERVICE-39, B.CONST-10, D-26)', async () => {
	vi.useFakeTimers({ toFake: ['Date'] })
	const calls = serverAnswers({ [categories]: [{ json: [{ ...brakes, uuid: 'another', name: 'Tyres' }, brakes] }] })
	const router = await show(serviceShop(), path)
	await expect.element(headingOf('Brakes')).toBeVisible()
	const again = async (minutes: number) => {
		await router.navigate('/')
		await expect.element(headingOf('Home')).toBeVisible()
		vi.setSystemTime(Date.now() + minutes * 60_000)
		await router.navigate(path)
		await expect.element(headingOf('Brakes')).toBeVisible()
	}
	await again(4.5)
	expect(asked(calls, categories)).toMatchObject([{ query: { id: brakes.uuid } }])
	await again(0.6)
	await expect.poll(() => asked(calls, categories)).toHaveLength(2)
})

test('while a category is on its way that is said, and once it is there the focus is at its name (B.SERVICE-06, ux 4)', async () => {
	const { promise: after, resolve: letGo } = Promise.withResolvers<void>()
	serverAnswers({ [categories]: [{ json: [brakes], after }] })
	await show(serviceShop(), path)
	await expect.element(page.getByText('Loading service details...')).toBeVisible()
	await expectAccessible()
	letGo()
	await expect.element(headingOf('Brakes')).toHaveFocus()
	await expect.poll(() => document.title).toMatch(/^Brakes/)
})

test('a category that fails once is asked for once more without a word (B.SERVICE-39, B.CONST-11)', async () => {
	serverAnswers({ [categories]: [{ status: 500 }, { json: [brakes] }] })
	await show(serviceShop(), path)
	await expect.element(headingOf('Brakes')).toBeVisible()
	await expect.element(page.getByText(/Error loading service details/)).not.toBeInTheDocument()
})

test('a category that fails twice says so, and Retry brings it (B.SERVICE-07, ux 13)', async () => {
	const calls = serverAnswers({ [categories]: [{ status: 500 }, { status: 500 }, { json: [brakes] }] })
	await show(serviceShop(), path)
	await expect.element(page.getByText('Error loading service details. Please try again later.')).toBeVisible()
	expect(asked(calls, categories)).toHaveLength(2)
	await button('Retry').click()
	await expect.element(headingOf('Brakes')).toBeVisible()
})

test('a category that does not exist says so, with the words of the refusal and a way to the services (B.SERVICE-08, B.SERVICE-09)', async () => {
	const missing = '00000000-0000-4000-8000-000000000000'
	serverAnswers({
		[categories]: [{ json: [brakes] }],
		[`GET /repairing-service/services/${missing}/`]: [{ status: 404, json: { detail: 'Service not found' } }],
	})
	await show(serviceShop(), `/services/${missing}`)
	await expect.element(headingOf('Service category not found')).toBeVisible()
	await expect.element(page.getByText('Service not found', { exact: true })).toBeVisible()
	await expect.element(page.getByRole('link', { name: 'See all services' })).toHaveAttribute('href', '/#services')
})

test('a category shows its icon, name and description, and of each service name, duration, warranty, recommendation and features (B.SERVICE-10, B.SERVICE-15, B.SERVICE-16)', async () => {
	serverAnswers(server)
	await show(serviceShop(brakes), path)
	await expect.element(headingOf('Brakes')).toBeVisible()
	expect(document.querySelector('main header img')?.getAttribute('src')).toBe(brakes.image)
	await expect.element(page.getByText('Sure stops')).toBeVisible()
	for (const service of brakes.services) {
		for (const words of [service.duration, service.warranty, ...service.features.map(({ name }) => name)].filter(Boolean))
			await expect.element(card(service.name)).toMatchTextContent(words)
		expect(
			card(service.name)
				.getByRole('listitem')
				.elements()
				.filter((item) => item.querySelector('svg')),
		).toHaveLength(service.features.length)
	}
	await expect.element(card(fluid.name)).toMatchTextContent('Recommended: every 2 years')
	await expect.element(card(pads.name)).not.toMatchTextContent('Recommended')
})

test('a category without services says so (B.SERVICE-14)', async () => {
	serverAnswers({ [categories]: [{ json: [aCategory()] }] })
	await show(serviceShop(), path)
	await expect.element(page.getByText('No services available at the moment.')).toBeVisible()
	await expectAccessible()
})

test('the search finds by name and description in any case, says when nothing fits, and stays in the address (B.SERVICE-11..13)', async () => {
	serverAnswers(server)
	const router = await show(serviceShop(brakes), path)
	const search = page.getByPlaceholder('Search services...')
	for (const [text, names] of [
		['CABLE', [cable.name]],
		['squeal', [cable.name]],
		['Soft Lever', [fluid.name]],
		['brake', brakes.services.map(({ name }) => name)],
		['  ', brakes.services.map(({ name }) => name)],
	] as const) {
		await search.fill(text)
		await expect.poll(cards).toEqual(names)
	}
	await search.fill('helicopter')
	await expect.element(page.getByText('No services found matching your search.')).toBeVisible()
	await expect.poll(() => router.state.location.search).toBe('?q=helicopter')
	await router.navigate('/')
	await expect.element(headingOf('Home')).toBeVisible()
	await router.navigate(-1)
	await expect.element(search).toHaveValue('helicopter')
	await button('Clear: Search services').click()
	await expect.poll(cards).toHaveLength(3)
})

test('a price needs a bike that is known whole: without one there is no call and no way to buy, only Select Vehicle (B.SERVICE-17, B.SERVICE-23, B.SERVICE-30)', async () => {
	const calls = serverAnswers(server)
	const router = await show(serviceShop(brakes), path)
	for (const { name, image_url } of brakes.services) {
		await expect.element(card(name).getByText('Select vehicle to view pricing')).toBeVisible()
		await expect.element(card(name).getByText('Please select your vehicle to proceed')).toBeVisible()
		expect(
			card(name)
				.getByRole('button')
				.elements()
				.map(({ textContent }) => textContent),
		).toEqual(['Select Vehicle'])
		expect(card(name).element().querySelector('img')?.getAttribute('src')).toBe(image_url ?? '/drawings/commuter-silver.svg')
	}
	await router.navigate('/')
	await expect.element(headingOf('Home')).toBeVisible()
	localStorage.setItem('selectedVehicle', JSON.stringify({ ...bike, manufacturerId: 0, modelId: 0 }))
	window.dispatchEvent(new StorageEvent('storage', { key: 'selectedVehicle', storageArea: localStorage }))
	await router.navigate(path)
	await expect.element(card(pads.name)).toMatchTextContent('Price not available right now')
	expect(calls.filter(({ address }) => address.endsWith('/price/'))).toEqual([])
})

test('a price is asked for once per card with both ids, kept for 30 seconds and asked for again after them (B.SERVICE-23..25, B.SERVICE-33, B.CONST-09)', async () => {
	vi.useFakeTimers({ toFake: ['Date'] })
	keepBike()
	const calls = serverAnswers(server)
	const router = await show(serviceShop(brakes), path)
	const prices = () => calls.filter(({ address }) => address.endsWith('/price/'))
	for (const { name } of brakes.services) await expect.element(card(name)).toMatchTextContent(/price for Hero Splendor Plus/)
	expect(
		prices()
			.map(({ address }) => address)
			.sort(),
	).toEqual([11, 12, 13].map(priceOf))
	for (const { query } of prices()) expect(query).toEqual({ manufacturer_id: '1', vehicle_model_id: '3' })
	const goAndReturn = async () => {
		await router.navigate('/')
		await expect.element(headingOf('Home')).toBeVisible()
		vi.setSystemTime(Date.now() + 20_000)
		await router.navigate(path)
		await expect.element(card(pads.name)).toMatchTextContent('price for Hero Splendor Plus')
	}
	await goAndReturn()
	expect(prices()).toHaveLength(3)
	await goAndReturn()
	await expect.poll(prices).toHaveLength(6)
})

test('a price says that it is loading, then whether it is special or standard, with the regular price beside a special one (B.SERVICE-18..22, B.CONST-01)', async () => {
	keepBike()
	const { promise: after, resolve: letGo } = Promise.withResolvers<void>()
	serverAnswers({ ...server, [priceOf(11)]: [{ ...price(349, { is_custom_price: true }), after }] })
	await show(serviceShop(brakes), path)
	await expect.element(card(pads.name)).toMatchTextContent('Loading price...')
	letGo()
	await expect.element(card(pads.name)).toMatchTextContent('₹349')
	await expect.element(card(pads.name)).toMatchTextContent('Special price for Hero Splendor Plus')
	await expect.element(card(pads.name)).toMatchTextContent('Regular price: ₹400')
	await expect.element(card(fluid.name)).toMatchTextContent('₹300')
	await expect.element(card(fluid.name)).toMatchTextContent('Standard price for Hero Splendor Plus')
	await expect.element(card(fluid.name)).not.toMatchTextContent('Regular price')
	await expect.element(card(cable.name)).toMatchTextContent('₹12,34,568')
})

test('a price that cannot be had is none: no amount, the two actions asleep, asked for once; the other cards go on (B.SERVICE-25, B.SERVICE-26, ux 44)', async () => {
	keepBike()
	const calls = serverAnswers({ ...server, [priceOf(11)]: [{ status: 500 }, price(349)] })
	await show(serviceShop(brakes), path)
	const broken = card(pads.name)
	await expect.element(broken).toMatchTextContent('Price not available right now')
	await expect.element(broken).not.toMatchTextContent('₹')
	await expect.element(broken.getByRole('link', { name: /^Call \+91/ })).toHaveAttribute('href', 'tel:+910000000000')
	for (const name of ['Add to Cart', 'Buy Now'])
		await expect.element(broken.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
	await expect.element(card(fluid.name)).toMatchTextContent('₹300')
	expect(asked(calls, priceOf(11))).toHaveLength(1)
	await broken.getByRole('button', { name: 'Try again' }).click()
	await expect.element(broken).toMatchTextContent('₹349')
	await expect.element(broken.getByRole('button', { name: 'Add to Cart' })).not.toHaveAttribute('aria-disabled')
})

test('what is not for the bike comes last, with words in place of price and buttons (D-51)', async () => {
	keepBike()
	const unfit = { ...brakes, services: brakes.services.map((service) => ({ ...service, fits: service !== pads })) }
	serverAnswers({ ...server, [categories]: [{ json: [unfit] }] })
	await show(serviceShop(brakes), path)
	await expect.poll(cards).toEqual([fluid.name, cable.name, pads.name])
	await expect.element(card(pads.name)).toMatchTextContent('Not for your Hero Splendor Plus')
	await expect.element(card(pads.name)).not.toMatchTextContent('₹')
	await expect.element(card(pads.name).getByRole('button', { name: /Cart|Buy/ })).not.toBeInTheDocument()
	await expect.element(card(pads.name).getByRole('button', { name: /Splendor Plus/ })).toBeVisible()
	await expect.element(card(fluid.name).getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
	await expectAccessible()
})

test('a bike is given up by the reset button, which can be undone (B.SERVICE-28, B.SERVICE-34, ux 38)', async () => {
	keepBike()
	serverAnswers(server)
	await show(serviceShop(brakes), path)
	await card(pads.name).getByTitle('Reset vehicle selection').click()
	await expect.element(card(pads.name).getByRole('button', { name: 'Select Vehicle' })).toBeVisible()
	await expect.element(card(pads.name)).toMatchTextContent('Select vehicle to view pricing')
	expect(kept()).toBeNull()
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect.element(card(pads.name)).toMatchTextContent('price for Hero Splendor Plus')
	expect(kept()).toEqual(bike)
})

const types = { 'GET /vehicle/vehicle-types/': [{ json: [{ id: 2, name: 'Motorcycle', image: null }] }] }

test('a bike is given up by the picker’s own Reset too (B.SERVICE-34, A.PICKER-06)', async () => {
	keepBike()
	serverAnswers({ ...server, ...types })
	await show(serviceShop(brakes), path)
	await card(pads.name)
		.getByRole('button', { name: /Splendor Plus/ })
		.click()
	await picker.getByRole('button', { name: 'Reset' }).click()
	await picker.getByRole('button', { name: 'Close' }).click()
	await expect.element(card(pads.name).getByRole('button', { name: 'Select Vehicle' })).toBeVisible()
	expect(kept()).toBeNull()
})

test.each([
	['its cross', () => picker.getByRole('button', { name: 'Close' }).click()],
	['its backdrop', () => userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true })],
	['Escape', () => userEvent.keyboard('{Escape}')],
	['Back', async () => window.history.back()],
])(
	'the picker closes by %s, and nothing changes by that; a press inside leaves it open (B.SERVICE-31, B.SERVICE-32, ux 6)',
	async (_, close) => {
		await page.viewport(1000, 700)
		serverAnswers({ ...server, ...types })
		await show(serviceShop(brakes), path)
		const select = card(pads.name).getByRole('button', { name: 'Select Vehicle' })
		await select.click()
		await picker.getByRole('heading', { level: 3, name: 'Type' }).click()
		await expect.element(picker).toBeVisible()
		await close()
		await expect.element(picker).not.toBeInTheDocument()
		await expect.element(select).toHaveFocus()
		await expect.element(headingOf('Brakes')).toBeVisible()
		expect(kept()).toBeNull()
		await page.viewport(360, 740)
	},
)
