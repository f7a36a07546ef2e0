import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFitsPhones, kept, open, refusedWith, test, watchCalls } from './support/journey.ts'
import { aRider, call, logIn, signIn } from './support/people.ts'

const devices = (page: Page) => page.getByRole('region', { name: 'Where you are logged in' })
const rows = (page: Page) => devices(page).getByRole('listitem')
const everywhere = (page: Page) => page.getByRole('button', { name: 'Log out everywhere' })

test('the profile tells where one is logged in and logs another device out (D-43)', async ({ page, product, another, noise }) => {
	noise.allow(refusedWith(401))
	// The account's first login was made by a call, from a device that says nothing of itself.
	const rider = await aRider(product)
	const elsewhere = await another()
	await signIn(elsewhere, rider)
	await signIn(page, rider)
	await open(elsewhere, '/profile')
	await open(page, '/profile')
	await expect(rows(page)).toHaveCount(3)
	await expect(rows(page).first()).toContainText('This device')
	await expect(rows(page).first()).toContainText(/Chrome on .*In use now, logged in since/s)
	await expect(rows(page).first().getByRole('button')).toHaveCount(0)
	await expect(rows(page).nth(1)).toContainText(/Last used \w{3} \d+ \w{3}, \d+:\d\d [ap]m/)
	await expectFitsPhones(page)
	const ended = watchCalls(page, 'DELETE', /\/accounts\/sessions\/[^/]+\/$/)
	await devices(page)
		.getByRole('button', { name: /^Log out Chrome/ })
		.dblclick()
	await expect(
		devices(page)
			.getByRole('status')
			.filter({ hasText: /^Chrome on .* is logged out\.$/ }),
	).toBeVisible()
	await expect(rows(page)).toHaveCount(2)
	expect(ended).toHaveLength(1)
	await elsewhere.reload()
	await expect(elsewhere).toHaveURL('/login')
	await devices(page)
		.getByRole('button', { name: /^Log out An unknown device/ })
		.click()
	await expect(devices(page)).toContainText('No other device is logged in to your account.')
	expect((await call(product, 'GET', '/accounts/sessions/', { access: rider.access })).status).toBe(401)
})

test('logging out everywhere asks first, ends this device too, and the login says so and leads back (D-43, A.R-17)', async ({
	page,
	product,
	another,
	noise,
	context,
}) => {
	noise.allow(refusedWith(401))
	const rider = await aRider(product)
	const elsewhere = await another()
	for (const browser of [elsewhere, page]) {
		await signIn(browser, rider)
		await open(browser, '/profile')
	}
	const tab = await context.newPage()
	await open(tab, '/profile')
	await everywhere(page).click()
	await expect(page.getByRole('dialog')).toContainText('this one too')
	await expectAccessible(page)
	await page.getByRole('button', { name: 'Stay logged in' }).click()
	await expect(everywhere(page)).toBeFocused()
	await everywhere(page).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).dblclick()
	await expect(page).toHaveURL('/login')
	await expect(page.getByRole('status').filter({ hasText: 'You are logged out on every device, this one too.' })).toBeVisible()
	expect([await kept(page, 'accessToken'), await kept(page, 'signedIn')]).toEqual([null, null])
	await expect(tab).toHaveURL('/login')
	await elsewhere.reload()
	await expect(elsewhere).toHaveURL('/login')
	await logIn(page, rider)
	await expect(page).toHaveURL('/profile')
	await page.goto('/logout')
	await expect(page).toHaveURL('/')
	await open(page, '/login')
	await expect(page.getByText('You are logged out on every device')).toHaveCount(0)
})
