import type { Page } from '@playwright/test'
import { expect, keep, kept, open, refusedWith, takenOver, test, watchCalls } from './support/journey.ts'
import { aRider, signIn } from './support/people.ts'

const minutes = 60_000
const refreshPath = /\/accounts\/token\/refresh\/$/
type Kept = { token: string; expiresAt: number } | null
const tokenOf = async (page: Page) => (await kept(page, 'accessToken')) as Kept

test('an access token that has expired is renewed once for all calls of a page, and nobody notices (A.ACC-75, A.ACC-77, D-10)', async ({
	page,
	product,
}) => {
	const rider = await aRider(product)
	await signIn(page, rider)
	await keep(page, { accessToken: { token: 'old', expiresAt: Date.now() - minutes } })
	const refreshes = watchCalls(page, 'POST', refreshPath)
	const calls = watchCalls(page, 'GET', /\/api\/(accounts\/profile|vehicle\/user-vehicles|repairing-service\/carts)\/$/)
	await open(page, '/profile')
	await expect(page.getByRole('main')).toContainText(rider.email)
	await expect.poll(() => new Set(calls.map(({ url }) => url)).size, 'several calls').toBeGreaterThan(1)
	expect(refreshes).toHaveLength(1)
	expect((await tokenOf(page))?.token).not.toBe('old')
	expect((await tokenOf(page))?.expiresAt).toBeGreaterThan(Date.now() + 25 * minutes)
})

test('a token that the server refuses is renewed once too, and the refused calls are made again with the new one (A.ACC-75, A.ACC-77)', async ({
	page,
	product,
	noise,
}) => {
	noise.allow(refusedWith(401))
	const rider = await aRider(product)
	await signIn(page, rider)
	await keep(page, { accessToken: { token: 'spoilt', expiresAt: Date.now() + 20 * minutes } })
	const refreshes = watchCalls(page, 'POST', refreshPath)
	const profiles = watchCalls(page, 'GET', /\/accounts\/profile\/$/)
	await open(page, '/profile')
	await expect(page.getByRole('main')).toContainText(rider.email)
	expect(refreshes).toHaveLength(1)
	const { token } = (await tokenOf(page)) ?? { token: '' }
	const used = profiles.map(({ headers }) => headers.authorization)
	expect(used.slice(0, 2)).toEqual(['Bearer spoilt', `Bearer ${token}`])
	// Told of a change to the account, the screen may ask again; never with the refused token.
	expect(used.slice(2).filter((bearer) => bearer !== `Bearer ${token}`)).toEqual([])
})

test('three tabs that find the token expired renew it once together (D-10)', async ({ page, product, context }) => {
	const rider = await aRider(product)
	await signIn(page, rider)
	await keep(page, { accessToken: { token: 'old', expiresAt: Date.now() - minutes } })
	const tabs = [page, await context.newPage(), await context.newPage()]
	const refreshes = tabs.map((tab) => watchCalls(tab, 'POST', refreshPath))
	await Promise.all(tabs.map((tab) => tab.goto('/profile')))
	for (const tab of tabs) await expect(tab.getByRole('main')).toContainText(rider.email)
	expect(refreshes.flat()).toHaveLength(1)
})

test('an open page looks at once and every four minutes, and renews the token when less than five minutes are left (A.ACC-78, A.CONST-02)', async ({
	page,
	product,
}) => {
	const rider = await aRider(product)
	await page.clock.install()
	await signIn(page, rider)
	const ending = (await tokenOf(page))?.expiresAt ?? 0
	const refreshes = watchCalls(page, 'POST', refreshPath)
	await open(page, '/how-it-works')
	await page.clock.runFor(24 * minutes)
	expect(refreshes).toHaveLength(0)
	await page.clock.runFor(4 * minutes)
	// Kept, not only asked for: a clock that runs on would end the call as one that takes too long.
	await expect.poll(async () => (await tokenOf(page))?.expiresAt).toBeGreaterThan(ending)
	expect(refreshes).toHaveLength(1)
	await page.clock.runFor(4 * minutes)
	expect(refreshes).toHaveLength(1)
})

