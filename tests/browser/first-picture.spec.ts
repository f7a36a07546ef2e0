import type { Page } from '@playwright/test'
import { one } from '../../src/shared/one.ts'
import { expect, open, takenOver, test } from './support/journey.ts'
import { aRider, ask, signIn } from './support/people.ts'
import { categoryNamed, chooseBike } from './support/repairs.ts'

/** The page is there long before its scripts, until they are let go. */
async function holdScripts(page: Page) {
	const { promise, resolve } = Promise.withResolvers<void>()
	await page.route('**/assets/frame-*.js', async (route) => {
		await promise
		await route.continue().catch(() => undefined)
	})
	return resolve
}

test('a page is seen before its scripts are fetched, and its fonts wait for the style sheet; a button that is pressed before they are there, or before they have taken the page over, does its work once they have (ux 17, B.HOME-01, B.R-45)', async ({
	page,
}) => {
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

	const letGo = await holdScripts(page)
	await page.goto('/', { waitUntil: 'commit' })
	const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
	await menu.click()
	await expect(menu).toHaveAttribute('aria-expanded', 'false')
	letGo()
	await expect(menu).toHaveAttribute('aria-expanded', 'true')

	// The scripts have run, but the task in which React takes over has not begun.
	await page.addInitScript(() => {
		const after = window.setTimeout.bind(window)
		window.setTimeout = ((work: () => void, delay = 0) => {
			if (delay > 0) return after(work, delay)
			Object.assign(window, { setTimeout: after, takeOver: work })
		}) as typeof window.setTimeout
	})
	await page.goto('/', { waitUntil: 'commit' })
	await page.waitForFunction(() => 'takeOver' in window)
	await menu.click()
	await expect(menu).toHaveAttribute('aria-expanded', 'false')
	await page.evaluate(() => (window as unknown as { takeOver: () => void }).takeOver())
	await expect(menu).toHaveAttribute('aria-expanded', 'true')
})

test('a login that is sent before the scripts are there, twice, is sent once they are, once; Back before they are there leads to the page one came from, whole (A.ACC-10, A.LAYOUT-17, B.R-45, ux 95)', async ({
	page,
	product,
}) => {
	const rider = await aRider(product)
	let letGo = await holdScripts(page)
	let sent = 0
	page.on('request', (request) => {
		if (request.url().endsWith('/accounts/login/')) sent++
	})
	await page.goto('/login', { waitUntil: 'commit' })
	const form = page.getByRole('main')
	await form.getByLabel('Email').fill(rider.email)
	await form.getByLabel('Password', { exact: true }).fill(rider.password)
	await form.getByRole('button', { name: 'Login', exact: true }).dblclick()
	letGo()
	await expect(page).toHaveURL('/profile')
	expect(sent).toBe(1)

	await open(page, '/profile')
	const heading = (name: string) => page.getByRole('heading', { level: 1, name })
	await page.getByRole('main').getByRole('button', { name: 'Menu' }).click()
	await page.getByRole('main').getByRole('link', { name: 'My Repairs' }).click()
	await expect(heading('My Repairs')).toBeVisible()
	letGo = await holdScripts(page)
	await page.reload({ waitUntil: 'commit' })
	await expect(heading('My Repairs')).toBeVisible()
	await page.evaluate(() => window.history.back())
	await expect(heading('Profile Information')).toBeVisible()
	await expect(page.getByRole('banner').locator('[data-known]')).not.toHaveAttribute('data-known', 'signed-in')
	letGo()
	await expect(page.getByText('Not added').first()).toBeVisible()
	await page.goForward()
	await expect(heading('My Repairs')).toBeVisible()
})

test('every button that is seen before React takes a page over is the one that is there afterwards, so that no press is lost (B.R-45, ux 17)', async ({
	page,
	product,
}) => {
	const brakes = await categoryNamed(product, 'Brakes')
	const { results: parts } = await ask<{ results: { uuid: string }[] }>(product, 'GET', '/spare-parts/parts/?page_size=1')
	const shops = [`/services/${brakes.uuid}`, '/spare-parts', `/spare-parts/${one(parts).uuid}`, '/vehicles', '/vehicles/1']
	const buttonsReplacedOn = async (path: string) => {
		const letGo = await holdScripts(page)
		await page.goto(path, { waitUntil: 'commit' })
		await page.getByRole('contentinfo').waitFor()
		// Until the sheets are there what they hide counts as visible.
		await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
		const buttons = await page.locator('button:visible').elementHandles()
		letGo()
		await takenOver(page)
		// The cards show the chosen bike a moment later.
		await expect(page.getByText('Loading price...')).toHaveCount(0)
		const replaced = await Promise.all(buttons.map((button) => button.evaluate((it) => (it.isConnected ? [] : [it.textContent]))))
		return replaced.flat()
	}
	for (const path of ['/', ...shops, '/subscription/plans', '/pricing', '/contact-us', '/login'])
		expect.soft(await buttonsReplacedOn(path), path).toEqual([])
	await chooseBike(page, product)
	// All of it is for that bike.
	const service = await categoryNamed(product, 'General service')
	expect(await buttonsReplacedOn(`/services/${service.uuid}`)).toEqual([])
})

test('a service that is put into the cart before the scripts are there, by a rider whose bike is known, is in it once they are, once, for that bike (B.SCART-01, B.R-45)', async ({
	page,
	product,
}) => {
	const brakes = await categoryNamed(product, 'Brakes')
	const bike = await chooseBike(page, product)
	const rider = await aRider(product)
	await signIn(page, rider)
	const letGo = await holdScripts(page)
	await page.goto(`/services/${brakes.uuid}`, { waitUntil: 'commit' })
	await page.getByRole('button', { name: 'Add to Cart' }).first().click()
	letGo()
	const card = page.getByRole('article').first()
	await expect(card).toContainText('1 in your cart')
	await expect(card).toContainText(bike.model)
})
