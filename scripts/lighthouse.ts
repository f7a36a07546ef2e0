import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { policyPaths } from '../src/contract/company/policy-words.ts'
import { askRaw, browserHeaders } from '../tests/bench/support/ask.ts'
import { median } from '../tests/bench/support/percentile.ts'
import { figureRow, type Row } from '../tests/bench/support/row.ts'
import { startProduct } from '../tests/bench/support/start-product.ts'
import { tableOf } from '../tests/bench/support/table.ts'
import { ask, demoRider, type Login, passOf, signIn } from '../tests/browser/support/people.ts'
import type { Product } from '../tests/browser/support/product.ts'
import { categoriesOf, chooseBike, putInCart } from '../tests/browser/support/repairs.ts'
import { freePort } from '../tests/support/free-port.ts'
import { buildSite, isBuilt } from './build-site.ts'
import { chromiumFlags, findChromium } from './find-chromium.ts'
import { measureInteractions } from './measure-interactions.ts'

const pages = [
	'home',
	'service',
	'spare-parts',
	'spare-part',
	'vehicles',
	'vehicle',
	'subscription',
	'plans',
	'pricing',
	'how-it-works',
	'about-us',
	'contact-us',
	'policy',
	'login',
	'checkout',
] as const
const parts = [...pages, 'interactions'] as const
type Part = (typeof parts)[number]
const usage = `Usage: npm run lighthouse -- ${parts.map((part) => `[${part}]`).join(' ')} [--runs 3] [--json]`

/** `npm run lighthouse`: the built site as a phone sees it, against the figures of the design; it informs and ends with 0. */
async function measure() {
	const { wanted, runs, json } = readArguments()
	if (!isBuilt()) await buildSite({ quiet: true })
	const home = mkdtempSync(join(tmpdir(), 'pahiya-lighthouse-'))
	chmodSync(home, 0o755)
	const running = await startProduct(join(home, 'log'), { DATA_DIR: join(home, 'data'), LOG_LEVEL: 'warn' })
	const product: Product = { origin: running.origin, pid: running.pid, dataDir: join(home, 'data'), stop: running.stop, said: () => '' }
	const rows: Row[] = []
	try {
		for (const part of wanted) {
			if (!json) console.log(`${part} …`)
			const measured = await measurePart(part, { browserHome: join(home, `browser-${part}`), product, runs })
			if (!json) console.log(tableOf(measured))
			rows.push(...measured)
		}
	} finally {
		await running.stop()
		rmSync(home, { recursive: true, force: true, maxRetries: 5 })
	}
	if (json) console.log(JSON.stringify({ runs, rows }, null, '\t'))
}

type LighthouseSetup = { browserHome: string; product: Product; runs: number }

async function measurePart(part: Part, setup: LighthouseSetup): Promise<Row[]> {
	if (part === 'interactions') return interactions(setup)
	const path = await pathOf[part](setup)
	await warmUp(setup.product, path)
	const seen: Result[] = []
	for (let run = 0; run < setup.runs; run += 1)
		seen.push(await inBrowser(setup, (context, port) => look(`${setup.product.origin}${path}`, context, port)))
	return rowsOf(part, seen, await bodiesOf(seen, 'Script'))
}

/** A server that has just started draws a page several times slower than one at work, on the processors that the browser needs. */
async function warmUp({ origin }: Product, path: string) {
	for (let page = 1; page <= 30; page += 1) await (await fetch(`${origin}${path}?page=${page}`, { headers: browserHeaders })).text()
}

const pathOf: Record<(typeof pages)[number], (setup: LighthouseSetup) => Promise<string>> = {
	home: async () => '/',
	service: async ({ product }) => `/services/${(await categoriesOf(product))[0]?.uuid}`,
	'spare-parts': async () => '/spare-parts',
	'spare-part': async ({ product }) => {
		const { results } = await ask<{ results: { uuid: string }[] }>(product, 'GET', '/spare-parts/parts/?page_size=1')
		return `/spare-parts/${results[0]?.uuid}`
	},
	vehicles: async () => '/vehicles',
	vehicle: async ({ product }) => `/vehicles/${(await ask<{ id: number }[]>(product, 'GET', '/marketplace/vehicles/'))[0]?.id}`,
	subscription: async () => '/subscription',
	plans: async () => '/subscription/plans',
	pricing: async () => '/pricing',
	'how-it-works': async () => '/how-it-works',
	'about-us': async () => '/about-us',
	'contact-us': async () => '/contact-us',
	policy: async () => Object.values(policyPaths)[0] ?? '',
	login: async () => '/login',
	checkout: async (setup) => {
		await inBrowser(setup, (context) => signInWithCart(context, setup.product))
		return '/checkout'
	},
}

