import type { Page } from '@playwright/test'
import { expect, expectAccessible, kept, notAnswered, open, refusedWith, test } from './support/journey.ts'
import { aRider, demoStaff, signIn } from './support/people.ts'
import { aRepair } from './support/repairs.ts'
import { aJob, change, inFull, openMyDay, startRepair } from './support/technicians.ts'

/** Once it is ready to be used without a connection; the next page is the service worker's. */
async function everythingKept(page: Page, reference: string) {
	await expect.poll(() => kept(page, 'keptPages'), { timeout: 30_000 }).not.toBeNull()
	await expect.poll(async () => JSON.stringify(await kept(page, 'keptAnswers'))).toContain(reference)
}

const strip = (page: Page) => page.getByRole('status').filter({ hasText: 'Offline. You see what was loaded' })

/** What the router says of a script that is not there. */
const missingScript = /Error loading route module|dynamically imported module/

const complete = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Complete BK/ })
const waiting = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

test.describe('without anything kept', () => {
	test('a move to a screen that cannot be fetched keeps the frame and the phone number; Try Again brings it (ux 15)', async ({
		page,
		noise,
		context,
	}) => {
		noise.allow(notAnswered)
		noise.allow(missingScript)
		await open(page, '/')
		await context.setOffline(true)
		await page.getByRole('contentinfo').getByRole('link', { name: 'How It Works' }).click()
		await expect(page).toHaveURL(/\/how-it-works$/)
		await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
		await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()
		await expect(page.getByRole('banner').getByRole('link', { name: 'Pahiya' })).toBeVisible()
		await page.getByRole('button', { name: 'Try Again' }).click()
		await expect(page.getByText('There is still no connection.')).toBeVisible()
		await expectAccessible(page)
		await context.setOffline(false)
		await page.getByRole('button', { name: 'Try Again' }).click()
		await expect(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible()
	})

	test('where a new version took an old screen’s script away, Try Again loads the new one, in the shop and in the company (ux 15)', async ({
		page,
		noise,
	}) => {
		noise.allow(refusedWith(404))
		noise.allow(missingScript)
		const gone = /\/assets\/(login|customers)-[\w-]+\.js$/
		await page.route(gone, (route) => route.fulfill({ status: 404 }))
		await open(page, '/')
		await page.getByRole('button', { name: 'Menu' }).click()
		await page.getByRole('link', { name: 'Login' }).click()
		await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible()
		await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()
		await page.unroute(gone)
		await page.getByRole('button', { name: 'Try Again' }).click()
		await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()

		await page.route(gone, (route) => route.fulfill({ status: 404 }))
		await signIn(page, demoStaff)
		await page.goto('/admin/repairs')
		await page.getByRole('button', { name: 'Menu' }).click()
		await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Customers' }).click()
		await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible()
		await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()
		await expect(page.getByRole('navigation', { name: 'Admin, short' })).toBeVisible()
		await page.unroute(gone)
		await page.getByRole('button', { name: 'Try Again' }).click()
		await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
	})
})

test.describe('with what the service worker keeps', () => {
	test.use({ serviceWorkers: 'allow' })

	test('a rider reads an open repair without a connection; what is not kept says so in the frame, and a logout keeps nothing (D-27)', async ({
		page,
		product,
		noise,
		context,
	}) => {
		noise.allow(notAnswered)
		noise.allow(missingScript)
		const rider = await aRider(product)
		const repair = await aRepair(product, rider)
		await signIn(page, rider)
		await page.goto('/')
		await everythingKept(page, repair.reference)
		await context.setOffline(true)
		await page.goto('/profile?tab=repairs')
		await expect(strip(page)).toBeVisible()
		await page.getByRole('link', { name: repair.reference }).click()
		await expect(page.getByRole('main')).toContainText(repair.address)
		await page.goto(`/profile/repairs/${repair.id}`)
		await expect(page.getByRole('main')).toContainText(repair.address)
		await expect(strip(page)).toContainText(/loaded at \d+:\d\d [ap]m\./)
		await expectAccessible(page)
		await page.goto('/how-it-works')
		await expect(page).toHaveURL(/\/offline\?to=%2Fhow-it-works$/)
		await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
		await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()
		await expect(page.getByRole('main').getByRole('link', { name: 'My Repairs' })).toBeVisible()
		await expectAccessible(page)
		await context.setOffline(false)
		await page.getByRole('button', { name: 'Try Again' }).click()
		await expect(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible()
		await page.goto('/logout')
		await expect(page).toHaveURL(/\/$/)
		expect(await kept(page, 'keptAnswers')).toBeNull()
		await context.setOffline(true)
		await page.goto(`/profile/repairs/${repair.id}`)
		await expect(page).toHaveURL(/\/login$/)
		await expect(page.getByText(repair.address)).toHaveCount(0)
	})

	test('a technician reads his day, makes a step and writes a note without a connection; back again each arrives once, also with two tabs (D-19, D-20)', async ({
		page,
		product,
		noise,
		context,
	}) => {
		noise.allow(notAnswered)
		noise.allow(missingScript)
		const { repair } = await aJob(page, product)
		await openMyDay(page)
		await everythingKept(page, repair.reference)
		await context.setOffline(true)
		await page.reload()
		await expect(strip(page)).toBeVisible()
		await expect(page.getByRole('main')).toContainText(repair.address)
		await startRepair(page)
		await expect(complete(page)).toBeVisible()
		await page.getByRole('button', { name: `Note for the office ${repair.reference}` }).click()
		const note = page.getByRole('dialog', { name: `Note on ${repair.reference}` })
		await note.getByLabel('Note for the office').fill('Gate code 12')
		await note.getByRole('button', { name: 'Add note' }).click()
		await expect(note).toBeHidden()
		await expect(waiting(page, '2 changes wait to be sent.')).toBeVisible()
		await expectAccessible(page)
		await page.goto(`/admin/repairs/${repair.id}`)
		await expect(page.getByRole('heading', { level: 1, name: repair.reference })).toBeVisible()
		await expect(complete(page)).toBeVisible()
		const other = await context.newPage()
		await other.goto('/admin/my-day')
		await expect(other.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem')).toHaveText([
			`Start ${repair.reference}`,
			`Note on ${repair.reference}: “Gate code 12”`,
		])
		expect(await inFull(product, repair.id)).toMatchObject({ status: 'confirmed', internal_notes: [] })
		await context.setOffline(false)
		await expect(other.getByRole('list', { name: 'Waiting to be sent' })).toHaveCount(0)
		await expect(complete(other)).toBeVisible()
		await expect(strip(other)).toBeHidden()
		const after = await inFull(product, repair.id)
		expect(after.status).toBe('in_progress')
		expect(after.taken_by.filter(({ status }) => status === 'in_progress')).toHaveLength(1)
		expect(after.internal_notes.map(({ text }) => text)).toEqual([
			'Started without the customer’s code: A neighbour opened',
			'Gate code 12',
		])
		expect(await kept(page, 'waitingWrites')).toBeNull()
	})

	test('a step that the office made impossible meanwhile is told and kept to be read; a logout asks before it loses what waits (D-48)', async ({
		page,
		product,
		noise,
		context,
	}) => {
		noise.allow(notAnswered)
		noise.allow(missingScript)
		noise.allow(refusedWith(400, 409))
		const { repair } = await aJob(page, product)
		await openMyDay(page)
		await everythingKept(page, repair.reference)
		await page.reload()
		await context.setOffline(true)
		await startRepair(page)
		await expect(waiting(page, '1 change waits to be sent.')).toBeVisible()
		await change(product, repair.id, { status: 'cancelled', reason: 'The customer called' })
		await context.setOffline(false)
		const refused = page.getByText(`Not done: Start ${repair.reference}`)
		await expect(refused).toBeVisible()
		await expect(waiting(page, '1 change was not accepted.')).toBeVisible()
		await expectAccessible(page)
		await page.reload()
		await page.getByRole('button', { name: 'I have read it' }).click()
		await expect(refused).toBeHidden()

		const { repair: second } = await aJob(page, product)
		await openMyDay(page)
		await expect(page.getByRole('main')).toContainText(second.reference)
		await context.setOffline(true)
		await startRepair(page)
		await page.goto('/logout')
		await expect(page.getByRole('main')).toContainText('1 change is not sent yet.')
		await expectAccessible(page)
		await page.getByRole('button', { name: 'Log out and lose it' }).click()
		await expect(page.getByRole('banner')).toBeVisible()
		await expect.poll(() => kept(page, 'waitingWrites')).toBeNull()
		await context.setOffline(false)
		expect(await inFull(product, second.id)).toMatchObject({ status: 'confirmed' })
	})
})
