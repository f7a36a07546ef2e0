import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type BrowserContext, test as base, expect, type Page, type TestInfo } from '@playwright/test'
import type Axe from 'axe-core'
import { type Product, startProduct } from './product.ts'

type Noise = { allow: (words: RegExp) => void; listen: (context: BrowserContext) => void }
type Fixtures = {
	noise: Noise
	/** A page in a browser of somebody else. */
	another: () => Promise<Page>
}

type Environment = Record<string, string>

/** A journey has a product of its worker, a page on it, and fails on anything unexpected in the browser's console. */
export const test = base.extend<Fixtures, { product: Product; environment: Environment }>({
	/** A file that sets it has a product apart from the others. */
	environment: [{}, { scope: 'worker', option: true }],
	product: [
		async ({ environment }, use) => {
			const product = await startProduct(environment)
			await use(product)
			await product.stop()
		},
		{ scope: 'worker', timeout: 90_000 },
	],
	baseURL: async ({ product }, use) => use(product.origin),
	another: async ({ browser, baseURL, noise }, use, testInfo) => {
		const contexts: BrowserContext[] = []
		await use(async () => {
			const context = await browser.newContext({ baseURL })
			contexts.push(context)
			noise.listen(context)
			return context.newPage()
		})
		for (const context of contexts) {
			await picturesOfFailure(context, testInfo)
			await context.close()
		}
	},
	noise: [
		async ({ context }, use, testInfo) => {
			const heard: string[] = []
			const allowed: RegExp[] = []
			const listen = (page: Page) => {
				let isLoggedOut = false
				page.on('request', (request) => {
					const call = /^\/api\/accounts\/(login|logout)\/$/.exec(new URL(request.url()).pathname)?.[1]
					if (call) isLoggedOut = call === 'logout'
				})
				page.on('console', (message) => {
					if (message.text() === 'Service Worker registration blocked by Playwright') return
					// Calls under way at a logout are refused, and the page looks past their answers.
					if (isLoggedOut && refusedWith(401).test(message.text())) return
					if (message.type() === 'error' || message.type() === 'warning') heard.push(`${message.text()} ${message.location().url}`)
				})
				page.on('pageerror', (error) => heard.push(String(error)))
			}
			const listenTo = (every: BrowserContext) => {
				for (const page of every.pages()) listen(page)
				every.on('page', listen)
			}
			listenTo(context)
			await use({ allow: (words) => allowed.push(words), listen: listenTo })
			await picturesOfFailure(context, testInfo)
			expect(
				heard.filter((words) => !allowed.some((pattern) => pattern.test(words))),
				'nothing unexpected in the console',
			).toEqual([])
		},
		{ auto: true },
	],
})
export { expect }

/** Playwright's own setting photographs every journey at its end, to throw most of it away. */
async function picturesOfFailure(context: BrowserContext, testInfo: TestInfo) {
	if (testInfo.status === testInfo.expectedStatus) return
	for (const page of context.pages()) {
		const path = testInfo.outputPath(`page-${testInfo.attachments.length + 1}.png`)
		if (await page.screenshot({ path }).catch(() => null)) testInfo.attachments.push({ name: 'page', path, contentType: 'image/png' })
	}
}

/** What Chromium itself writes when a call is answered with one of these statuses. */
export const refusedWith = (...statuses: number[]) => new RegExp(`the server responded with a status of (${statuses.join('|')}) `)
/** What it writes when a call gets no answer at all. */
export const notAnswered = /Failed to load resource: net::ERR_/

/** Opens an address directly and waits until React has taken the page over, so that no press is lost. */
export async function open(page: Page, path: string) {
	const reply = await page.goto(path)
	await takenOver(page)
	return reply
}

/** The page hears of no change: what it shows is loaded only when it or the person asks. */
export const withoutNews = (page: Page) => page.route('**/api/events/**', (route) => route.fulfill({ status: 204 }))

export async function takenOver(page: Page) {
	await expect(page.getByRole('banner').locator('[data-known]')).toHaveAttribute('data-known', /visitor|signed-in/)
}