/**
 * A browser started anew on what its home has stored: one that had worked before would first clear up after that, within the
 * page's own time.
 */
async function inBrowser<T>({ browserHome, product }: LighthouseSetup, work: (context: BrowserContext, port: number) => Promise<T>) {
	const port = await freePort()
	const context = await chromium.launchPersistentContext(browserHome, {
		executablePath: await findChromium(),
		baseURL: product.origin,
		args: [...chromiumFlags, `--remote-debugging-port=${port}`],
	})
	try {
		return await work(context, port)
	} finally {
		await context.close()
	}
}

/** The demo's rider with one service in his cart; the storage of this browser is what Lighthouse then finds. */
async function signInWithCart(context: BrowserContext, product: Product) {
	const page = await context.newPage()
	const { tokens } = await ask<Login>(product, 'POST', '/accounts/login/', { body: demoRider })
	const [category] = await categoriesOf(product)
	const [service] = category?.services ?? []
	if (!service) throw new Error('The demo catalogue has no service.')
	await putInCart(product, { access: tokens.access, username: '', ...demoRider }, service, await chooseBike(page, product))
	await signIn(page, demoRider)
	await page.goto('/checkout')
	await page.locator('#job-card').waitFor()
	await page.close()
}

/** Lighthouse empties the storage only together with the login. What the service worker keeps would answer in place of the network. */
async function emptyCaches(context: BrowserContext, origin: string) {
	const page = await context.newPage()
	const cdp = await context.newCDPSession(page)
	await cdp.send('Network.clearBrowserCache')
	await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers,cache_storage' })
	await page.close()
}

/** One look with Lighthouse's own phone and slow network; what the browser has stored stays. A look that failed is told and repeated. */
async function look(url: string, context: BrowserContext, port: number): Promise<Result> {
	let why = 'no result'
	for (let tries = 0; tries < 3; tries += 1) {
		await emptyCaches(context, new URL(url).origin)
		const outcome = await lighthouse(url, { port, output: 'json', logLevel: 'error', disableStorageReset: true })
		if (outcome && !outcome.lhr.runtimeError) return outcome.lhr
		why = outcome?.lhr.runtimeError?.message ?? why
		console.error(`  a look at ${url} failed: ${why}`)
	}
	throw new Error(`Lighthouse could not look at ${url}: ${why}`)
}

function rowsOf(part: Part, seen: Result[], scriptBytes: number): Row[] {
	const middle = (pick: (lhr: Result) => number) => median(seen.map(pick))
	const score = (category: string) => middle((lhr) => Math.round((lhr.categories[category]?.score ?? 0) * 100))
	const audit = (name: string) => middle((lhr) => lhr.audits[name]?.numericValue ?? Number.NaN)
	const kilobytes = (types?: string[]) => middle((lhr) => bytesOf(lhr, types) / 1000)
	const isPublic = part !== 'checkout'
	return [
		figureRow(`${part}: performance`, score('performance'), '', { atLeast: 98 }),
		figureRow(`${part}: accessibility`, score('accessibility'), '', { atLeast: 100 }),
		figureRow(`${part}: best practices`, score('best-practices'), '', { atLeast: 100 }),
		// A page behind the login is not for search engines and says so.
		figureRow(`${part}: SEO`, score('seo'), '', isPublic ? { atLeast: 100 } : undefined, failing(seen, 'seo')),
		figureRow(`${part}: LCP`, audit('largest-contentful-paint') / 1000, 's', { atMost: 1.8 }),
		figureRow(`${part}: CLS`, audit('cumulative-layout-shift'), '', { atMost: 0.02 }),
		figureRow(`${part}: TBT`, audit('total-blocking-time'), 'ms', { atMost: 100 }),
		figureRow(`${part}: JavaScript, bodies as sent`, scriptBytes / 1000, 'KB', { atMost: isPublic ? 130 : 150 }),
		figureRow(`${part}: CSS as sent`, kilobytes(['Stylesheet']), 'KB', { atMost: 15 }),
		figureRow(
			`${part}: all as sent`,
			kilobytes(),
			'KB',
			part === 'home' ? { atMost: 500 } : undefined,
			failing(seen, 'accessibility', 'best-practices'),
		),
	]
}

