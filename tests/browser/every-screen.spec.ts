import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { type Company, furnishCompany } from '../../scripts/pictures/company.ts'
import { openScreen } from '../../scripts/pictures/open-screen.ts'
import { type Screen, screens } from '../../scripts/pictures/screens.ts'
import {
	accessibilityProblems,
	axeFile,
	test as base,
	cutTextAtDoubleSize,
	expect,
	expectFitsPhones,
	expectNoSidewaysScroll,
	open,
	withoutNews,
} from './support/journey.ts'
import { aRider, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { aFreeHour, aRepair, categoryNamed, chooseBike, putInCart } from './support/repairs.ts'
import { pickerOn } from './support/screens.ts'

type Fixtures = {
	/** A product of the worker with the working day in it that the pictures show. */
	company: Company
	/** Where axe can be loaded from. Unlike a text that is handed over, the browser keeps such a script compiled from page to page. */
	axeUrl: string
}

const test = base.extend<object, Fixtures>({
	company: [async ({ product }, use) => use(await furnishCompany(product.origin)), { scope: 'worker', timeout: 90_000 }],
	axeUrl: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed out of it.
		async ({}, use) => {
			const script = readFileSync(axeFile)
			const headers = { 'content-type': 'text/javascript', 'cache-control': 'max-age=3600' }
			const server = createServer((_, reply) => reply.writeHead(200, headers).end(script)).listen(0, '127.0.0.1')
			await once(server, 'listening')
			await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/axe.js`)
			server.close()
		},
		{ scope: 'worker' },
	],
})

/** For developers, at a desk. */
const isGallery = ({ name }: Screen) => name.startsWith('pieces')
/** A picture of what stands further down on a page that is a screen of its own. */
const isPart = ({ path }: Screen) => typeof path === 'string' && path.includes('#')
/** The company works at desks, where its lists are tables and its menu stands open. */
const isForDesks = ({ who }: Screen) => who === 'staff' || who === 'admin'
const desk = { width: 1280, height: 800 }
const softly = expect.configure({ soft: true })
/** Screens in one browser: its scripts are fetched and compiled once. */
const atOnce = 30
/** Who looks at a screen, and with which bike: what a browser keeps. */
const lookerOf = ({ who, bike }: Screen) => `${who ?? 'visitor'}${bike ? ' with a bike' : ''}`

const groups = [
	...Map.groupBy(
		screens.filter((screen) => !isPart(screen)),
		lookerOf,
	),
].flatMap(([looker, list]) =>
	Array.from({ length: Math.ceil(list.length / atOnce) }, (_, nth) => ({ looker, list: list.slice(nth * atOnce, (nth + 1) * atOnce) })),
)

for (const { looker, list } of groups)
	test(`what ${looker} sees is accessible in light and dark and fits the narrowest phones, also with text at 200 %: ${list.map(({ name }) => name).join(', ')} (ux 1, ux 17)`, async ({
		axeUrl,
		browser,
		company,
		isMobile,
		viewport,
	}) => {
		test.setTimeout(list.length * 20_000)
		const looks = { viewport, isMobile, hasTouch: isMobile, reducedMotion: 'reduce' } as const
		// Our policy lets no page load a script from elsewhere, so not axe.
		const context = await browser.newContext({ baseURL: company.origin, bypassCSP: true, ...looks })
		const page = await context.newPage()
		for (const screen of list)
			await test.step(screen.name, async () => {
				await openScreen(page, company, screen)
				await page.addScriptTag({ url: axeUrl })
				expect.soft(await page.getByRole('heading', { level: 1 }).count(), `${screen.name} has a heading`).toBeGreaterThan(0)
				// What has a desk too is dark on the phone and light there.
				expect.soft(await accessibilityProblems(page, isForDesks(screen) ? ['dark'] : undefined), screen.name).toEqual([])
				if (!isGallery(screen)) {
					await expectFitsPhones(page, softly)
					expect.soft(await cutTextAtDoubleSize(page), `${screen.name} with text at 200 %`).toEqual([])
				}
				if (isForDesks(screen)) {
					await page.setViewportSize(desk)
					await expectNoSidewaysScroll(page, softly)
					expect.soft(await accessibilityProblems(page, ['light']), `${screen.name} on a desk`).toEqual([])
					if (viewport) await page.setViewportSize(viewport)
				}
				await page.unrouteAll({ behavior: 'ignoreErrors' })
				await context.setOffline(false)
				await page.emulateMedia({ media: null })
				// The next screen begins as in a new tab: an address that is opened again would find its steps again.
				await page.evaluate(() => window.sessionStorage.clear())
				// Away from it by an address of ours: for another site's page, and for the next screen, Chromium begins new processes.
				await page.goto('/favicon.svg')
			})
		await context.close()
	})

/** A member with a repair and something in the cart. */
async function member(page: Page, product: Product) {
	const rider = await aRider(product)
	const bike = await chooseBike(page, product)
	const { services } = await categoryNamed(product, 'Wash and polish')
	for (const service of services.slice(0, 2)) await putInCart(product, rider, service, bike)
	await aRepair(product, rider, await aFreeHour(product))
	await signIn(page, rider)
}
const brakes = async (product: Product) => `/services/${(await categoryNamed(product, 'Brakes')).uuid}`

test('what is pressed on a phone is big enough, and text fields do not zoom (ux 2)', async ({ page, product }) => {
	await member(page, product)
	// Whoever is logged in listens to changes, and the network is never idle.
	await withoutNews(page)
	for (const path of ['/', await brakes(product), '/spare-parts', '/spare-parts/cart', '/checkout', '/profile', '/profile?tab=repairs']) {
		await open(page, path)
		await page.waitForLoadState('networkidle')
		const tooSmall = () =>
			page.evaluate(() => {
				const words = (element: Element) =>
					`${element.tagName} ${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}`
				const shown = (element: Element) =>
					element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getBoundingClientRect().width > 1
				const inText = (element: Element) => element.tagName === 'A' && getComputedStyle(element).display === 'inline'
				// What a thumb meets 11 pixels beside the middle, whatever the box looks like.
				const isBig = (element: Element) => {
					// What sticks to an edge does not come back by itself from where another piece was looked at.
					window.scrollTo(0, 0)
					element.scrollIntoView({ block: 'center' })
					const { left, top, width, height } = element.getBoundingClientRect()
					const [x, y] = [left + width / 2, top + height / 2]
					return [
						[-11, 0],
						[11, 0],
						[0, -11],
						[0, 11],
					].every(([right = 0, down = 0]) => element.contains(document.elementFromPoint(x + right, y + down)))
				}
				const pressed = [...document.querySelectorAll('a[href], button, summary, select')].filter(
					(element) => shown(element) && !inText(element),
				)
				const typed = [...document.querySelectorAll('input:not([type=radio], [type=checkbox]), textarea, select')].filter(shown)
				return [
					...pressed.filter((element) => !isBig(element)).map(words),
					...typed.filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 16).map(words),
				]
			})
		await expect.poll(tooSmall, path).toEqual([])
	}
})

test('a sheet over the page holds the focus inside, and what lies behind cannot be reached (ux 3, ux 6)', async ({ page, product }) => {
	await open(page, await brakes(product))
	await page.getByRole('banner').getByRole('button', { name: 'Choose your bike' }).click()
	await expect(pickerOn(page).getByRole('heading', { name: 'Choose your bike' })).toBeFocused()
	for (let presses = 0; presses < 12; presses += 1) {
		await page.keyboard.press('Tab')
		const outside = await page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest('dialog'))
		expect(outside).toBe(false)
	}
	await page.keyboard.press('Escape')
	await expect(page.getByRole('banner').getByRole('button', { name: 'Choose your bike' })).toBeFocused()
})