/** Rules that look at colours; the others find the same in light and dark. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** The accessibility violations of the page as it stands: by all rules in the first scheme, by those of colour in the other. */
export async function accessibilityProblems(page: Page, schemes: ('dark' | 'light')[] = ['dark', 'light']) {
	const problems: string[] = []
	for (const [nth, colorScheme] of schemes.entries()) {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
		await movementsOver(page)
		const found = await brokenRules(page, nth > 0 ? rulesOfColour : undefined)
		problems.push(...found.map((words) => `${colorScheme} ${words}`))
	}
	await page.emulateMedia({ reducedMotion: null })
	return problems
}

export const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const axe = readFileSync(axeFile, 'utf8')

/** What axe finds, by all of its rules or by some. To hand it to the page takes longer than to let it look, so that is done once. */
async function brokenRules(page: Page, rules?: string[]) {
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
	return page.evaluate(async (values) => {
		const { run } = (window as unknown as { axe: typeof Axe }).axe
		// A message that comes while axe looks is there at once: half faded in it has another colour.
		const still = new CSSStyleSheet()
		still.replaceSync('*, ::before, ::after { animation-duration: 0s !important; transition-duration: 0s !important }')
		document.adoptedStyleSheets.push(still)
		// What is right needs no report. The size of targets is a rule that has to be asked for.
		const asked = values ? { runOnly: { type: 'rule' as const, values } } : { rules: { 'target-size': { enabled: true } } }
		const { violations } = await run(document, { resultTypes: ['violations'], ...asked })
		document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
		const isSmall = (selector: string) => {
			const target = document.querySelector(selector)
			const { left, right, top, bottom, width, height } = target?.getBoundingClientRect() ?? new DOMRect()
			const isCovered = [top + 1, bottom - 1].some((y) => {
				const seen = document.elementFromPoint((left + right) / 2, y)
				return y < 0 || (seen !== null && !target?.contains(seen) && !seen.contains(target))
			})
			return Math.min(width, height) < 24 && !isCovered
		}
		// What lies half under a bar, or was scrolled past to where the bar has its links, can be scrolled out from there.
		const found = violations.map(({ id, nodes }) => ({
			id,
			targets: nodes.map(({ target }) => target.join(' ')).filter((target) => id !== 'target-size' || isSmall(target)),
		}))
		return found.filter(({ targets }) => targets.length > 0).map(({ id, targets }) => `${id}: ${targets.join(', ')}`)
	}, rules)
}

/** For a state that only a journey leads to; every other is on the list of screens (scripts/pictures/screens.ts). */
export async function expectAccessible(page: Page) {
	expect(await accessibilityProblems(page)).toEqual([])
}

/** What fades in has another colour on its way. */
const movementsOver = (page: Page) =>
	page.evaluate(async () => {
		const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
		await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
	})

/** The page fits its width, once it is laid out for it: nothing to scroll sideways. */
export async function expectNoSidewaysScroll(page: Page, expectation: Pick<typeof expect, 'poll'> = expect) {
	const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
	await expectation.poll(tooWide, { timeout: 2_000 }).toBeLessThanOrEqual(0)
}

/**
 * Buttons, and links that look like some, in which a word goes on in the next line; not one that no phone is wide enough for, such as a
 * pasted link.
 */
const brokenButtons = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll('button, a[class*="button"]')].flatMap((button) => {
			const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
			const broken: string[] = []
			for (let text = texts.nextNode(); text; text = texts.nextNode())
				for (const { 0: word, index } of (text.textContent ?? '').matchAll(/(?<![^\s-])[^\s-]{1,30}(?![^\s-])/g)) {
					const range = document.createRange()
					range.setStart(text, index)
					range.setEnd(text, index + word.length)
					const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)))
					if (lines.size > 1) broken.push(`'${word}' in '${button.textContent}'`)
				}
			return broken
		}),
	)

/** The same at the two widths of narrow phones; no word of a button is broken there. */
export async function expectFitsPhones(page: Page, expectation: Pick<typeof expect, 'poll'> = expect) {
	const before = page.viewportSize()
	for (const width of [320, 360]) {
		await page.setViewportSize({ width, height: 740 })
		await expectNoSidewaysScroll(page, expectation)
		await expectation.poll(() => brokenButtons(page), { timeout: 2_000 }).toEqual([])
	}
	if (before) await page.setViewportSize(before)
}

/**
 * Text that cannot be read at 360 pixels with letters twice as large: what the window or a box around it cuts off, and whether the page
 * or a dialog scrolls sideways. Fields show a part of what is typed and may. The page has its usual letters again afterwards.
 */
