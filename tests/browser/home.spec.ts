import type { Page } from '@playwright/test'
import type { SiteSettings } from '../../src/contract/company/company.ts'
import type { DayOfSlots } from '../../src/contract/doorstep/doorstep.ts'
import type { ServiceCategory } from '../../src/contract/repairs/repairs.ts'
import { formatDayHour } from '../../src/shared/days.ts'
import { formatRupees } from '../../src/shared/money.ts'
import { dialable } from '../../src/shared/phone.ts'
import { answer, expect, open, test } from './support/journey.ts'
import { ask, passOf } from './support/people.ts'
import { bikeNamed, categoriesOf } from './support/repairs.ts'
import { main, pickBike } from './support/screens.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** How far things have jumped on the page so far, as browsers count it. */
const jumps = (page: Page) => page.evaluate(() => (window as unknown as { jumps: number }).jumps)
async function countJumps(page: Page) {
	await page.addInitScript(() => {
		type Shift = { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
		const counted = window as unknown as { jumps: number }
		counted.jumps = 0
		new PerformanceObserver((list) => {
			// A list that comes in an open dialog moves nothing of the page behind it.
			for (const entry of list.getEntries() as (PerformanceEntry & Shift)[])
				if (!entry.hadRecentInput && !entry.sources.every(({ node }) => node?.parentElement?.closest('dialog')))
					counted.jumps += entry.value
		}).observe({ type: 'layout-shift', buffered: true })
	})
}

/** The footer of every page, from the settings. */
async function expectFooter(page: Page, settings: SiteSettings) {
	const footer = page.getByRole('contentinfo')
	for (const words of [settings.legal_name, settings.address, settings.grievance_officer.name, settings.grievance_officer.designation])
		await expect(footer).toContainText(words)
	await expect(footer.getByRole('link', { name: settings.phone })).toHaveAttribute('href', dialable(settings.phone))
	await expect(footer.getByRole('link', { name: settings.email, exact: true })).toHaveAttribute('href', `mailto:${settings.email}`)
	await expect(footer.getByRole('navigation', { name: 'Quick links' }).getByRole('link').first()).toBeVisible()
	for (const { name, url } of settings.social_links) await expect(footer.getByRole('link', { name })).toHaveAttribute('href', url)
}

test('home says what we do, every service, how it works and how to reach us; a visitor picks a bike there and comes back to its prices and the first free time, and nothing jumps then (B.HOME-01, B.HOME-02, B.HOME-04, B.HOME-06, B.HOME-11, B.HOME-12, B.HOME-16, A.LAYOUT-01, A.LAYOUT-27, A.LAYOUT-33, A.LAYOUT-34, D-27, D-35, ux 10, ux 24, ux 36, ux 43)', {
	tag: '@desktop',
}, async ({ page, product }) => {
	await countJumps(page)
	await page.setViewportSize({ ...(page.viewportSize() ?? { width: 360 }), height: 640 })
	await open(page, '/')
	await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
	await expect(main(page).getByRole('link', { name: 'Book Now' })).toBeInViewport({ ratio: 1 })
	await expect(page).toHaveTitle(/doorstep bike and scooter repair/)
	await expect(main(page)).toContainText('24/7')
	for (const words of [/Doorstep repair for bikes and scooters/, /spare-parts shop/, /marketplace for used vehicles/])
		await expect(main(page)).toContainText(words)
	await expect(main(page).getByText('one moment')).toHaveCount(0)

	const categories = await categoriesOf(product)
	const entries = region(page, 'Services').getByRole('link')
	await expect(entries).toContainText(categories.map(({ name }) => name))
	for (const [index, { uuid, image }] of categories.entries()) {
		await expect(entries.nth(index)).toHaveAttribute('href', `/services/${uuid}`)
		await expect(entries.nth(index).locator('img')).toHaveAttribute('src', image ?? '')
	}
	const steps = ['Book a service', 'Free pickup', 'Expert repair', 'Payment by UPI or cash after service', 'Free delivery']
	await expect(region(page, 'How it works').getByRole('heading', { level: 3 })).toHaveText(steps)
	const market = region(page, 'Used vehicles')
	await expect(market.getByRole('link', { name: 'See all used vehicles' })).toHaveAttribute('href', '/vehicles')
	await expect(market.getByRole('link', { name: 'Sell your vehicle' })).toHaveAttribute('href', '/sell-vehicle')

	await main(page).getByRole('button', { name: 'Choose your bike' }).click()
	await pickBike(page, { manufacturer: 'Royal Enfield', model: 'Classic 350' })
	await expect(region(page, 'Services')).toContainText('Prices for Royal Enfield Classic 350')
	await expect(entries.first()).toContainText('from ₹')

	const settings = await ask<SiteSettings>(product, 'GET', '/site-settings/')
	await expect(main(page).getByRole('link', { name: settings.phone })).toHaveAttribute('href', dialable(settings.phone))
	await main(page).getByRole('button', { name: 'Chat with us' }).first().click()
	await expect(page.getByRole('dialog', { name: 'Chat with us' })).toContainText('You are chatting with a program.')
	await page.goBack()
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await expect(main(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
	await expectFooter(page, settings)
	for (const path of ['/login', '/how-it-works']) {
		await open(page, path)
		await expectFooter(page, settings)
	}

	// Who has chosen a bike was here before: the letters are there, and what is left to jump is what comes.
	const { manufacturerId, modelId } = await bikeNamed(product, 'Royal Enfield Classic 350')
	const priced = await ask<ServiceCategory[]>(
		product,
		'GET',
		`/repairing-service/service-categories/?manufacturer_id=${manufacturerId}&vehicle_model_id=${modelId}`,
	)
	await open(page, '/')
	await expect(page.getByRole('banner').getByRole('button', { name: /Classic 350/ })).toBeVisible()
	for (const { name, price_from } of priced)
		await expect(region(page, 'Services').getByRole('link', { name })).toContainText(
			typeof price_from === 'number' ? `from ${formatRupees(price_from)}` : 'Not for your Royal Enfield Classic 350',
		)
	await expect(main(page).getByText(formatRupees(priced[0]?.price_from ?? 0), { exact: true })).toBeVisible()
	const days = await ask<DayOfSlots[]>(product, 'GET', '/repairing-service/available-slots/')
	const free = days.flatMap(({ date, times }) => times.flatMap(({ time, places_left }) => (places_left > 0 ? [{ date, time }] : [])))[0]
	await expect(main(page)).toContainText(formatDayHour(free?.date ?? '', free?.time ?? ''))
	await expect(region(page, 'Services')).toContainText('Prices for Royal Enfield Classic 350')
	expect(await jumps(page)).toBeLessThanOrEqual(0.02)
})

test('a visitor without a bike meets no jump either, and picks one right there (ux 10, ux 36)', async ({ page }) => {
	await countJumps(page)
	await open(page, '/')
	await expect(main(page).getByText('one moment')).toHaveCount(0)
	expect(await jumps(page)).toBeLessThanOrEqual(0.02)
	await main(page).getByRole('button', { name: 'Choose your bike' }).click()
	await pickBike(page)
	await expect(region(page, 'Services')).toContainText('Prices for Hero Splendor Plus')
	await expect(region(page, 'Services').getByRole('link').first()).toContainText('from ₹')
	expect(await jumps(page)).toBeLessThanOrEqual(0.02)
})

test('Book Now and the Services link bring one to the services, from any page and again and again; the four parts of home, featured ones first, lead to themselves and to all, and the company’s number stays in sight above (D-01, B.HOME-03, B.HOME-05, B.HOME-07..09, B.PARTS-21, A.LAYOUT-02, A.LAYOUT-20, ux 34)', async ({
	page,
	product,
}) => {
	const access = await passOf(product, 'staff')
	const { results } = await ask<{ results: { uuid: string; name: string; is_featured: boolean }[] }>(
		product,
		'GET',
		'/spare-parts/parts/?page=1&page_size=100',
	)
	const featured = results.filter(({ is_featured }) => is_featured)
	const feature = (uuid: string, is_featured: boolean) => ask(product, 'PATCH', `/admin/parts/${uuid}/`, { access, body: { is_featured } })
	for (const { uuid } of featured.slice(2)) await feature(uuid, false)
	await open(page, '/')
	const call = page.getByRole('banner').getByRole('link', { name: 'Call +91 00000 00000' })
	await expect(call).toHaveAttribute('href', 'tel:+910000000000')
	await expect(call).toBeInViewport()
	await page.mouse.wheel(0, 800)
	await expect(page.getByRole('banner').getByRole('link', { name: 'Pahiya' })).toBeInViewport()
	const cards = region(page, 'Spare parts').getByRole('article')
	await expect(cards).toHaveCount(4)
	const uuids = await cards.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)))
	expect(new Set(uuids).size).toBe(4)
	expect(new Set(uuids.slice(0, 2))).toEqual(new Set(featured.slice(0, 2).map(({ uuid }) => uuid)))
	for (const { uuid } of featured.slice(2)) await feature(uuid, true)
	await region(page, 'Spare parts').getByRole('link', { name: 'See all spare parts' }).click()
	await expect(page).toHaveURL('/spare-parts')
	await page.goBack()
	await cards.first().getByRole('link').click()
	await expect(page).toHaveURL(`/spare-parts/${uuids[0]}`)

	const heading = page.getByRole('heading', { level: 2, name: 'Services', exact: true })
	await page.getByRole('banner').getByRole('link', { name: 'Pahiya' }).click()
	for (let round = 0; round < 2; round += 1) {
		await main(page).getByRole('link', { name: 'Book Now' }).click()
		await expect(heading).toBeInViewport()
		await expect(page).toHaveURL(/\/#services$/)
		await page.evaluate(() => window.scrollTo(0, 0))
	}
	await open(page, '/how-it-works')
	await page.getByRole('button', { name: 'Menu', exact: true }).click()
	await page.getByRole('banner').getByRole('link', { name: 'Services' }).filter({ visible: true }).click()
	await expect(heading).toBeInViewport()
	const [first] = await categoriesOf(product)
	await region(page, 'Services').getByRole('link').first().click()
	await expect(page.getByRole('heading', { level: 1, name: first?.name })).toBeVisible()
	await expect(page).toHaveURL(`/services/${first?.uuid}`)
})

test('home that cannot be drawn has an error screen of its own, with a way to try again and the phone (B.HOME-14)', async ({
	page,
	noise,
}) => {
	noise.allow(/TypeError|flatMap|undefined/)
	await answer(page, '**/api/repairing-service/available-slots/**', { json: [{ date: '2026-12-01' }], times: 1 })
	await page.goto('/')
	await expect(page.getByRole('heading', { level: 1, name: 'Home could not be shown' })).toBeVisible()
	await expect(main(page).locator('a[href^="tel:"]')).toBeVisible()
	await page.getByRole('button', { name: 'Try Again' }).click()
	await expect(main(page).getByRole('link', { name: 'Book Now' })).toBeVisible()
})
