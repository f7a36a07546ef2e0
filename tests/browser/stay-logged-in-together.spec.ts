import type { Page } from '@playwright/test'
import { expect, keep, kept, open, test, watchCalls } from './support/journey.ts'
import { aRider, signIn } from './support/people.ts'

const minutes = 60_000
const times = 50
const refreshPath = /\/accounts\/token\/refresh\/$/
type Kept = { token: string; expiresAt: number } | null
const tokenOf = async (page: Page) => (await kept(page, 'accessToken')) as Kept
const seesHimself = (tab: Page) => expect(tab.getByRole('banner').locator('[data-known]')).toHaveAttribute('data-known', 'signed-in')

/** As if the token were about to end: in storage, where every tab reads it. */
const nearExpiry = async (page: Page) =>
	keep(page, { accessToken: { token: (await tokenOf(page))?.token, expiresAt: Date.now() + minutes } })

const renewed = (page: Page) =>
	expect
		.poll(async () => (await tokenOf(page))?.expiresAt ?? 0, { intervals: [20], timeout: 8_000 })
		.toBeGreaterThan(Date.now() + 25 * minutes)

test(`three tabs near expiry that are reloaded together ${times} times stay logged in (A.ACC-75, A.ACC-77, A.ACC-78, D-10)`, async ({
	page,
	product,
	context,
}) => {
	test.slow()
	await signIn(page, await aRider(product))
	const tabs = [page, await context.newPage(), await context.newPage()]
	const refreshes = tabs.map((tab) => watchCalls(tab, 'POST', refreshPath))
	// A page that asks for nothing else, so that many times take seconds.
	for (const tab of tabs) await open(tab, '/how-it-works')
	for (let time = 1; time <= times; time += 1) {
		await nearExpiry(page)
		await Promise.all(tabs.map((tab) => tab.reload({ waitUntil: 'commit' })))
		await renewed(page)
	}
	for (const tab of tabs) await seesHimself(tab)
	// A reload may cut off the answer of a renewal, which is then asked for again; three tabs never ask three times.
	expect(refreshes.flat().length).toBeGreaterThanOrEqual(times)
	expect(refreshes.flat().length).toBeLessThan(times * 2)
	await open(page, '/profile')
	await expect(page.getByRole('heading', { level: 1, name: 'Profile Information' })).toBeVisible()
})

test('a tab out of sight, whose timers the browser slows down, keeps no other tab from renewing the token (A.ACC-75, D-10)', async ({
	page,
	product,
	context,
}) => {
	await signIn(page, await aRider(product))
	await nearExpiry(page)
	const hidden = await context.newPage()
	await hidden.addInitScript(() => {
		Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
		const [after, endAfter] = [window.setTimeout.bind(window), AbortSignal.timeout.bind(AbortSignal)]
		// As Chromium does after five minutes.
		window.setTimeout = ((work: () => void, delay = 0) => after(work, delay < 60 ? delay : 60_000)) as typeof window.setTimeout
		AbortSignal.timeout = (delay) => endAfter(Math.max(delay, 60_000))
	})
	await hidden.goto('/how-it-works')
	await renewed(page)
	await nearExpiry(page)
	await page.goto('/how-it-works')
	await renewed(page)
	await seesHimself(page)
})