test('a page opened with a token that ends within five minutes renews it at once (A.ACC-78)', async ({ page, product }) => {
	await signIn(page, await aRider(product))
	const before = await tokenOf(page)
	await keep(page, { accessToken: { token: before?.token, expiresAt: Date.now() + 4 * minutes } })
	const refreshes = watchCalls(page, 'POST', refreshPath)
	await open(page, '/how-it-works')
	await expect.poll(() => refreshes.length).toBe(1)
	await expect.poll(async () => (await tokenOf(page))?.expiresAt).toBeGreaterThan(Date.now() + 25 * minutes)
})

test('a browser that was closed without Remember me is still logged in by its refresh token when it comes back (A.ACC-79, A.R-14)', async ({
	page,
	product,
	context,
}) => {
	await signIn(page, await aRider(product))
	await page.evaluate(() => window.localStorage.removeItem('accessToken'))
	await page.close()
	const again = await context.newPage()
	await open(again, '/profile')
	await expect(again.getByRole('heading', { level: 1, name: 'Profile Information' })).toBeVisible()
	await expect(again).toHaveURL(/\/profile$/)
})

test('only a 401 of the refresh ends a session: what a proxy in between answers does not (A.ACC-76)', async ({ page, product, noise }) => {
	noise.allow(refusedWith(401, 403, 404, 413))
	await signIn(page, await aRider(product))
	await keep(page, { accessToken: { token: 'old', expiresAt: Date.now() - minutes } })
	for (const status of [403, 404, 413]) {
		await page.route(refreshPath, (route) => route.fulfill({ status, body: 'no' }))
		const refused = page.waitForResponse((response) => response.status() === status)
		await open(page, '/how-it-works')
		await refused
		await expect(page.getByRole('banner').locator('[data-known]')).toHaveAttribute('data-known', 'signed-in')
	}
	await page.unrouteAll({ behavior: 'wait' })
	await open(page, '/profile')
	await expect(page.getByRole('heading', { level: 1, name: 'Profile Information' })).toBeVisible()
})

test('whoever is given another role sees the screens of that role once the session is renewed', async ({ page, product }) => {
	await signIn(page, await aRider(product))
	const marker = (await kept(page, 'signedIn')) as Record<string, unknown>
	await keep(page, { signedIn: { ...marker, role: 'staff' }, accessToken: { token: 'old', expiresAt: Date.now() - minutes } })
	await open(page, '/how-it-works')
	await expect.poll(async () => ((await kept(page, 'signedIn')) as { role: string }).role).toBe('customer')
})

test('a visitor is asked for no refresh, and no page of his makes one (D-27)', async ({ page }) => {
	const refreshes = watchCalls(page, 'POST', refreshPath)
	for (const path of ['/', '/login', '/how-it-works']) await open(page, path)
	expect(refreshes).toHaveLength(0)
})

test('logging out in one tab logs the others out (D-27, B.SCART-31)', async ({ page, product, context, noise }) => {
	// What the other tab asks at that moment is refused (D-56).
	noise.allow(refusedWith(401))
	await signIn(page, await aRider(product))
	await open(page, '/how-it-works')
	const other = await context.newPage()
	await other.goto('/logout')
	await expect(other).toHaveURL('/')
	await expect(page.getByRole('banner').locator('[data-known]')).toHaveAttribute('data-known', 'visitor')
})

test('who is logged in, and with which bike, is there before the first paint, and nothing jumps (D-27, ux 17)', async ({
	page,
	product,
}) => {
	await signIn(page, await aRider(product))
	await page.addInitScript(() => {
		document.addEventListener('DOMContentLoaded', () => {
			const { session } = document.documentElement.dataset
			window.sessionStorage.setItem('sessionAtFirst', session ?? 'nothing')
		})
	})
	await open(page, '/')
	expect(await page.evaluate(() => window.sessionStorage.getItem('sessionAtFirst'))).toBe('in')
	await takenOver(page)
})
