import { type Browser, devices, type Locator, type Page } from '@playwright/test'

/**
 * The slowest interaction of each round of a journey, in milliseconds, as Interaction to Next Paint counts them; `count` is how many there
 * were.
 */
export type Interactions = { what: string; slowest: readonly number[]; count: number }

const slowdown = 4
/** The browser tells of nothing that is shorter. */
const shortestTold = 16

/**
 * Walks through the vehicle picker, the list of parts, its cart and the market by real taps and keys on a phone whose processor is four
 * times slower, and reads from the browser how long each took until the next paint.
 */
export async function measureInteractions(browser: Browser, origin: string, rounds: number): Promise<Interactions[]> {
	const measured: Record<string, Interactions> = {}
	for (let round = 0; round < rounds; round += 1)
		for (const [what, walk] of Object.entries(walks)) {
			const { slowest, count } = await onSlowPhone(browser, origin, walk)
			const before = measured[what]
			measured[what] = { what, slowest: [...(before?.slowest ?? []), slowest], count: count + (before?.count ?? 0) }
		}
	return Object.values(measured)
}

type Walk = (page: Page) => Promise<unknown>

const picker = (page: Page) => page.getByRole('dialog', { name: 'Choose your bike' })
/** An entry of the step that is shown; its name may be followed by its engine. */
const entry = (page: Page, name: string): Locator =>
	picker(page)
		.getByRole('listitem')
		.getByRole('button', { name: new RegExp(`^${name}( [\\d.]+ (cc|kW))?$`) })

const openPicker: Walk = async (page) => {
	await page.getByRole('banner').getByRole('button', { name: /bike/i }).first().tap()
	await picker(page).waitFor()
}

/** Key by key, as thumbs do, and half of it back. */
async function type(field: Locator, text: string) {
	await field.tap()
	await field.pressSequentially(text, { delay: 80 })
	for (let key = 0; key < text.length / 2; key += 1) await field.press('Backspace', { delay: 40 })
}

const main = (page: Page) => page.getByRole('main')
const openParts = async (page: Page) => {
	await page.goto('/spare-parts?availability_status=in_stock')
	await page.getByRole('banner').locator('[data-known="visitor"]').waitFor({ state: 'attached' })
}

const openMarket = async (page: Page) => {
	await page.goto('/vehicles')
	await main(page).getByRole('article').first().waitFor()
	await page.getByRole('banner').locator('[data-known="visitor"]').waitFor({ state: 'attached' })
}

const walks: Record<string, Walk> = {
	'picker: type, manufacturer, model': async (page) => {
		await openPicker(page)
		await picker(page).getByRole('button', { name: 'Motorcycle', exact: true }).tap()
		await entry(page, 'Hero').tap()
		await entry(page, 'Splendor Plus').tap()
		await picker(page).getByRole('button', { name: 'Use this bike' }).tap()
		await picker(page).waitFor({ state: 'hidden' })
	},
	'picker: search of all bikes': async (page) => {
		await openPicker(page)
		await type(picker(page).getByRole('searchbox', { name: 'Search all bikes' }), 'splendr plus')
	},
	'picker: search of manufacturers': async (page) => {
		await openPicker(page)
		await picker(page).getByRole('button', { name: 'Motorcycle', exact: true }).tap()
		await type(picker(page).getByRole('searchbox', { name: 'Search manufacturers' }), 'royal enfeild')
	},
	'picker: search of models': async (page) => {
		await openPicker(page)
		await picker(page).getByRole('button', { name: 'Motorcycle', exact: true }).tap()
		await entry(page, 'Hero').tap()
		await type(picker(page).getByRole('searchbox', { name: 'Search models' }), 'splendr plus')
	},
	'parts: search': async (page) => {
		await openParts(page)
		await type(main(page).getByRole('searchbox', { name: 'Part name or number' }), 'break pads')
	},
	'parts: filters': async (page) => {
		await openParts(page)
		await main(page).getByRole('button', { name: 'Show Filters' }).tap()
		await page
			.getByRole('checkbox', { name: /^Brakes/ })
			.filter({ visible: true })
			.tap()
		await page.getByRole('button', { name: 'Apply Filters' }).filter({ visible: true }).tap()
		await page.waitForURL(/category=brakes/)
	},
	'parts: add to cart': async (page) => {
		await openParts(page)
		await main(page).getByRole('button', { name: 'Add to Cart' }).first().tap()
		await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).waitFor()
	},
	'market: search': async (page) => {
		await openMarket(page)
		await type(main(page).getByRole('searchbox', { name: 'Brand or model' }), 'splendor')
	},
	'market: filters': async (page) => {
		await openMarket(page)
		await main(page).getByRole('button', { name: 'Filters' }).tap()
		const field = (name: string) => page.getByRole('combobox', { name }).filter({ visible: true })
		await field('Brand').selectOption('Honda')
		await field('Status').selectOption('Available')
		await type(page.getByRole('textbox', { name: 'Price, up to' }).filter({ visible: true }), '60000')
	},
}

async function onSlowPhone(browser: Browser, origin: string, walk: Walk) {
	const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: origin })
	try {
		const page = await context.newPage()
		await page.addInitScript((threshold) => {
			const seen: { id: number; ms: number }[] = []
			Object.assign(window, { interactionsSeen: seen })
			new PerformanceObserver((list) => {
				for (const each of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
					if (each.interactionId) seen.push({ id: each.interactionId, ms: each.duration })
			}).observe({ type: 'event', durationThreshold: threshold, buffered: true } as PerformanceObserverInit)
		}, shortestTold)
		await page.goto('/')
		await page.getByRole('banner').locator('[data-known="visitor"]').waitFor({ state: 'attached' })
		const cdp = await context.newCDPSession(page)
		await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
		await walk(page)
		// What was painted last is told a moment later.
		await page.waitForTimeout(600)
		const seen = await page.evaluate(() => (window as unknown as { interactionsSeen: { id: number; ms: number }[] }).interactionsSeen)
		return { slowest: Math.max(0, ...seen.map(({ ms }) => ms)), count: new Set(seen.map(({ id }) => id)).size }
	} finally {
		await context.close()
	}
}