/** Names of the audits that cost a category its hundred. */
function failing(seen: Result[], ...categories: string[]) {
	const names = seen.flatMap((lhr) =>
		categories.flatMap((category) =>
			(lhr.categories[category]?.auditRefs ?? [])
				.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
				.map(({ id }) => id),
		),
	)
	return names.length > 0 ? `failing: ${[...new Set(names)].join(', ')}` : undefined
}

/** The bodies of all files of a type that a look asked for, as a browser is sent them; of the look that asked for most. */
async function bodiesOf(seen: Result[], type: string) {
	const sizes = new Map<string, Promise<number>>()
	const sizeOf = (url: string) => {
		const size = sizes.get(url) ?? askRaw(url, browserHeaders).then(({ body }) => body.length)
		sizes.set(url, size)
		return size
	}
	const sums = seen.map(async (lhr) => {
		const urls = new Set(requestsOf(lhr).flatMap(({ resourceType, url }) => (resourceType === type && url ? [url] : [])))
		return (await Promise.all([...urls].map(sizeOf))).reduce((sum, size) => sum + size, 0)
	})
	return Math.max(...(await Promise.all(sums)))
}

type Requested = { resourceType?: string; transferSize?: number; url?: string }
const requestsOf = (lhr: Result) => (lhr.audits['network-requests']?.details as { items?: Requested[] } | undefined)?.items ?? []

/** What went over the wire, headers included, compressed as it was. */
function bytesOf(lhr: Result, types?: string[]) {
	return requestsOf(lhr)
		.filter(({ resourceType = '' }) => !types || types.includes(resourceType))
		.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
}

/** As many used vehicles as are filtered on the screen (D-13). */
async function fillMarket(product: Product) {
	const access = await passOf(product, 'staff')
	const listed = await ask<{ brand: string; model: string }[]>(product, 'GET', '/marketplace/vehicles/')
	for (let nth = listed.length; nth < 1_000; nth += 1) {
		const { brand, model } = listed[nth % listed.length] ?? { brand: 'Hero', model: 'Splendor Plus' }
		const body = { brand, model, year: 2010 + (nth % 15), kms_driven: nth * 70, fuel_type: 'petrol', price: 20_000 + nth * 90 }
		await ask(product, 'POST', '/admin/vehicles/', { access, body })
	}
}

async function interactions({ product, runs }: LighthouseSetup): Promise<Row[]> {
	const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
	try {
		await fillMarket(product)
		const measured = await measureInteractions(browser, product.origin, runs)
		return measured.map(({ what, slowest, count }) =>
			figureRow(
				`INP at 4× slowdown, ${what}`,
				median(slowest),
				'ms',
				{ atMost: 100 },
				`the slowest interaction of each round: ${slowest.join(', ')} ms; ${count} in all`,
			),
		)
	} finally {
		await browser.close()
	}
}

function readArguments() {
	const { values, positionals } = parseArgs({ allowPositionals: true, options: { runs: { type: 'string' }, json: { type: 'boolean' } } })
	const runs = Number(values.runs ?? 3)
	const unknown = positionals.filter((name) => !parts.includes(name as Part))
	if (unknown.length > 0 || !(runs >= 1)) throw new Error(usage)
	return { wanted: positionals.length > 0 ? (positionals as Part[]) : [...parts], runs, json: values.json === true }
}

try {
	await measure()
} catch (error) {
	console.error(error instanceof Error ? (error.message === usage ? usage : error.stack) : error)
	process.exitCode = 1
}
