import { expect, open, test } from './support/journey.ts'

test('a page is seen before its scripts are fetched, and its fonts wait for the style sheet (ux 17, B.HOME-01)', async ({ page }) => {
	const asked: string[] = []
	page.on('request', (request) => asked.push(new URL(request.url()).pathname))
	await open(page, '/')
	const first = (kind: RegExp) => asked.findIndex((path) => kind.test(path))
	expect(first(/\.css$/)).toBeGreaterThan(0)
	expect(first(/\.woff2$/)).toBeGreaterThan(first(/\.css$/))
	const { sheet, script, painted } = await page.evaluate(() => {
		const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
		return {
			sheet: Math.max(...files.flatMap(({ name, responseEnd }) => (/\.css$/.test(name) ? [responseEnd] : []))),
			script: Math.min(...files.flatMap(({ name, startTime }) => (/\.js$/.test(name) ? [startTime] : []))),
			painted: performance.getEntriesByName('first-paint').length,
		}
	})
	expect(painted).toBe(1)
	expect(script).toBeGreaterThanOrEqual(sheet)
})

test('a button that is pressed before the scripts are there does its work once they are (B.R-45)', async ({ page }) => {
	const scripts = Promise.withResolvers<void>()
	await page.route('**/assets/frame-*.js', async (route) => {
		await scripts.promise
		await route.continue()
	})
	await page.goto('/', { waitUntil: 'commit' })
	const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
	await menu.click()
	await expect(menu).toHaveAttribute('aria-expanded', 'false')
	scripts.resolve()
	await expect(menu).toHaveAttribute('aria-expanded', 'true')
})
