import { expect, kept, open, test } from './support/journey.ts'
import { bikeNamed, categoryNamed, chooseBike, priceFor } from './support/repairs.ts'
import { cardOf, pickBike, pickerOn } from './support/screens.ts'

// What a card says, loads and offers is checked without a server (tests/components/service-page.test.tsx).

test.describe('the category', () => {
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
})

test.describe('the bike', () => {
	test('once picked stands on every card, survives moves and a reload, and its chip opens the picker again (B.SERVICE-27, B.SERVICE-29, B.SERVICE-33, B.SERVICE-35, B.SERVICE-36)', async ({
		page,
		product,
	}) => {
		const brakes = await categoryNamed(product, 'Brakes')
		await open(page, '/')
		await page.getByRole('main').getByRole('link', { name: 'Brakes' }).click()
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
})

test('what is not for the bike comes last, with words in place of a price, on home and on the page (D-51)', async ({ page, product }) => {
	const bike = await chooseBike(page, product, 'Ather 450')
	const words = 'Not for your Ather 450'
	await open(page, '/')
	const rates = page.getByRole('main').getByRole('region', { name: 'Services' }).getByRole('listitem')
	await expect(rates.last()).toContainText(words)
	await expect(rates.filter({ hasText: 'Engine oil' })).toContainText(words)
	await expect(rates.first()).toContainText('from ₹')
	await expect(rates.filter({ hasText: 'Electric vehicle care' })).toContainText('from ₹')

	const brakes = await categoryNamed(product, 'Brakes')
	await page.getByRole('main').getByRole('link', { name: 'Brakes' }).click()
	const fits = await Promise.all(brakes.services.map(async (service) => ({ ...service, ...(await priceFor(product, service, bike)) })))
	const namesOf = (isFor: boolean) => fits.filter((service) => service.fits === isFor).map(({ name }) => name)
	await expect(page.getByRole('article').getByRole('heading')).toHaveText([...namesOf(true), ...namesOf(false)])
	for (const name of namesOf(false)) await expect(cardOf(page, name)).toContainText(words)
})