export async function cutTextAtDoubleSize(page: Page) {
	const before = page.viewportSize()
	await page.setViewportSize({ width: 360, height: 740 })
	const found = await page.evaluate(async () => {
		const root = document.documentElement
		root.style.fontSize = '200%'
		await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
		const words = (element: Element) => (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 50)
		const place = (element: Element) => [element.tagName.toLowerCase(), ...element.classList].join('.')
		const problems = new Set<string>()
		for (const box of [root, ...document.querySelectorAll('dialog[open]')])
			if (box.scrollWidth > box.clientWidth) problems.add(`${place(box)} scrolls sideways by ${box.scrollWidth - box.clientWidth}`)
		const modal = document.querySelector('dialog:modal')
		const texts = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT)
		for (let text = texts.nextNode(); text; text = texts.nextNode()) {
			const within = text.parentElement
			if (!text.textContent?.trim() || !within?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
			if (within.closest('select, option, textarea, svg, [inert]')) continue
			const range = document.createRange()
			range.selectNodeContents(text)
			for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
				if (width === 0 || height === 0) continue
				for (let box: Element | null = within; box; box = box.parentElement) {
					const { overflowX, overflowY, position, clipPath } = getComputedStyle(box)
					const frame = box.getBoundingClientRect()
					// For ears alone, or to be scrolled to.
					if (clipPath !== 'none' || frame.width <= 1) break
					if (overflowX === 'auto' || overflowX === 'scroll') break
					const isCut =
						(overflowX !== 'visible' && (left < frame.left - 1 || right > frame.right + 1)) ||
						((overflowY === 'hidden' || overflowY === 'clip') && (top < frame.top - height / 4 || bottom > frame.bottom + height / 4))
					const isOut = (box === root || position === 'fixed') && (left < -1 || right > root.clientWidth + 1)
					if (isCut || isOut) problems.add(`'${words(within)}' in ${place(within)} is cut by ${isOut ? 'the window' : place(box)}`)
					if (isCut || isOut || position === 'fixed') break
				}
			}
		}
		root.style.fontSize = ''
		return [...problems]
	})
	if (before) await page.setViewportSize(before)
	return found
}

/** What the browser keeps under a name, read as JSON where it is some. */
export const kept = (page: Page, key: string, area: 'localStorage' | 'sessionStorage' = 'localStorage') =>
	page.evaluate(
		([name, where]) => {
			const text = window[where as 'localStorage'].getItem(name ?? '')
			try {
				return JSON.parse(text ?? 'null') as unknown
			} catch {
				return text
			}
		},
		[key, area] as const,
	)

/** Puts values into the browser's storage, also before any page of the product has been opened. */
export async function keep(page: Page, values: Record<string, unknown>, area: 'localStorage' | 'sessionStorage' = 'localStorage') {
	if (!page.url().startsWith('http')) {
		await page.route('**/nothing', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }))
		await page.goto('/nothing')
		await page.unroute('**/nothing')
	}
	await page.evaluate(
		([entries, where]) => {
			for (const [name, value] of entries) window[where as 'localStorage'].setItem(name, JSON.stringify(value))
		},
		[Object.entries(values), area] as const,
	)
}

/** Every request of the page to one call: 'POST /api/accounts/login/'. Query strings are left out of the match. */
export function watchCalls(page: Page, method: string, path: RegExp) {
	const calls: { url: string; body: unknown; headers: Record<string, string> }[] = []
	page.on('request', (request) => {
		if (request.method() === method && path.test(new URL(request.url()).pathname))
			calls.push({ url: request.url(), body: request.postDataJSON() as unknown, headers: request.headers() })
	})
	return calls
}

/** Holds back the answers of a call until it is let go. */
export async function holdBack(page: Page, call: string | RegExp) {
	const { promise, resolve } = Promise.withResolvers<void>()
	await page.route(call, async (route) => {
		await promise
		await route.continue()
	})
	return resolve
}

/** Answers a call as the server would not, this many times. */
export async function answer(
	page: Page,
	call: string | RegExp,
	{
		status = 200,
		json,
		body,
		headers,
		times,
	}: { status?: number; json?: unknown; body?: string; headers?: Record<string, string>; times?: number },
) {
	await page.route(
		call,
		(route) => route.fulfill({ status, headers, ...(json === undefined ? { body: body ?? '' } : { json }) }),
		times ? { times } : {},
	)
}
