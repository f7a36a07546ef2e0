import type { Page } from '@playwright/test'
import type { Part, PartListItem } from '../../src/contract/parts/parts.ts'
import { one } from '../../src/shared/one.ts'
import { answer, expect, open, test } from './support/journey.ts'
import { aRider, ask, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { bikeNamed, chooseBike } from './support/repairs.ts'
import { main } from './support/screens.ts'

const cards = (page: Page) => main(page).getByRole('article')
const found = (page: Page, count: number) => expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`${count} Spare Parts Found`)
const partsBy = (product: Product, query: string) =>
	ask<{ count: number; results: (PartListItem & { fit: string })[] }>(product, 'GET', `/spare-parts/parts/?page_size=24&${query}`)
const partOf = (product: Product, { uuid }: PartListItem) => ask<Part>(product, 'GET', `/spare-parts/parts/${uuid}/`)

async function showFilters(page: Page) {
	const button = main(page).getByRole('button', { name: 'Show Filters' })
	if (await button.isVisible()) await button.click()
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()

test('the list comes finished from the server, and its search forgives typing errors (B.PARTS-01, B.PARTS-02, B.PARTS-11, D-13, D-14)', async ({
	page,
	product,
	request,
}) => {
	const all = await partsBy(product, '')
	const html = await (await request.get('/spare-parts')).text()
	expect(html).toContain(one(all.results.slice(0, 1)).name)
	await open(page, '/spare-parts')
	await found(page, all.count)
	const { count } = await partsBy(product, 'search=break+pads')
	expect(count).toBeGreaterThan(0)
	await main(page).getByRole('searchbox', { name: 'Part name or number' }).fill('break pads')
	await found(page, count)
	await expect(page).toHaveURL('/spare-parts?search=break+pads')
	await expect(
		cards(page)
			.filter({ hasText: /brake pads/i })
			.first(),
	).toBeVisible()
	await page.reload()
	await found(page, count)
})

test('filters are applied together, Back undoes them, Reset shows all, and a part leads back to the same place (B.PARTS-07 to B.PARTS-12, B.PARTS-21, ux 7)', async ({
	page,
	product,
}) => {
	const all = await partsBy(product, '')
	const filtered = 'category=brakes&availability_status=in_stock,limited_stock'
	const brakes = await partsBy(product, filtered)
	const second = await partsBy(product, `${filtered}&page=2`)
	await open(page, '/spare-parts')
	await showFilters(page)
	for (const name of [/^Brakes/, /^In Stock/, /^Limited Stock/])
		await page.getByRole('checkbox', { name }).filter({ visible: true }).check()
	await found(page, all.count)
	await press(page, 'Apply Filters')
	await found(page, brakes.count)
	await page.goBack()
	await found(page, all.count)
	await page.goForward()
	await found(page, brakes.count)

	await main(page).getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
	await expect(page).toHaveURL(/page=2/)
	const last = cards(page).last()
	await expect(last).toContainText(one(second.results.slice(-1)).name)
	await last.scrollIntoViewIfNeeded()
	const before = await page.evaluate(() => window.scrollY)
	await last.getByRole('link').click()
	await expect(page).toHaveURL(/\/spare-parts\/[0-9a-f-]{36}$/)
	await page.goBack()
	await found(page, brakes.count)
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)

	await showFilters(page)
	await press(page, 'Reset')
	await found(page, all.count)
	await expect(page).toHaveURL(/\/spare-parts\??$/)
})

