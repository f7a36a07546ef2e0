import { expect, expectAccessible, open, refusedWith, takenOver, test, watchCalls } from './support/journey.ts'
import { anUnverifiedRider, aRider, call, linkInMail, logIn, signIn } from './support/people.ts'
import { alertOf, headingOf, main } from './support/screens.ts'

test(
	'every page leads a visitor to the login, and a login without a page to return to ends in the profile and says so (A.LAYOUT-11, A.LAYOUT-23, A.LAYOUT-24, A.ACC-09, A.ACC-14, A.ACC-73, D-09)',
	{
		tag: '@desktop',
	},
	async ({ page, product, context }, { project }) => {
		const rider = await aRider(product)
		const profile = watchCalls(page, 'GET', /\/accounts\/profile\/$/)
		await open(page, '/how-it-works')
		if (project.name === 'phone') await page.getByRole('button', { name: 'Menu', exact: true }).click()
		await page.getByRole('banner').getByRole('link', { name: 'Login' }).filter({ visible: true }).click()
		await expect(headingOf(page, 'Login')).toBeFocused()
		await logIn(page, rider)
		await expect(page.getByText('Login successful')).toBeVisible()
		await expect(page).toHaveURL(/\/profile$/)
		await expect.poll(() => profile[0]?.headers.authorization).toMatch(/^Bearer /)
		await expect(page.getByRole('banner').getByRole('link', { name: 'Login' }).filter({ visible: true })).toHaveCount(0)
		// Out of a script's reach, and there for a month.
		const [cookie] = (await context.cookies(`${product.origin}/api/accounts/`)).filter(({ httpOnly }) => httpOnly)
		expect(cookie).toMatchObject({ sameSite: 'Strict', path: '/api/accounts/' })
		expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 24 * 3600)
	},
)

test('who has not verified the e-mail is told so and led to another link, and it works (A.ACC-22, A.ACC-39, A.ACC-01)', async ({
	page,
	product,
	noise,
}) => {
	noise.allow(refusedWith(403))
	const rider = await anUnverifiedRider(product)
	const first = await linkInMail(product, rider.email)
	await open(page, '/login')
	await logIn(page, rider)
	await expect(alertOf(page, 'Please verify your email address before logging in.')).toBeVisible()
	await expectAccessible(page)
	await page.getByRole('button', { name: 'Resend verification email' }).click()
	await expect(headingOf(page, 'Resend verification')).toBeFocused()
	await expect(main(page).getByLabel('Email')).toHaveValue(rider.email)
	await main(page).getByRole('button', { name: 'Resend verification email' }).click()
	await expect(page.getByText('Verification email sent! Please check your inbox.')).toBeVisible()
	await expect(async () => expect(await linkInMail(product, rider.email)).not.toBe(first)).toPass()
	await page.goto(await linkInMail(product, rider.email))
	await expect(page).toHaveURL(/\/login$/)
	await takenOver(page)
	await logIn(page, rider)
	await expect(page).toHaveURL(/\/profile$/)
})

test('pages for members lead a visitor to the login, and back to where he was going (A.LAYOUT-05, A.LAYOUT-06, A.LAYOUT-30, B.REPAIR-22, B.SCART-16, A.R-26)', async ({
	page,
	product,
}) => {
	const rider = await aRider(product)
	for (const path of [
		'/profile',
		'/profile/repairs/999999',
		'/checkout?mode=buy-now',
		'/checkout',
		'/spare-parts/checkout',
		'/subscription/schedule',
		'/subscription/visits/1',
		'/profile?tab=repairs',
	]) {
		await page.goto(path)
		await expect(page).toHaveURL(/\/login$/)
	}
	await takenOver(page)
	await logIn(page, rider)
	await expect(page).toHaveURL('/profile?tab=repairs')
})

const menuEntries = {
	'Profile Information': '/profile?tab=profile',
	'Vehicles for Sale': '/profile?tab=vehicles',
	'My Repairs': '/profile?tab=repairs',
	'My Bookings': '/profile?tab=bookings',
	'My Subscriptions': '/profile?tab=subscriptions',
	Logout: '/logout',
}

test(
	'the user menu opens by press and keyboard, leads to the profile, and Logout ends the session (A.LAYOUT-12, A.LAYOUT-24, A.LAYOUT-26, A.ACC-74, A.ACC-80, B.SCART-31, A.LAYOUT-25)',
	{
		tag: '@desktop',
	},
	async ({ page, product }, { project }) => {
		const rider = await aRider(product)
		const { refresh } = await signIn(page, rider)
		await page.evaluate(() => {
			for (const key of ['cartItems', 'checkoutItem', 'parts_checkout_cart_id', 'parts_checkout_item', 'active_parts_cart_id'])
				window.localStorage.setItem(key, '[]')
		})
		await open(page, '/how-it-works')
		const opener =
			project.name === 'phone' ? page.getByRole('button', { name: 'Menu', exact: true }) : page.getByRole('button', { name: /^Account of/ })
		const menu = page.getByRole('navigation', { name: project.name === 'phone' ? 'Menu' : 'Account' })
		await opener.click()
		await expect(menu.getByRole('link', { name: 'Profile Information' })).toBeVisible()
		if (project.name !== 'phone') await expect(menu.getByRole('link')).toHaveText(Object.keys(menuEntries))
		for (const [name, path] of Object.entries(menuEntries))
			await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
		await expectAccessible(page)
		await page.keyboard.press('Escape')
		await expect(menu).toBeHidden()
		await page.keyboard.press('Enter')
		await menu.getByRole('link', { name: 'My Repairs' }).click()
		await expect(page).toHaveURL(/\/profile\?tab=repairs$/)
		await expect(page.getByRole('heading', { level: 1, name: 'My Repairs' })).toBeVisible()
		await opener.click()
		await menu.getByRole('link', { name: 'Profile Information' }).click()
		await expect(page.getByRole('heading', { level: 1, name: 'Profile Information' })).toBeVisible()
		await opener.click()
		await menu.getByRole('link', { name: 'Logout' }).click()
		await expect(page).toHaveURL('/')
		await expect(page.getByText('You are logged out')).toBeVisible()
		const left = await page.evaluate(() => [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)])
		for (const key of [
			'accessToken',
			'signedIn',
			'cartItems',
			'checkoutItem',
			'parts_checkout_cart_id',
			'parts_checkout_item',
			'active_parts_cart_id',
		])
			expect(left).not.toContain(key)
		const refused = await call(product, 'POST', '/accounts/token/refresh/', { body: { refresh } })
		expect(refused.status).toBe(401)
	},
)
