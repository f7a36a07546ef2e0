import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { one } from '../../src/shared/one.ts'
import { expect, test, withoutNews } from './support/journey.ts'
import { aRider, ask, signIn } from './support/people.ts'
import { categoryNamed, chooseBike, putInCart } from './support/repairs.ts'

/**
 * Kilobytes as sent, the list of routes included, of all that a page has asked for by the time it is still: also of what comes when
 * the browser is idle, such as the pieces for members. A page visited before has left nothing behind that would not be counted.
 */
const limits = { everyPage: 110, publicPage: 130, checkout: 150, sheets: 15 }

const client = join(import.meta.dirname, '../../build/client')
/** Bytes of a file as the build compressed it with brotli; what is too small for that travels as it is. */
const weightOf = (path: string) => {
	const file = join(client, path)
	return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
const kilobytes = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + weightOf(path), 0) / 1000

/** The scripts and sheets that a page has asked for by the time it is still. */
async function filesOf(page: Page, path: string) {
	await page.goto(path)
	await page.waitForLoadState('networkidle')
	const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
	const ending = (kind: string) => new Set(names.filter((name) => name.startsWith('/assets/') && name.endsWith(kind)))
	return { scripts: ending('.js'), sheets: ending('.css') }
}

test('no page grows heavier unnoticed: its scripts, what every page loads of them, and its sheets, which are four at most (quality, ux 17)', async ({
	page,
	product,
}) => {
	const brakes = await categoryNamed(product, 'Brakes')
	const { results: parts } = await ask<{ results: { uuid: string }[] }>(product, 'GET', '/spare-parts/parts/?page_size=1')
	const part = `/spare-parts/${one(parts).uuid}`
	const shops = ['/spare-parts', part, '/spare-parts/cart', '/vehicles', '/vehicles/1']
	const paths = ['/', `/services/${brakes.uuid}`, ...shops, '/how-it-works', '/login', '/verify-email']
	const each: Set<string>[] = []
	for (const path of paths) {
		const { scripts, sheets } = await filesOf(page, path)
		each.push(scripts)
		expect.soft(kilobytes(scripts), `scripts of ${path}`).toBeLessThanOrEqual(limits.publicPage)
		expect.soft(kilobytes(sheets), `sheets of ${path}`).toBeLessThanOrEqual(limits.sheets)
		expect.soft(sheets.size, `sheets of ${path}`).toBeLessThanOrEqual(4)
	}
	const everyPages = each.reduce((both, files) => both.intersection(files))
	expect.soft(kilobytes(everyPages), 'scripts of every page').toBeLessThanOrEqual(limits.everyPage)

	const rider = await aRider(product)
	const bike = await chooseBike(page, product)
	for (const service of brakes.services.slice(0, 1)) await putInCart(product, rider, service, bike)
	await signIn(page, rider)
	await withoutNews(page)
	for (const path of ['/checkout', '/spare-parts/checkout'])
		expect.soft(kilobytes((await filesOf(page, path)).scripts), `scripts of ${path}`).toBeLessThanOrEqual(limits.checkout)
})
