import type { Page } from '@playwright/test'
import type { LocalServiceItem } from '../../src/contract/repairs/repair-words.ts'
import type { ServiceCart } from '../../src/contract/repairs/repairs.ts'
import { formatRupees } from '../../src/shared/money.ts'
import { expect, kept, open, test, watchCalls } from './support/journey.ts'
import { aRider, ask, signIn } from './support/people.ts'
import { categoryNamed, chooseBike, priceFor } from './support/repairs.ts'
import { cardOf } from './support/screens.ts'

const localItems = async (page: Page) => ((await kept(page, 'cartItems')) ?? []) as LocalServiceItem[]
const badge = (page: Page, words: string) => page.getByRole('banner').getByRole('link', { name: `Cart, ${words}` })

// What is refused, kept and said on the way is checked without a server (tests/components/service-cart.test.tsx).
test('Add to Cart makes one cart with a line for each service and bike, every quick press counted; the checkout changes quantities and takes lines out, on the screen and on the server (B.SCART-04, B.SCART-06, B.SCART-07, B.SCART-12, B.SCART-13, B.SCART-27, B.SCART-29, B.SCART-30, B.CONST-08, B.CONST-16, ux 47, ux 71)', async ({
	page,
	product,
}) => {
	const [rider, category, bike] = await Promise.all([aRider(product), categoryNamed(product, 'Wash and polish'), chooseBike(page, product)])
	const [first, second] = category.services
	if (!first || !second) throw new Error('Two services are needed')
	const cartOf = async () => (await ask<ServiceCart[]>(product, 'GET', '/repairing-service/carts/', { access: rider.access }))[0]
	const linesOf = async () => (await cartOf())?.items.map(({ package_id, model, quantity }) => [package_id, model, quantity])
	const add = (service: { name: string }) => cardOf(page, service.name).getByRole('button', { name: 'Add to Cart' })
	await signIn(page, rider)
	await open(page, `/services/${category.uuid}`)
	await expect(cardOf(page, first.name)).toContainText('price for Hero Splendor Plus')
	const opened = watchCalls(page, 'POST', /\/repairing-service\/carts\/$/)
	const added = watchCalls(page, 'POST', /\/carts\/\d+\/items\/$/)
	await add(first).evaluate((button) => button.scrollIntoView({ block: 'center' }))
	await add(first).dblclick()
	await expect(page.getByText('Added to Cart', { exact: true }).first()).toBeVisible()
	await expect(badge(page, '2 items')).toBeVisible()
	await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible()
	await add(second).click()
	await expect(badge(page, '3 items')).toBeVisible()
	await expect.poll(async () => (await cartOf())?.total_items).toBe(3)
	expect(opened).toHaveLength(1)
	expect(added[0]?.body).toEqual({
		cart_id: (await cartOf())?.id,
		item: { service_id: category.uuid, package_id: first.id, quantity: 1, manufacturer_id: bike.manufacturerId, model_id: bike.modelId },
	})
	const [one, two] = await Promise.all([priceFor(product, first, bike), priceFor(product, second, bike)])
	expect((await localItems(page))[0]).toEqual({
		serviceId: category.uuid,
		packageId: first.id,
		serviceName: category.name,
		packageName: first.name,
		vehicle: bike,
		price: one.price,
		features: first.features.map(({ name }) => name),
		isSubscription: false,
		planId: null,
		duration: first.duration,
	})

	const other = await chooseBike(page, product, 'Honda Activa 6G')
	await open(page, `/services/${category.uuid}`)
	await expect(cardOf(page, first.name)).toContainText('price for Honda Activa 6G')
	await add(first).click()
	await expect(badge(page, '4 items')).toBeVisible()
	await expect.poll(linesOf).toEqual([
		[first.id, 'Splendor Plus', 2],
		[second.id, 'Splendor Plus', 1],
		[first.id, 'Activa 6G', 1],
	])

	const three = await priceFor(product, first, other)
	await page.goto('/checkout')
	const total = page.locator('#job-card').getByText('To pay after service').locator('..')
	await expect(total).toContainText(formatRupees(2 * one.price + two.price + three.price))
	await page.getByRole('button', { name: `Increase: Quantity of ${second.name}`, exact: true }).click()
	await expect(page.getByRole('textbox', { name: `Quantity of ${second.name}`, exact: true })).toHaveValue('2')
	await expect(total).toContainText(formatRupees(2 * one.price + 2 * two.price + three.price))
	await expect.poll(async () => (await cartOf())?.total_items).toBe(5)
	await page
		.getByRole('button', { name: `Remove ${first.name}`, exact: true })
		.first()
		.click()
	await expect(page.getByRole('list', { name: 'Services' }).getByRole('listitem')).toHaveCount(2)
	await expect.poll(linesOf).toEqual([
		[second.id, 'Splendor Plus', 2],
		[first.id, 'Activa 6G', 1],
	])
	await expect.poll(async () => (await localItems(page)).map(({ packageId }) => packageId)).toEqual([second.id, second.id, first.id])
	for (const { name } of [first, second]) await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click()
	await expect(page.getByText('Your cart is empty')).toBeVisible()
	await expect(badge(page, '0 items')).toBeVisible()
})

test('what one tab adds stays in the cart when another hears an older answer after it (B.SCART-28)', async ({ page, context, product }) => {
	const [rider, category] = await Promise.all([aRider(product), categoryNamed(product, 'Wash and polish'), chooseBike(page, product)])
	const [service] = category.services
	if (!service) throw new Error('A service is needed')
	await signIn(page, rider)
	await open(page, `/services/${category.uuid}`)

	const other = await context.newPage()
	const added = Promise.withResolvers<void>()
	let late = 0
	await other.route('**/api/repairing-service/carts/', async (route) => {
		const answer = await route.fetch()
		if (late++ === 0) await added.promise
		await route.fulfill({ response: answer })
	})
	await other.goto('/how-it-works')
	await expect.poll(() => late).toBe(1)

	await cardOf(page, service.name).getByRole('button', { name: 'Add to Cart' }).click()
	await expect(page.getByText('Service package has been added to your cart.')).toBeVisible()
	await expect.poll(() => kept(page, 'cartWaiting')).toBeNull()
	added.resolve()
	await other.waitForLoadState('networkidle')
	await expect(badge(other, '1 item')).toBeVisible()
	await expect(badge(page, '1 item')).toBeVisible()
	expect(await localItems(page)).toHaveLength(1)
})
