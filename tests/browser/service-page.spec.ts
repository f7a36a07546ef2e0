import type { Page } from '@playwright/test'
import type { ServiceCategory } from '../../src/contract/repairs/repairs.ts'
import { formatRupees } from '../../src/shared/money.ts'
import { answer, expect, expectAccessible, holdBack, keep, kept, open, refusedWith, test, watchCalls } from './support/journey.ts'
import { bikeNamed, categoryNamed, chooseBike, priceFor } from './support/repairs.ts'
import { cardOf, pickBike, pickerOn } from './support/screens.ts'

const categoryCall = /\/api\/repairing-service\/service-categories\/\?id=/
const priceCall = /\/api\/repairing-service\/services\/[^/]+\/price\//

/** Goes from home to a category, as a customer does. */
async function moveTo(page: Page, name: string) {
	await open(page, '/')
	await page.getByRole('main').getByRole('link', { name }).click()
}

test.describe('the category', () => {
	test('is asked for with its id on a move, searched for in the list, and not again within five minutes (B.SERVICE-04, B.SERVICE-39, B.CONST-10, D-26)', async ({
		page,
		product,
	}) => {
		const brakes = await categoryNamed(product, 'Brakes')
		const asked = watchCalls(page, 'GET', /\/service-categories\/$/)
		await page.clock.install()
		await moveTo(page, 'Brakes')
		await expect(page.getByRole('heading', { level: 1, name: 'Brakes' })).toBeVisible()
		const withId = () => asked.filter(({ url }) => new URL(url).searchParams.get('id') === brakes.uuid)
		expect(withId()).toHaveLength(1)
		await page.getByRole('banner').getByRole('link', { name: 'Pahiya' }).click()
		await page.clock.fastForward('04:30')
		await page.getByRole('main').getByRole('link', { name: 'Brakes' }).click()
		await expect(page.getByRole('heading', { level: 1, name: 'Brakes' })).toBeVisible()
		expect(withId()).toHaveLength(1)
	})

	test('says that it is loading, and once it is there the focus is at its name (B.SERVICE-06, ux 4)', async ({ page }) => {
		const letGo = await holdBack(page, categoryCall)
		await moveTo(page, 'Brakes')
		await expect(page.getByText('Loading service details...')).toBeVisible()
		await expectAccessible(page)
		letGo()
		await expect(page.getByRole('heading', { level: 1, name: 'Brakes' })).toBeFocused()
		await expect(page).toHaveTitle(/^Brakes/)
	})

	test('that fails once is asked for once more without a word (B.SERVICE-39, B.CONST-11)', async ({ page, noise }) => {
		noise.allow(refusedWith(500))
		await answer(page, categoryCall, { status: 500, times: 1 })
		await moveTo(page, 'Brakes')
		await expect(page.getByRole('heading', { level: 1, name: 'Brakes' })).toBeVisible()
		await expect(page.getByText('Error loading service details')).toHaveCount(0)
	})

	test('that fails twice says so, and Retry brings it (B.SERVICE-07, ux 13)', async ({ page, noise }) => {
		noise.allow(refusedWith(500))
		const asked = watchCalls(page, 'GET', /\/service-categories\/$/)
		await answer(page, categoryCall, { status: 500, times: 2 })
		await moveTo(page, 'Brakes')
		await expect(page.getByText('Error loading service details. Please try again later.')).toBeVisible()
		expect(asked.filter(({ url }) => url.includes('id='))).toHaveLength(2)
		await page.getByRole('button', { name: 'Retry' }).click()
		await expect(page.getByRole('heading', { level: 1, name: 'Brakes' })).toBeVisible()
	})

	test('that does not exist says so, with the words of the refusal and a way to the services (B.SERVICE-08, B.SERVICE-09)', async ({
		page,
		noise,
	}) => {
		noise.allow(refusedWith(404))
		await open(page, '/services/00000000-0000-4000-8000-000000000000')
		await expect(page.getByRole('heading', { level: 1, name: 'Service category not found' })).toBeVisible()
		await expect(page.getByText('Service not found', { exact: true })).toBeVisible()
		await page.getByRole('link', { name: 'See all services' }).click()
		await expect(page).toHaveURL(/\/#services$/)
	})

	test('opens at both of its addresses and below them, and by the id of one of its services (B.SERVICE-01, B.SERVICE-02, B.SERVICE-05)', async ({
		page,
		product,
	}) => {
		const brakes = await categoryNamed(product, 'Brakes')
		for (const path of [`/service/${brakes.uuid}`, `/services/${brakes.uuid}/anything/else`]) {
			expect((await page.goto(path))?.status()).toBe(200)
			await expect(page.getByRole('heading', { level: 1, name: 'Brakes' })).toBeVisible()
			await expect(page.getByRole('article')).toHaveCount(brakes.services.length)
		}
		const [service] = brakes.services
		await page.goto(`/service/${service?.id}`)
		await expect(page.getByRole('heading', { level: 1, name: 'Brakes' })).toBeVisible()
		await expect(page.getByRole('article')).toHaveCount(1)
		await expect(cardOf(page, service?.name ?? '')).toBeVisible()
	})

	test('begins at the top whichever page one comes from (B.SERVICE-03)', async ({ page, product }) => {
		const brakes = await categoryNamed(product, 'Brakes')
		await open(page, '/')
		await page.getByRole('main').getByRole('link', { name: 'Inspection' }).scrollIntoViewIfNeeded()
		await page.getByRole('main').getByRole('link', { name: 'Inspection' }).click()
		await expect(page.getByRole('heading', { level: 1, name: 'Inspection' })).toBeInViewport()
		await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
		await page.evaluate((path) => {
			window.history.pushState({ idx: 9, key: 'elsewhere' }, '', path)
			window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
		}, `/services/${brakes.uuid}`)
		await expect(page.getByRole('heading', { level: 1, name: 'Brakes' })).toBeVisible()
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
	})

	test('shows its icon, name and description, and of each service name, duration, warranty, recommendation and features (B.SERVICE-10, B.SERVICE-15, B.SERVICE-16)', async ({
		page,
		product,
	}) => {
		const brakes = await categoryNamed(product, 'Brakes')
		await open(page, `/services/${brakes.uuid}`)
		await expect(page.getByRole('main').locator('header img')).toHaveAttribute('src', brakes.image ?? '')
		await expect(page.getByText(brakes.description)).toBeVisible()
		for (const service of brakes.services) {
			const card = cardOf(page, service.name)
			for (const words of [service.duration, service.warranty, ...service.features.map(({ name }) => name)])
				await expect(card).toContainText(words)
			if (service.recommended) await expect(card).toContainText(`Recommended: ${service.recommended}`)
			await expect(card.getByRole('listitem').filter({ has: page.locator('svg') })).toHaveCount(service.features.length)
		}
		const tyres = await categoryNamed(product, 'Tyre and puncture')
		await page.goto(`/services/${tyres.uuid}`)
		const plain = tyres.services.find(({ recommended }) => recommended === '')
		await expect(cardOf(page, plain?.name ?? '')).toBeVisible()
		await expect(cardOf(page, plain?.name ?? '')).not.toContainText('Recommended')
	})

	test('without services says so (B.SERVICE-14)', async ({ page, product }) => {
		const brakes = await categoryNamed(product, 'Brakes')
		await answer(page, categoryCall, { json: [{ ...brakes, services: [] } satisfies ServiceCategory] })
		await moveTo(page, 'Brakes')
		await expect(page.getByText('No services available at the moment.')).toBeVisible()
		await expectAccessible(page)
	})
})

test('the search finds by name and description in any case, and says when nothing fits (B.SERVICE-11..13)', async ({ page, product }) => {
	const brakes = await categoryNamed(product, 'Brakes')
	await open(page, `/services/${brakes.uuid}`)
	const search = page.getByPlaceholder('Search services...')
	const fits = (text: string) =>
		brakes.services
			.filter(({ name, description }) => `${name}\n${description}`.toLowerCase().includes(text.toLowerCase()))
			.map(({ name }) => name)
	for (const text of ['CABLE', 'squeal', 'Fluid']) {
		await search.fill(text)
		await expect(page.getByRole('article')).toHaveCount(fits(text).length)
		for (const name of fits(text)) await expect(cardOf(page, name)).toBeVisible()
	}
	await search.fill('  ')
	await expect(page.getByRole('article')).toHaveCount(brakes.services.length)
	await search.fill('helicopter')
	await expect(page.getByText('No services found matching your search.')).toBeVisible()
	await expect(page).toHaveURL(/\?q=helicopter$/)
	await page.reload()
	await expect(search).toHaveValue('helicopter')
	await page.getByRole('button', { name: 'Clear: Search services' }).click()
	await expect(page.getByRole('article')).toHaveCount(brakes.services.length)
})

test.describe('the price', () => {
	test('needs a bike: without one there is no call and no way to buy, only Select Vehicle (B.SERVICE-17, B.SERVICE-23, B.SERVICE-30)', async ({
		page,
		product,
	}) => {
		const brakes = await categoryNamed(product, 'Brakes')
		const asked = watchCalls(page, 'GET', /\/price\/$/)
		await open(page, `/services/${brakes.uuid}`)
		for (const { name } of brakes.services) {
			const card = cardOf(page, name)
			await expect(card.getByText('Select vehicle to view pricing')).toBeVisible()
			await expect(card.getByText('Please select your vehicle to proceed')).toBeVisible()
			await expect(card.getByRole('button')).toHaveText(['Select Vehicle'])
			await expect(card.locator('img, svg').last()).toBeAttached()
		}
		await keep(page, {
			selectedVehicle: { manufacturer: 'Hero', model: 'Splendor Plus', vehicleType: 'Motorcycle', manufacturerId: 0, modelId: 0 },
		})
		await open(page, `/services/${brakes.uuid}`)
		const [first] = brakes.services
		await expect(cardOf(page, first?.name ?? '')).toContainText('Price not available right now')
		expect(asked).toHaveLength(0)
	})

	test('is asked for once per card with both ids, kept for 30 seconds and asked for again after them (B.SERVICE-23..25, B.SERVICE-33, B.CONST-09)', async ({
		page,
		product,
	}) => {
		const [brakes, splendor] = await Promise.all([categoryNamed(product, 'Brakes'), bikeNamed(product, 'Hero Splendor Plus')])
		const asked = watchCalls(page, 'GET', /\/price\/$/)
		await page.clock.install()
		await moveTo(page, 'Brakes')
		const [first] = brakes.services
		await cardOf(page, first?.name ?? '')
			.getByRole('button', { name: 'Select Vehicle' })
			.click()
		await pickBike(page)
		for (const service of brakes.services) {
			const price = await priceFor(product, service, splendor)
			if (!price.fits) continue
			await expect(cardOf(page, service.name)).toContainText(formatRupees(price.price))
			await expect(cardOf(page, service.name)).toContainText(
				price.is_custom_price ? 'Special price for Hero Splendor Plus' : 'Standard price for Hero Splendor Plus',
			)
		}
		expect(asked).toHaveLength(brakes.services.length)
		for (const { url } of asked) {
			const query = new URL(url).searchParams
			expect([query.get('manufacturer_id'), query.get('vehicle_model_id')]).toEqual([
				String(splendor.manufacturerId),
				String(splendor.modelId),
			])
		}
		const goAndReturn = async () => {
			await page.getByRole('banner').getByRole('link', { name: 'Pahiya' }).click()
			await page.getByRole('main').getByRole('link', { name: 'Brakes' }).click()
			await expect(cardOf(page, first?.name ?? '')).toContainText('price for Hero Splendor Plus')
		}
		await page.clock.fastForward('00:20')
		await goAndReturn()
		expect(asked).toHaveLength(brakes.services.length)
		await page.clock.fastForward('00:20')
		await goAndReturn()
		await expect.poll(() => asked.length).toBe(2 * brakes.services.length)
	})

	test('says that it is loading, then whether it is special or standard, with the regular price beside a special one (B.SERVICE-18..22, B.CONST-01)', async ({
		page,
		product,
	}) => {
		const inspection = await categoryNamed(product, 'Inspection')
		const [special, standard, rounded] = inspection.services
		if (!special || !standard || !rounded) throw new Error('Three services are needed')
		await chooseBike(page, product, 'Honda Activa 6G')
		const { promise, resolve } = Promise.withResolvers<void>()
		await page.route(priceCall, async (route) => {
			await promise
			const id = Number(/services\/(\d+)\/price/.exec(route.request().url())?.[1])
			const prices = {
				[special.id]: { price: 499, is_custom_price: true },
				[standard.id]: { price: standard.base_price, is_custom_price: false },
				[rounded.id]: { price: 1234567.5, is_custom_price: true },
			}
			await route.fulfill({ json: prices[id] })
		})
		await open(page, `/services/${inspection.uuid}`)
		await expect(cardOf(page, special.name)).toContainText('Loading price...')
		resolve()
		await expect(cardOf(page, special.name)).toContainText('₹499')
		await expect(cardOf(page, special.name)).toContainText('Special price for Honda Activa 6G')
		await expect(cardOf(page, special.name)).toContainText(`Regular price: ${formatRupees(special.base_price)}`)
		await expect(cardOf(page, standard.name)).toContainText(formatRupees(standard.base_price))
		await expect(cardOf(page, standard.name)).toContainText('Standard price for Honda Activa 6G')
		await expect(cardOf(page, standard.name)).not.toContainText('Regular price')
		await expect(cardOf(page, rounded.name)).toContainText('₹12,34,568')
	})

	test('that cannot be had is none: no amount, the two actions asleep, asked for once; the other cards go on (B.SERVICE-25, B.SERVICE-26, ux 44)', async ({
		page,
		product,
		noise,
	}) => {
		noise.allow(refusedWith(500))
		const inspection = await categoryNamed(product, 'Inspection')
		const [broken, sound] = inspection.services
		await chooseBike(page, product)
		const asked = watchCalls(page, 'GET', new RegExp(`/services/${broken?.id}/price/$`))
		await answer(page, new RegExp(`/services/${broken?.id}/price/`), { status: 500, times: 1 })
		await open(page, `/services/${inspection.uuid}`)
		const card = cardOf(page, broken?.name ?? '')
		await expect(card).toContainText('Price not available right now')
		await expect(card).not.toContainText('₹')
		await expect(card.getByRole('link', { name: /^Call \+91/ })).toHaveAttribute('href', /^tel:/)
		for (const name of ['Add to Cart', 'Buy Now']) await expect(card.getByRole('button', { name })).toBeDisabled()
		await expect(cardOf(page, sound?.name ?? '')).toContainText('₹')
		expect(asked).toHaveLength(1)
		await card.getByRole('button', { name: 'Try again' }).click()
		await expect(card).toContainText('₹')
		await expect(card.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
	})
})

test.describe('the bike', () => {
	test('once picked stands on every card, survives moves and a reload, and its chip opens the picker again (B.SERVICE-27, B.SERVICE-29, B.SERVICE-33, B.SERVICE-35, B.SERVICE-36)', async ({
		page,
		product,
	}) => {
		const brakes = await categoryNamed(product, 'Brakes')
		await moveTo(page, 'Brakes')
		await cardOf(page, brakes.services[2]?.name ?? '')
			.getByRole('button', { name: 'Select Vehicle' })
			.click()
		await pickBike(page)
		const splendor = await bikeNamed(product, 'Hero Splendor Plus')
		for (const service of brakes.services) {
			const card = cardOf(page, service.name)
			await expect(card.getByRole('button', { name: /Splendor Plus/ })).toContainText('Hero')
			if (!(await priceFor(product, service, splendor)).fits) continue
			await expect(card.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
			await expect(card.getByRole('button', { name: 'Buy Now' })).toBeEnabled()
		}
		expect(await kept(page, 'selectedVehicle')).toEqual(await bikeNamed(product, 'Hero Splendor Plus'))
		await page.goBack()
		await page.getByRole('main').getByRole('link', { name: 'Inspection' }).click()
		await expect(page.getByRole('article').first()).toContainText('price for Hero Splendor Plus')
		await page.reload()
		const chip = page
			.getByRole('article')
			.first()
			.getByRole('button', { name: /Splendor Plus/ })
		await expect(chip).toBeVisible()
		await chip.click()
		await expect(pickerOn(page)).toBeVisible()
		await expect(pickerOn(page)).toContainText('Splendor Plus')
	})

	test('is given up by the reset button, which can be undone (B.SERVICE-28, B.SERVICE-34, ux 38)', async ({ page, product }) => {
		const brakes = await categoryNamed(product, 'Brakes')
		const bike = await chooseBike(page, product)
		await open(page, `/services/${brakes.uuid}`)
		const card = cardOf(page, brakes.services[0]?.name ?? '')
		await card.getByTitle('Reset vehicle selection').click()
		await expect(card.getByRole('button', { name: 'Select Vehicle' })).toBeVisible()
		await expect(card).toContainText('Select vehicle to view pricing')
		expect(await kept(page, 'selectedVehicle')).toBeNull()
		await page.getByRole('button', { name: 'Undo' }).click()
		await expect(card).toContainText('price for Hero Splendor Plus')
		expect(await kept(page, 'selectedVehicle')).toEqual(bike)
	})

	test('is given up by the picker’s own Reset too (B.SERVICE-34, A.PICKER-06)', async ({ page, product }) => {
		const brakes = await categoryNamed(product, 'Brakes')
		await chooseBike(page, product)
		await open(page, `/services/${brakes.uuid}`)
		const card = cardOf(page, brakes.services[0]?.name ?? '')
		await card.getByRole('button', { name: /Splendor Plus/ }).click()
		await pickerOn(page).getByRole('button', { name: 'Reset' }).click()
		await pickerOn(page).getByRole('button', { name: 'Close' }).click()
		await expect(card.getByRole('button', { name: 'Select Vehicle' })).toBeVisible()
	})

	test('the picker closes by its cross, its backdrop, Escape and Back, and nothing changes by that; a press inside leaves it open (B.SERVICE-31, B.SERVICE-32, ux 6)', {
		tag: '@desktop',
	}, async ({ page, product }) => {
		const brakes = await categoryNamed(product, 'Brakes')
		await open(page, `/services/${brakes.uuid}`)
		const button = cardOf(page, brakes.services[0]?.name ?? '').getByRole('button', { name: 'Select Vehicle' })
		const closings = {
			cross: () => pickerOn(page).getByRole('button', { name: 'Close' }).click(),
			backdrop: () => page.mouse.click(3, 3),
			escape: () => page.keyboard.press('Escape'),
			back: () => page.goBack(),
		}
		for (const [way, close] of Object.entries(closings)) {
			await test.step(way, async () => {
				await button.click()
				await expect(pickerOn(page)).toBeVisible()
				await pickerOn(page).getByRole('heading', { level: 3 }).click()
				await expect(pickerOn(page)).toBeVisible()
				await close()
				await expect(pickerOn(page)).toBeHidden()
				await expect(button).toBeFocused()
				await expect(page.getByRole('heading', { level: 1, name: 'Brakes' })).toBeVisible()
				expect(await kept(page, 'selectedVehicle')).toBeNull()
			})
		}
	})
})

test('what is not for the bike comes last, with words in place of price and buttons, on home and on the page (D-51)', {
	tag: '@desktop',
}, async ({ page, product }) => {
	const bike = await chooseBike(page, product, 'Ather 450')
	const words = 'Not for your Ather 450'
	await open(page, '/')
	const rates = page.getByRole('main').getByRole('region', { name: 'Services' }).getByRole('listitem')
	await expect(rates.last()).toContainText(words)
	await expect(rates.filter({ hasText: 'Engine oil' })).toContainText(words)
	await expect(rates.first()).toContainText('from ₹')
	await expect(rates.filter({ hasText: 'Electric vehicle care' })).toContainText('from ₹')

	const brakes = await categoryNamed(product, 'Brakes')
	await open(page, `/services/${brakes.uuid}`)
	const fits = await Promise.all(brakes.services.map(async (service) => ({ ...service, ...(await priceFor(product, service, bike)) })))
	const namesOf = (isFor: boolean) => fits.filter((service) => service.fits === isFor).map(({ name }) => name)
	await expect(page.getByRole('article').getByRole('heading')).toHaveText([...namesOf(true), ...namesOf(false)])
	for (const name of namesOf(false)) {
		await expect(cardOf(page, name)).toContainText(words)
		await expect(cardOf(page, name)).not.toContainText('₹')
		await expect(cardOf(page, name).getByRole('button', { name: /Cart|Buy/ })).toHaveCount(0)
		await expect(cardOf(page, name).getByRole('button', { name: /450/ })).toBeVisible()
	}
	for (const name of namesOf(true)) await expect(cardOf(page, name).getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
	await expectAccessible(page)
})