test('with a chosen bike what fits it comes first, alone where that is asked for, and the page of a part says so with the price of fitting it (ux 60, ux 65)', async ({
	page,
	product,
}) => {
	const bike = await bikeNamed(product, 'Hero Splendor Plus')
	const fitting = await partsBy(product, `category=brakes&fits=true&vehicle_model_id=${bike.modelId}`)
	await chooseBike(page, product)
	await open(page, '/spare-parts?category=brakes')
	await expect(cards(page).first()).toContainText('Fits your Splendor Plus')
	await main(page).getByRole('checkbox', { name: 'Fits my bike' }).check()
	await found(page, fitting.count)
	await expect(cards(page).filter({ hasNotText: 'Fits your Splendor Plus' })).toHaveCount(0)

	await main(page).getByRole('link', { name: 'Front brake shoe set' }).first().click()
	await expect(main(page).getByRole('region', { name: 'Does it fit?' })).toContainText('Fits your Splendor Plus')
	const fitted = main(page).getByRole('region', { name: 'Have it fitted' })
	await expect(fitted).toContainText('Part and fitting')
	await fitted.getByRole('link', { name: 'See the fitting service' }).click()
	await expect(page).toHaveURL(/\/services\/[0-9a-f-]{36}#service-\d+$/)
})

test('the page of a part says to search engines what it shows; one that does not exist is not found, one that cannot be loaded says so (B.PARTS-30, B.PARTS-47, B.PARTS-48, ux 120)', async ({
	page,
	product,
	noise,
}) => {
	noise.allow(/404|500/)
	const part = await partOf(product, one((await partsBy(product, 'category=brakes')).results.slice(0, 1)))
	await open(page, `/spare-parts/${part.uuid}`)
	await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(part.name)
	const told = await page.locator('script[type="application/ld+json"]').textContent()
	const [sold] = (JSON.parse(told ?? '{}') as { '@graph': { sku: string; offers: { price: number } }[] })['@graph']
	expect(sold?.sku).toBe(part.part_number)
	expect(sold?.offers.price).toBe(part.discounted_price ?? part.price)
	for (const path of ['/spare-parts/00000000-0000-4000-8000-000000000000', '/spare-parts/no-such-part']) {
		const reply = await open(page, path)
		expect(reply?.status()).toBe(404)
		await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Spare part not found')
		await expect(main(page).getByRole('link', { name: 'See all spare parts' })).toHaveAttribute('href', '/spare-parts')
	}

	const call = `**/api/spare-parts/parts/${part.uuid}/`
	await open(page, '/spare-parts?category=brakes')
	await answer(page, call, { status: 500 })
	await main(page).getByRole('link', { name: part.name }).first().click()
	await expect(page.getByRole('alert').filter({ hasText: 'Failed to load spare part details' })).toBeVisible()
	await page.unroute(call)
	await press(page, 'Retry')
	await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(part.name)
})

test('visitors read reviews, a customer writes one, once (B.PARTS-50, B.R-18)', async ({ page, product, noise }) => {
	noise.allow(/status of 400/)
	const part = one((await partsBy(product, 'search=battery')).results.slice(0, 1))
	await open(page, `/spare-parts/${part.uuid}`)
	const reviews = main(page).getByRole('region', { name: 'Reviews' })
	await expect(reviews.getByRole('link', { name: 'Log in' })).toBeVisible()
	await expect(reviews.getByRole('button', { name: 'Send review' })).toHaveCount(0)

	await signIn(page, await aRider(product))
	await open(page, `/spare-parts/${part.uuid}`)
	await reviews.getByRole('button', { name: 'Send review' }).click()
	await expect(reviews).toContainText('Please give 1 to 5 stars.')
	await reviews.getByRole('radio', { name: '4 ★' }).check()
	await reviews.getByRole('textbox', { name: 'Your review' }).fill('Starts at once, also in the morning.')
	await reviews.getByRole('button', { name: 'Send review' }).click()
	await expect(reviews.getByRole('listitem').first()).toContainText('Starts at once, also in the morning.')
	await open(page, `/spare-parts/${part.uuid}`)
	await reviews.getByRole('radio', { name: '5 ★' }).check()
	await reviews.getByRole('button', { name: 'Send review' }).click()
	await expect(reviews).toContainText('You have already reviewed this part.')
})
