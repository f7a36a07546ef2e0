import { expect, kept, open, test } from './support/journey.ts'
import { bikeNamed, categoryNamed, priceFor } from './support/repairs.ts'
import { cardOf, pickBike, pickerOn } from './support/screens.ts'

// What a card says, loads and offers, and what comes last because it is not for the bike, is checked without a server
// (tests/components/service-page.test.tsx).

test('a category opens at all of its addresses and begins at the top; a bike once picked stands on every card, survives moves and a reload, and its chip opens the picker again (B.SERVICE-01, B.SERVICE-02, B.SERVICE-03, B.SERVICE-05, B.SERVICE-27, B.SERVICE-29, B.SERVICE-33, B.SERVICE-35, B.SERVICE-36)', async ({
	page,
	product,
}) => {
	const brakes = await categoryNamed(product, 'Brakes')
	const heading = (name: string) => page.getByRole('heading', { level: 1, name })
	for (const path of [`/service/${brakes.uuid}`, `/services/${brakes.uuid}/anything/else`]) {
		expect((await page.goto(path))?.status()).toBe(200)
		await expect(heading('Brakes')).toBeVisible()
		await expect(page.getByRole('article')).toHaveCount(brakes.services.length)
	}
	const [first] = brakes.services
	await page.goto(`/service/${first?.id}`)
	await expect(heading('Brakes')).toBeVisible()
	await expect(page.getByRole('article')).toHaveCount(1)
	await expect(cardOf(page, first?.name ?? '')).toBeVisible()

	await open(page, '/')
	await page.getByRole('main').getByRole('link', { name: 'Inspection' }).scrollIntoViewIfNeeded()
	await page.getByRole('main').getByRole('link', { name: 'Inspection' }).click()
	await expect(heading('Inspection')).toBeInViewport()
	await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
	await page.evaluate((path) => {
		window.history.pushState({ idx: 9, key: 'elsewhere' }, '', path)
		window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
	}, `/services/${brakes.uuid}`)
	await expect(heading('Brakes')).toBeVisible()
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

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
	expect(await kept(page, 'selectedVehicle')).toEqual(splendor)
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
