import { expect, keep, open, test, watchCalls } from './support/journey.ts'
import { aRider, signIn } from './support/people.ts'

const minutes = 60_000
const refreshPath = /\/accounts\/token\/refresh\/$/

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

test('who is logged in is there before the first paint; a browser that was closed without Remember me is still logged in by its refresh token when it comes back (A.ACC-79, A.R-14, D-27, ux 17)', async ({
	page,
	product,
	context,
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
	await page.evaluate(() => window.localStorage.removeItem('accessToken'))
	await page.close()
	const again = await context.newPage()
	await open(again, '/profile')
	await expect(again.getByRole('heading', { level: 1, name: 'Profile Information' })).toBeVisible()
	await expect(again).toHaveURL(/\/profile$/)
})
