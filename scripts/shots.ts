import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startProduct } from '../tests/browser/support/product.ts'
import { buildSite, isBuilt } from './build-site.ts'
import { chromiumFlags, findChromium } from './find-chromium.ts'
import { type Company, furnishCompany } from './pictures/company.ts'
import { openScreen } from './pictures/open-screen.ts'
import { type Screen, screens } from './pictures/screens.ts'

// Takes a picture of every screen and state, on a phone and a desk, by day and by night, into ./shots. `npm run shots -- repair`
// takes only those whose names begin with one of the words.

const folder = join(import.meta.dirname, '..', 'shots')
const sizes = [
	{ width: 360, height: 740, deviceScaleFactor: 1, isMobile: true, hasTouch: true },
	{ width: 1280, height: 800, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
]
type Size = (typeof sizes)[number]
const schemes = ['light', 'dark'] as const
/** At the same time; more would wait for each other. */
const hands = 3
/** Milliseconds. */
const longestWait = 15_000
/** Pixels; a longer page is cut. */
const longestPicture = 16_000
/** Milliseconds a busy machine may take over one picture. */
const longestDrawing = 30_000

const wanted = process.argv.slice(2)
const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)))
const tasks = chosen.flatMap((screen) => sizes.map((size) => ({ screen, size })))
const failures: string[] = []
let taken = 0

if (chosen.length === 0) {
	console.error(`No screen begins with ${wanted.join(' or ')}.`)
	process.exit(1)
}
// Told to end, it takes no further picture and stops what it started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => tasks.splice(0))
const begun = performance.now()
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
// Before the start, which would not wait for it that long on a busy machine.
if (!isBuilt()) await buildSite({ quiet: true })
const product = await startProduct()
try {
	const company = await furnishCompany(product.origin)
	const ours = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }
	const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags, ...ours })
	try {
		await Promise.all(Array.from({ length: hands }, () => takeAll(browser, company)))
	} finally {
		await browser.close()
	}
} finally {
	await product.stop()
}
for (const failure of failures.toSorted()) console.error(failure)
console.log(`${taken} pictures of ${chosen.length} screens in shots/, ${Math.round((performance.now() - begun) / 1000)} s`)
process.exitCode = failures.length > 0 ? 1 : 0

async function takeAll(browser: Browser, company: Company) {
	for (let task = tasks.shift(); task; task = tasks.shift()) {
		const { screen, size } = task
		try {
			await take(browser, company, screen, size)
		} catch (error) {
			failures.push(`${screen.name} at ${size.width}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
		}
	}
}

async function take(browser: Browser, company: Company, screen: Screen, { width, height, ...device }: Size) {
	const context = await browser.newContext({
		...device,
		viewport: { width, height },
		baseURL: company.origin,
		locale: 'en-IN',
		timezoneId: 'Asia/Kolkata',
		reducedMotion: 'reduce',
		colorScheme: 'light',
	})
	try {
		context.setDefaultTimeout(longestWait)
		const page = await context.newPage()
		await openScreen(page, company, screen)
		// Nothing lies under the mouse.
		if (!device.hasTouch) await page.mouse.move(0, 0)
		if (!screen.window) await showWhole(page)
		for (const colorScheme of schemes) {
			await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
			const path = join(folder, `${screen.name}-${width}-${colorScheme}.png`)
			await page.screenshot({ path, animations: 'disabled', caret: 'hide', timeout: longestDrawing })
			taken += 1
		}
	} finally {
		await context.close()
	}
}

/** A window as high as its page, so that bars stand at its end and not in its middle. */
async function showWhole(page: Page) {
	const size = page.viewportSize()
	const height = await page.evaluate(() => {
		// Else it would grow with the window, and what stands below it would leave the picture.
		const main = document.querySelector('main')
		if (main) main.style.minBlockSize = `${window.innerHeight}px`
		return document.documentElement.scrollHeight
	})
	if (size && height > size.height) await page.setViewportSize({ ...size, height: Math.min(height, longestPicture) })
}
