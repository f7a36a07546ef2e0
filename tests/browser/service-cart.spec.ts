import type { Page } from '@playwright/test'
import type { LocalServiceItem } from '../../src/contract/repairs/repair-words.ts'
import type { ServiceCart } from '../../src/contract/repairs/repairs.ts'
import { formatRupees } from '../../src/shared/money.ts'
import { answer, expect, expectAccessible, holdBack, keep, kept, open, refusedWith, test, watchCalls } from './support/journey.ts'
import { aRider, ask, type Rider, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { bikeNamed, categoryNamed, chooseBike, priceFor, putInCart } from './support/repairs.ts'
import { cardOf, fillCheckout } from './support/screens.ts'

const itemCall = '**/api/repairing-service/carts/*/items/'
const cartCall = '**/api/repairing-service/carts/'
const localItems = async (page: Page) => ((await kept(page, 'cartItems')) ?? []) as LocalServiceItem[]
const cartOf = async (product: Product, { access }: Rider) =>
	(await ask<ServiceCart[]>(product, 'GET', '/repairing-service/carts/', { access }))[0]
const badge = (page: Page, words: string) => page.getByRole('banner').getByRole('link', { name: `Cart, ${words}` })

/** A member with a chosen bike on the page of a category. */
async function memberAt(page: Page, product: Product, name = 'Wash and polish') {
	const [rider, category, bike] = await Promise.all([aRider(product), categoryNamed(product, name), chooseBike(page, product)])
	await signIn(page, rider)
	await open(page, `/services/${category.uuid}`)
	const [first, second] = category.services
	if (!first || !second) throw new Error('Two services are needed')
	const add = (service: { name: string }) => cardOf(page, service.name).getByRole('button', { name: 'Add to Cart' })
	await expect(cardOf(page, first.name)).toContainText('price for Hero Splendor Plus')
	return { rider, category, bike, first, second, add }
}

test('Add to Cart makes one cart, sends the service and the bike, and keeps the record of the piece (B.SCART-04, B.SCART-06, B.SCART-07, B.SCART-12, B.SCART-13, B.CONST-08, B.CONST-16, ux 47)', async ({
	page,
	product,
}) => {
	const { rider, category, bike, first, second, add } = await memberAt(page, product)
	const opened = watchCalls(page, 'POST', /\/repairing-service\/carts\/$/)
	const added = watchCalls(page, 'POST', /\/carts\/\d+\/items\/$/)
	await add(first).click()
	await expect(page.getByText('Added to Cart', { exact: true })).toBeVisible()
	await expect(page.getByText('Service package has been added to your cart.')).toBeVisible()
	await expect(badge(page, '1 item')).toBeVisible()
	await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible()
	await add(second).click()
	await expect(badge(page, '2 items')).toBeVisible()
	await expect.poll(async () => (await cartOf(product, rider))?.total_items).toBe(2)
	expect(opened).toHaveLength(1)
	const cart = await cartOf(product, rider)
	expect(added[0]?.body).toEqual({
		cart_id: cart?.id,
		item: { service_id: category.uuid, package_id: first.id, quantity: 1, manufacturer_id: bike.manufacturerId, model_id: bike.modelId },
	})
	const { price } = await priceFor(product, first, bike)
	expect((await localItems(page))[0]).toEqual({
		serviceId: category.uuid,
		packageId: first.id,
		serviceName: category.name,
		packageName: first.name,
		vehicle: bike,
		price,
		features: first.features.map(({ name }) => name),
		isSubscription: false,
		planId: null,
		duration: first.duration,
	})
})

test('the piece is in the browser’s records at once, while the server still thinks (B.SCART-08)', async ({ page, product }) => {
	const { first, add } = await memberAt(page, product)
	const letGo = await holdBack(page, itemCall)
	await add(first).click()
	await expect(badge(page, '1 item')).toBeVisible()
	expect(await localItems(page)).toHaveLength(1)
	await expect(page.getByText('Added to Cart', { exact: true })).toHaveCount(0)
	letGo()
	await expect(page.getByText('Added to Cart', { exact: true })).toBeVisible()
})

test('a piece that the server does not take leaves the records again, and only that one; the reason is said (B.SCART-09, B.SCART-10, ux 13)', async ({
	page,
	product,
	noise,
}) => {
	noise.allow(refusedWith(400, 500))
	const { rider, first, second, add } = await memberAt(page, product)
	await add(first).click()
	await expect(page.getByText('Added to Cart', { exact: true })).toBeVisible()
	const before = await localItems(page)
	await answer(page, itemCall, { status: 400, json: { message: 'Words of the server' }, times: 1 })
	await add(second).click()
	const card = cardOf(page, second.name)
	await expect(page.getByText('Failed to Add to Cart', { exact: true })).toBeVisible()
	await expect(card).toContainText('Words of the server')
	expect(await localItems(page)).toEqual(before)
	await expectAccessible(page)
	await answer(page, itemCall, { status: 500, times: 2 })
	await add(second).click()
	await expect(card).toContainText('Please try again later.')
	expect(await localItems(page)).toEqual(before)
	await add(second).click()
	await expect(badge(page, '2 items')).toBeVisible()
	await expect(card).not.toContainText('Please try again later.')
	await expect.poll(async () => (await cartOf(product, rider))?.total_items).toBe(2)
})

test('a cart that comes without an id is reported, and nothing is added to it (B.SCART-05)', async ({ page, product }) => {
	const { first, add } = await memberAt(page, product)
	const added = watchCalls(page, 'POST', /\/carts\/[^/]+\/items\/$/)
	await page.route(cartCall, (route) => (route.request().method() === 'POST' ? route.fulfill({ json: {} }) : route.continue()))
	await add(first).click()
	await expect(cardOf(page, first.name)).toContainText('Failed to create cart')
	expect(added).toHaveLength(0)
	expect(await localItems(page)).toHaveLength(0)
})

test('the same service for the same bike is one line of two, for another bike a second line; quick presses are all counted (B.SCART-29)', async ({
	page,
	product,
}) => {
	const { rider, category, first, add } = await memberAt(page, product)
	await add(first).evaluate((button) => button.scrollIntoView({ block: 'center' }))
	await add(first).dblclick()
	await expect(badge(page, '2 items')).toBeVisible()
	await expect.poll(async () => (await cartOf(product, rider))?.total_items).toBe(2)
	await chooseBike(page, product, 'Honda Activa 6G')
	await open(page, `/services/${category.uuid}`)
	await expect(cardOf(page, first.name)).toContainText('price for Honda Activa 6G')
	await add(first).click()
	await expect(badge(page, '3 items')).toBeVisible()
	await expect
		.poll(async () => (await cartOf(product, rider))?.items.map(({ model, quantity }) => [model, quantity]))
		.toEqual([
			['Splendor Plus', 2],
			['Activa 6G', 1],
		])
})

test('a visitor is told to log in, and gets back to the very card with nothing added (B.SCART-01..03, ux 48)', async ({
	page,
	product,
}) => {
	const category = await categoryNamed(product, 'Suspension and steering')
	await chooseBike(page, product)
	const sent = watchCalls(page, 'POST', /\/repairing-service\//)
	const last = category.services.at(-1)?.name ?? ''
	for (const [name, words] of [
		['Add to Cart', 'Please login to add items to cart.'],
		['Buy Now', 'Please login to proceed with purchase.'],
	] as const) {
		await open(page, `/services/${category.uuid}`)
		await cardOf(page, last).getByRole('button', { name }).click()
		await expect(page.getByText('Login Required')).toBeVisible()
		await expect(page.getByText(words)).toBeVisible()
		await expect(page).toHaveURL(/\/login$/)
	}
	const rider = await aRider(product)
	await page.getByRole('main').getByLabel('Email').fill(rider.email)
	await page.getByRole('main').getByLabel('Password', { exact: true }).fill(rider.password)
	await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
	await expect(page).toHaveURL(new RegExp(`/services/${category.uuid}#`))
	await expect(cardOf(page, last)).toBeInViewport()
	await expect(cardOf(page, last)).toBeFocused()
	await expect(badge(page, '0 items')).toBeVisible()
	expect(sent).toHaveLength(0)
})

test('Buy Now keeps the item and opens the checkout with it alone (B.SCART-14, B.SCART-19, A.LAYOUT-41)', async ({ page, product }) => {
	const { rider, bike, category, first, second } = await memberAt(page, product)
	await putInCart(product, rider, first, bike)
	await cardOf(page, second.name).getByRole('button', { name: 'Buy Now' }).click()
	await expect(page).toHaveURL(/\/checkout\?mode=buy-now$/)
	expect(await kept(page, 'checkoutItem')).toMatchObject({ packageId: second.id, serviceName: category.name, vehicle: bike })
	const lines = page.getByRole('list', { name: 'Services' }).getByRole('listitem')
	await expect(lines).toHaveCount(1)
	const price = formatRupees((await priceFor(product, second, bike)).price)
	for (const words of [second.name, category.name, price, ...second.features.map(({ name }) => name)])
		await expect(lines).toContainText(words)
	await fillCheckout(page, { customer_name: 'Meera', address: 'Flat 7', city: 'Pune' })
	await expect
		.poll(() => kept(page, 'checkoutData'))
		.toMatchObject({
			vehicle: { manufacturer: 'Hero', model: 'Splendor Plus' },
			serviceName: category.name,
			packageName: second.name,
			features: second.features.map(({ name }) => name),
			customerInfo: { name: 'Meera', address: { street: 'Flat 7', city: 'Pune' } },
		})
})

test('Buy Now that cannot keep the item says so and stays (B.SCART-15)', async ({ page, product }) => {
	const { first } = await memberAt(page, product)
	await page.evaluate(() => {
		const set = Storage.prototype.setItem
		Storage.prototype.setItem = function (key: string, value: string) {
			if (key === 'checkoutItem') throw new DOMException('full', 'QuotaExceededError')
			set.call(this, key, value)
		}
	})
	const card = cardOf(page, first.name)
	await card.getByRole('button', { name: 'Buy Now' }).click()
	await expect(page.getByText('Failed to Process', { exact: true })).toBeVisible()
	await expect(card).toContainText('Unable to proceed with booking. Please try again later.')
	await expect(page).toHaveURL(/\/services\//)
})

test('the records are made anew from the server’s cart after a login and a reload (B.SCART-28, B.SCART-17)', async ({ page, product }) => {
	const rider = await aRider(product)
	const { services } = await categoryNamed(product, 'Wash and polish')
	const bike = await bikeNamed(product, 'Hero Splendor Plus')
	for (const service of services.slice(0, 2)) await putInCart(product, rider, service, bike)
	await signIn(page, rider)
	await keep(page, { cartItems: [] })
	await open(page, '/')
	await expect(badge(page, '2 items')).toBeVisible()
	expect((await localItems(page)).map(({ packageId }) => packageId)).toEqual(services.slice(0, 2).map(({ id }) => id))
	await page.goto('/checkout')
	const lines = page.getByRole('list', { name: 'Services' }).getByRole('listitem')
	await expect(lines).toHaveCount(2)
})

test('in the checkout a quantity can be changed and a line taken out, on the screen and on the server (B.SCART-27, B.SCART-30, ux 71)', async ({
	page,
	product,
	noise,
}) => {
	noise.allow(refusedWith(500))
	const rider = await aRider(product)
	const { services } = await categoryNamed(product, 'Inspection')
	const bike = await chooseBike(page, product)
	const [first, second] = services.slice(0, 2)
	if (!first || !second) throw new Error('Two services are needed')
	await putInCart(product, rider, first, bike)
	await putInCart(product, rider, second, bike)
	const [one, two] = await Promise.all([priceFor(product, first, bike), priceFor(product, second, bike)])
	await signIn(page, rider)
	await page.goto('/checkout')
	const total = page.locator('#job-card').getByText('To pay after service').locator('..')
	await expect(total).toContainText(formatRupees(one.price + two.price))
	const quantity = page.getByRole('textbox', { name: `Quantity of ${first.name}` })
	await page.getByRole('button', { name: `Increase: Quantity of ${first.name}` }).click()
	await expect(quantity).toHaveValue('2')
	await expect(total).toContainText(formatRupees(2 * one.price + two.price))
	await expect.poll(async () => (await cartOf(product, rider))?.total_items).toBe(3)

	await answer(page, /\/carts\/\d+\/items\/\d+\/$/, { status: 500, times: 2 })
	await page.getByRole('button', { name: `Increase: Quantity of ${first.name}` }).click()
	await expect(page.getByText('The cart could not be changed. Please try again.')).toBeVisible()
	await expect(quantity).toHaveValue('2')
	await expectAccessible(page)

	await page.getByRole('button', { name: `Remove ${second.name}` }).click()
	await expect(page.getByRole('list', { name: 'Services' }).getByRole('listitem')).toHaveCount(1)
	await expect.poll(async () => (await cartOf(product, rider))?.items.map(({ package_id }) => package_id)).toEqual([first.id])
	expect((await localItems(page)).map(({ packageId }) => packageId)).toEqual([first.id, first.id])
	await page.getByRole('button', { name: `Remove ${first.name}` }).click()
	await expect(page.getByText('Your cart is empty')).toBeVisible()
	await expect(badge(page, '0 items')).toBeVisible()
})

test('a checkout with nothing in it says so and leads to the services (B.SCART-18)', async ({ page, product }) => {
	await page.clock.install()
	await signIn(page, await aRider(product))
	for (const path of ['/checkout', '/checkout?mode=buy-now']) {
		await open(page, path)
		await expect(page.getByText('Your cart is empty')).toBeVisible()
		await expect(page.getByRole('link', { name: 'See the services' })).toBeVisible()
		if (path === '/checkout') {
		}
		await page.clock.runFor(6_000)
		await expect(page).toHaveURL(/\/#services$/)
		await expect(page.getByRole('heading', { level: 2, name: 'Services', exact: true })).toBeVisible()
	}
})
