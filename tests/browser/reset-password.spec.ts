import type { Page } from '@playwright/test'
import {
	answer,
	expect,
	expectAccessible,
	expectFitsPhones,
	holdBack,
	kept,
	notAnswered,
	open,
	refusedWith,
	takenOver,
	test,
	watchCalls,
} from './support/journey.ts'
import { aRider, call, linkInMail, logIn, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { alertOf, headingOf, main } from './support/screens.ts'

const told = (page: Page, words: string | RegExp) => main(page).getByRole('status').filter({ hasText: words })
const submit = (page: Page) => main(page).getByRole('button', { name: 'Reset Password' })
const newPassword = (page: Page) => main(page).getByLabel('New password', { exact: true })
const confirmation = (page: Page) => main(page).getByLabel('Confirm new password')
const resetCall = '**/api/accounts/password-reset/*/'
const monsoon = 'Monsoon-Road-7'

async function fill(page: Page, password: string, again = password) {
	await newPassword(page).fill(password)
	await confirmation(page).fill(again)
}
/** The addresses that Back and Forward lead to, and this one. */
const history = (page: Page) =>
	page.evaluate(() =>
		(window as unknown as { navigation: { entries: () => { url: string | null }[] } }).navigation.entries().map(({ url }) => url ?? ''),
	)
async function aResetLink(product: Product, email: string) {
	expect((await call(product, 'POST', '/accounts/password-reset/', { body: { email } })).status).toBe(200)
	await expect.poll(() => linkInMail(product, email), { timeout: 15_000 }).toContain('/reset-password/')
	return linkInMail(product, email)
}

test.describe('forgot password', () => {
	const send = (page: Page) => main(page).getByRole('button', { name: 'Send reset link' })

	test('is a mode of the login screen that mails a link, whoever asks (A.ACC-01, A.ACC-02, A.ACC-05, A.ACC-35, A.ACC-37)', async ({
		page,
		product,
	}) => {
		const rider = await aRider(product)
		const sent = watchCalls(page, 'POST', /\/accounts\/password-reset\/$/)
		await open(page, '/login')
		await main(page).getByLabel('Email').fill(rider.email)
		await main(page).getByRole('link', { name: 'Forgot Password' }).click()
		await expect(headingOf(page, 'Forgot Password')).toBeFocused()
		await expect(page).toHaveURL('/login?mode=forgot')
		await expect(page).toHaveTitle('Forgot Password · Pahiya')
		await expect(main(page).getByLabel('Email')).toHaveValue(rider.email)
		await send(page).dblclick()
		await expect(page.getByText('Password reset link sent to your email!')).toBeVisible()
		await expect(told(page, `If ${rider.email} has an account, the link is on its way.`)).toBeVisible()
		expect(sent).toMatchObject([{ body: { email: rider.email } }])
		await expect.poll(() => linkInMail(product, rider.email), { timeout: 15_000 }).toContain('/reset-password/')
		await main(page).getByLabel('Email').fill('nobody-at-all@pahiya.test')
		await send(page).click()
		await expect(told(page, 'If nobody-at-all@pahiya.test has an account, the link is on its way.')).toBeVisible()
		await page.goBack()
		await expect(headingOf(page, 'Login')).toBeVisible()
	})

	test('is open to somebody who is logged in and does not know the password any more (A.R-18)', async ({ page, product }) => {
		const rider = await aRider(product)
		await signIn(page, rider)
		await open(page, '/profile')
		await page.getByRole('button', { name: 'Change password' }).click()
		await page.getByRole('link', { name: 'Forgot Password' }).click()
		await expect(headingOf(page, 'Forgot Password')).toBeVisible()
		await expect(main(page).getByLabel('Email')).toHaveValue(rider.email)
		await main(page).getByRole('link', { name: 'Back to your profile' }).click()
		await expect(page).toHaveURL('/profile')
	})
})

test.describe('the reset link', () => {
	test('sets a new password, ends the session of this browser and leads to the login after three seconds (A.ACC-64, A.ACC-69..72, A.LAYOUT-15, A.LAYOUT-16, A.CONST-16, A.R-21)', async ({
		page,
		product,
	}) => {
		const rider = await aRider(product)
		const link = await aResetLink(product, rider.email)
		await signIn(page, rider)
		const sent = watchCalls(page, 'POST', /\/accounts\/password-reset\/[^/]+\/$/)
		await page.clock.install()
		await page.goto(link)
		await takenOver(page)
		await expect(headingOf(page, 'Reset Password')).toBeVisible()
		await expect(main(page).getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login')
		await expect(newPassword(page)).toHaveAttribute('autocomplete', 'new-password')
		await expect(newPassword(page)).toHaveAttribute('minlength', '8')
		await newPassword(page).fill('Abcdef1!')
		await expect(
			main(page)
				.getByRole('listitem')
				.filter({ hasText: /: met$/ }),
		).toHaveCount(5)
		await expectAccessible(page)
		await expectFitsPhones(page)
		await fill(page, monsoon)
		await submit(page).dblclick()
		await expect(page).toHaveURL('/password-reset-confirmation')
		await expect(told(page, 'Password has been reset successfully!')).toBeVisible()
		const token = link.split('/').at(-1)
		expect(sent).toMatchObject([{ body: { token, password: monsoon, confirm_password: monsoon } }])
		expect([await kept(page, 'accessToken'), await kept(page, 'signedIn')]).toEqual([null, null])
		await page.clock.runFor(3_500)
		await expect(page).toHaveURL('/login')
		await logIn(page, { email: rider.email, password: monsoon })
		await expect(page).toHaveURL('/profile')
		expect((await call(product, 'POST', '/accounts/login/', { body: { email: rider.email, password: rider.password } })).status).toBe(401)
		expect((await history(page)).filter((address) => address.includes(token ?? ''))).toEqual([])
	})

	test('follows the rules of signup, and both fields must be the same (A.ACC-31, A.ACC-67)', async ({ page }) => {
		const sent = watchCalls(page, 'POST', /\/accounts\/password-reset\//)
		await open(page, '/reset-password/some-token')
		for (const [typed, words] of [
			['', /Password must be at least 8 characters/],
			['abcdefg1', /Password must contain at least one uppercase letter/],
			['ABCDEFG1', /Password must contain at least one lowercase letter/],
			['Abcdefgh', /Password must contain at least one number/],
		] as const) {
			await fill(page, typed)
			await submit(page).click()
			await expect(newPassword(page)).toHaveAccessibleDescription(words)
			await expect(newPassword(page)).toBeFocused()
		}
		await fill(page, monsoon, 'Monsoon-Road-8')
		await submit(page).click()
		await expect(confirmation(page)).toHaveAccessibleDescription(/Passwords don't match/)
		await expectAccessible(page)
		await newPassword(page).fill('Monsoon-Road-8')
		await expect(page.getByText("Passwords don't match")).toHaveCount(0)
		expect(sent).toHaveLength(0)
	})

	test('whose first answer is lost is sent again and has worked (A.E-06, B.R-45)', async ({ page, product, noise }) => {
		noise.allow(notAnswered)
		const rider = await aRider(product)
		let lost = false
		await page.route(resetCall, async (route) => {
			if (lost) return route.continue()
			lost = true
			await route.fetch()
			await route.abort('connectionreset')
		})
		await page.goto(await aResetLink(product, rider.email))
		await takenOver(page)
		await fill(page, monsoon)
		await submit(page).click()
		await expect(page).toHaveURL('/password-reset-confirmation')
	})

	test('without a token is invalid, asks for nothing, and takes the whole link (A.ACC-65, A.ACC-66, A.R-20)', async ({ page }) => {
		for (const path of ['/reset-password', '/reset-password/undefined', '/reset-password/%20', '/reset-password?token=']) {
			await open(page, path)
			await expect(headingOf(page, 'Invalid Link')).toBeVisible()
			await expect(alertOf(page, 'Invalid or missing password reset token')).toBeVisible()
			await expect(page.getByText('Invalid password reset link')).toBeVisible()
		}
		await main(page).getByRole('button', { name: 'Open the link' }).click()
		await expect(main(page).getByLabel('The link from the mail')).toHaveAccessibleDescription(/Reset token is missing/)
		await main(page).getByLabel('The link from the mail').fill('https://pahiya.example/reset-password/ab-CD_ 12')
		await main(page).getByRole('button', { name: 'Open the link' }).click()
		await expect(page).toHaveURL('/reset-password/ab-CD_12')
		await expect(newPassword(page)).toBeVisible()
		await open(page, '/reset-password?token=some-token')
		await expect(newPassword(page)).toBeVisible()
	})

	test('is named to nobody as the place one came from, and the page is not kept (A.E-06)', async ({ page }) => {
		const named: string[] = []
		page.on('request', async (request) => named.push((await request.allHeaders()).referer ?? ''))
		const reply = await open(page, '/reset-password/a-secret-token')
		expect(reply?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
		await main(page).getByRole('link', { name: 'Back to Login' }).click()
		await expect(headingOf(page, 'Login')).toBeVisible()
		expect(named.filter((address) => address.includes('a-secret-token'))).toEqual([])
		expect((await history(page)).filter((address) => address.includes('a-secret-token'))).toEqual([])
	})
})

test.describe('changing the password', () => {
	const changeCall = '**/api/accounts/change-password/'
	const change = (page: Page) => main(page).getByRole('button', { name: 'Change password' })
	const current = (page: Page) => main(page).getByLabel('Current password')

	for (const remember of [true, false])
		test(`asks for the current one; this device stays logged in${remember ? ', its other tabs too' : ' without Remember me'}, others do not (A.ACC-81, A.R-18)`, async ({
			page,
			product,
			context,
			noise,
		}) => {
			noise.allow(refusedWith(400, 401))
			const rider = await aRider(product)
			await open(page, '/login')
			if (remember) await page.getByLabel('Remember me for 1 month').check()
			await logIn(page, rider)
			await expect(page).toHaveURL('/profile')
			const tab = await context.newPage()
			await open(tab, '/profile')
			await expect(main(tab)).toContainText(rider.email)
			await change(page).click()
			await expect(current(page)).toBeFocused()
			await expectAccessible(page)
			await expectFitsPhones(page)
			await change(page).click()
			await expect(current(page)).toHaveAccessibleDescription(/This field is required/)
			await current(page).fill('Not-the-one-1')
			await fill(page, monsoon)
			await change(page).click()
			await expect(current(page)).toHaveAccessibleDescription(/Current password is incorrect/)
			await expect(newPassword(page)).toHaveValue(monsoon)
			await current(page).fill(rider.password)
			await change(page).click()
			await expect(told(page, 'Password changed successfully')).toBeVisible()
			await expect(change(page)).toBeFocused()
			for (const open of [page, tab]) {
				await open.reload()
				await takenOver(open)
				await expect(main(open)).toContainText(rider.email)
				await expect(main(open).getByText('No other device is logged in')).toBeVisible()
			}
			expect((await call(product, 'GET', '/accounts/sessions/', { access: rider.access })).status).toBe(401)
			expect((await call(product, 'POST', '/accounts/login/', { body: { ...rider, password: monsoon } })).status).toBe(200)
		})

	test('whose first answer is lost is done once, and one stays logged in (A.R-18, B.R-45)', async ({ page, product, noise }) => {
		noise.allow(notAnswered)
		noise.allow(refusedWith(401))
		const rider = await aRider(product)
		await signIn(page, rider)
		await open(page, '/profile')
		let lost = false
		await page.route(changeCall, async (route) => {
			if (lost) return route.continue()
			lost = true
			await route.fetch()
			await route.abort('connectionreset')
		})
		await change(page).click()
		await current(page).fill(rider.password)
		await fill(page, monsoon)
		await change(page).click()
		await expect(told(page, 'Password changed successfully')).toBeVisible()
		await page.reload()
		await expect(main(page)).toContainText(rider.email)
	})

	test('says what stood in the way and sends once for two presses (A.ACC-81, A.R-07)', async ({ page, product, noise }) => {
		noise.allow(refusedWith(429, 500))
		await signIn(page, await aRider(product))
		await open(page, '/profile')
		await change(page).click()
		await current(page).fill('Whatever-1')
		await fill(page, monsoon, 'Monsoon-Road-8')
		await change(page).click()
		await expect(confirmation(page)).toHaveAccessibleDescription(/Passwords don't match/)
		await confirmation(page).fill(monsoon)
		await answer(page, changeCall, { status: 429, json: { detail: 'x' }, headers: { 'retry-after': '840' }, times: 1 })
		await change(page).click()
		await expect(alertOf(page, 'Too many attempts. Please try again in 14 minutes.')).toBeVisible()
		await answer(page, changeCall, { status: 500, times: 2 })
		await change(page).click()
		await expect(alertOf(page, /What you typed is still here/)).toBeVisible()
		const sent = watchCalls(page, 'POST', /\/change-password\/$/)
		const letGo = await holdBack(page, changeCall)
		await change(page).dblclick()
		await expect(change(page)).toHaveAttribute('aria-busy', 'true')
		expect(sent).toHaveLength(1)
		await page.unrouteAll({ behavior: 'ignoreErrors' })
		letGo()
	})
})
