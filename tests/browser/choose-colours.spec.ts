import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './support/journey.ts'

const colours = (page: Page) => page.getByRole('contentinfo').getByLabel('Colours')
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const light = 'rgb(250, 248, 243)'
const dark = 'rgb(20, 24, 31)'
const bar = (page: Page) =>
	page.evaluate(
		() =>
			[...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(({ media }) => matchMedia(media || 'all').matches)
				?.content,
	)

test('the page is light or dark as its reader chose, in every tab and from the first picture on, else as the device says (ux 17)', async ({
	page,
	context,
}) => {
	await page.emulateMedia({ colorScheme: 'light' })
	await open(page, '/how-it-works')
	expect(await paper(page)).toBe(light)
	await colours(page).selectOption('Dark')
	expect(await paper(page)).toBe(dark)
	expect(await bar(page)).toBe('#14181F')
	await expectAccessible(page)
	await page.emulateMedia({ colorScheme: 'light' })

	const other = await context.newPage()
	await other.emulateMedia({ colorScheme: 'light' })
	await open(other, '/')
	expect(await paper(other)).toBe(dark)

	// While the product's scripts are on their way nothing but the first markup can have chosen it.
	await page.route('**/assets/*.js', () => undefined)
	await page.goto('/vehicles')
	expect(await paper(page)).toBe(dark)
	const moved = await page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let sum = 0
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value
				}).observe({ type: 'layout-shift', buffered: true })
				setTimeout(() => resolve(sum), 500)
			}),
	)
	expect(moved).toBeLessThan(0.01)

	await expect(colours(other)).toHaveValue('dark')
	await colours(other).selectOption('Light')
	await other.emulateMedia({ colorScheme: 'dark' })
	expect(await paper(other)).toBe(light)
	expect(await bar(other)).toBe('#FAF8F3')
	await colours(other).selectOption('System')
	expect(await paper(other)).toBe(dark)
	await expect(other.locator('html')).not.toHaveAttribute('data-scheme')
})

test('what is printed is black on white, whatever was chosen', async ({ page }) => {
	await open(page, '/how-it-works')
	await colours(page).selectOption('Dark')
	await page.emulateMedia({ media: 'print' })
	expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper'))).toBe('#fff')
})
