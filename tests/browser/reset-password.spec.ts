import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFitsPhones, open, refusedWith, takenOver, test } from './support/journey.ts'
import { aRider, call, linkInMail, logIn, signIn } from './support/people.ts'
import { headingOf, main } from './support/screens.ts'

const told = (page: Page, words: string) => main(page).getByRole('status').filter({ hasText: words })
const monsoon = 'Monsoon-Road-7'

async function fill(page: Page, password: string) {
	await main(page).getByLabel('New password', { exact: true }).fill(password)
	await main(page).getByLabel('Confirm new password').fill(password)
}
/** The addresses that Back and Forward lead to, and this one. */
const history = (page: Page) =>
	page.evaluate(() =>
		(window as unknown as { navigation: { entries: () => { url: string | null }[] } }).navigation.entries().map(({ url }) => url ?? ''),
	)

test('who forgot the password is mailed a link, sets a new one by it and logs in with that; the link is named nowhere afterwards (A.ACC-05, A.ACC-37, A.ACC-64, A.ACC-69, A.ACC-72, A.LAYOUT-15, A.LAYOUT-16, A.E-06)', async ({
	page,
	product,
}) => {
	const rider = await aRider(product)
	await open(page, '/login?mode=forgot')
	await main(page).getByLabel('Email').fill(rider.email)
	await main(page).getByRole('button', { name: 'Send reset link' }).click()
	await expect(told(page, `If ${rider.email} has an account, the link is on its way.`)).toBeVisible()
	await expect.poll(() => linkInMail(product, rider.email), { timeout: 15_000 }).toContain('/reset-password/')
	const link = await linkInMail(product, rider.email)
	const token = link.split('/').at(-1) ?? ''
	const referers: string[] = []
	// One that is still on its way when the journey ends has none to tell.
	const note = ({ referer = '' }) => void referers.push(referer)
	page.on('request', (request) => void request.allHeaders().then(note, () => undefined))
	const reply = await open(page, link)
	expect(reply?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
	await fill(page, monsoon)
	await expectAccessible(page)
	await expectFitsPhones(page)
	await main(page).getByRole('button', { name: 'Reset Password' }).click()
	await expect(page).toHaveURL('/password-reset-confirmation')
	await expect(told(page, 'Password has been reset successfully!')).toBeVisible()
	await page.getByRole('link', { name: 'Go to Login' }).click()
	await expect(headingOf(page, 'Login')).toBeVisible()
	await logIn(page, { email: rider.email, password: monsoon })
	await expect(page).toHaveURL('/profile')
	expect((await call(product, 'POST', '/accounts/login/', { body: { email: rider.email, password: rider.password } })).status).toBe(401)
	expect(token).toHaveLength(43)
	expect([...referers, ...(await history(page))].filter((address) => address.includes(token))).toEqual([])
})

test('changing the password keeps this device logged in, its other tabs too, and logs out the others (A.ACC-81, A.R-18)', async ({
	page,
	product,
	context,
	noise,
}) => {
	noise.allow(refusedWith(401))
	const rider = await aRider(product)
	await signIn(page, rider)
	await open(page, '/profile')
	const tab = await context.newPage()
	await open(tab, '/profile')
	await expect(main(tab)).toContainText(rider.email)
	const change = main(page).getByRole('button', { name: 'Change password' })
	await change.click()
	await expectAccessible(page)
	await expectFitsPhones(page)
	await main(page).getByLabel('Current password').fill(rider.password)
	await fill(page, monsoon)
	await change.click()
	await expect(told(page, 'Password changed successfully')).toBeVisible()
	for (const each of [page, tab]) {
		await each.reload()
		await takenOver(each)
		await expect(main(each)).toContainText(rider.email)
		await expect(main(each).getByText('No other device is logged in')).toBeVisible()
	}
	expect((await call(product, 'GET', '/accounts/sessions/', { access: rider.access })).status).toBe(401)
	expect((await call(product, 'POST', '/accounts/login/', { body: { ...rider, password: monsoon } })).status).toBe(200)
})
