import type { Page } from '@playwright/test'
import { answer, expect, expectAccessible, kept, open, refusedWith, takenOver, test, watchCalls } from './support/journey.ts'
import { anUnverifiedRider, aRider, call, linkInMail, logIn, signIn } from './support/people.ts'
import { alertOf, headingOf, main } from './support/screens.ts'

const loginCall = '**/api/accounts/login/'
const submit = (page: Page) => main(page).getByRole('button', { name: 'Login', exact: true })

test(
	'the login screen has email, password that can be shown, Remember me for 1 month and Sign Up (A.ACC-02, A.LAYOUT-11, A.LAYOUT-23, ux 105)',
	{
		tag: '@desktop',
	},
	async ({ page }, { project }) => {
		await open(page, '/')
		if (project.name === 'phone') await page.getByRole('button', { name: 'Menu', exact: true }).click()
		await page.getByRole('banner').getByRole('link', { name: 'Login' }).filter({ visible: true }).click()
		await expect(headingOf(page, 'Login')).toBeFocused()
		await expect(main(page).getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
		const password = main(page).getByLabel('Password', { exact: true })
		await expect(password).toHaveAttribute('autocomplete', 'current-password')
		await expect(password).toHaveAttribute('type', 'password')
		await page.getByRole('button', { name: 'Show password' }).click()
		await expect(password).toHaveAttribute('type', 'text')
		await page.getByRole('button', { name: 'Hide password' }).click()
		await expect(password).toHaveAttribute('type', 'password')
		await expect(page.getByLabel('Remember me for 1 month')).not.toBeChecked()
		await expect(main(page).getByRole('link', { name: 'Sign Up' })).toBeVisible()
	},
)

test('what cannot be a login is said at its field and not sent (A.ACC-10, A.ACC-11, ux 82)', async ({ page }) => {
	const sent = watchCalls(page, 'POST', /\/accounts\/login\/$/)
	await open(page, '/login')
	await submit(page).click()
	await expect(main(page).getByLabel('Email')).toBeFocused()
	await expect(main(page).getByLabel('Email')).toHaveAccessibleDescription(/Invalid email address/)
	await logIn(page, { email: 'abc', password: '1234567' })
	await expect(page.getByText('Invalid email address')).toBeVisible()
	await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
	await main(page).getByLabel('Email').fill('abc@pahiya.test')
	await expect(page.getByText('Invalid email address')).toHaveCount(0)
	expect(sent).toHaveLength(0)
})

test('a login without a page to return to ends in the profile and says so (A.ACC-09, A.ACC-14, A.ACC-73, A.LAYOUT-24)', async ({
	page,
	product,
}) => {
	const rider = await aRider(product)
	const profile = watchCalls(page, 'GET', /\/accounts\/profile\/$/)
	await open(page, '/login')
	await logIn(page, rider)
	await expect(page.getByText('Login successful')).toBeVisible()
	await expect(page).toHaveURL(/\/profile$/)
	await expect.poll(() => profile[0]?.headers.authorization).toMatch(/^Bearer /)
	await expect(page.getByRole('banner').getByRole('link', { name: 'Login' }).filter({ visible: true })).toHaveCount(0)
})

test('Remember me keeps the access token for good, without it only for the session; the refresh token is never in reach of a script (A.ACC-79, A.CONST-03, D-09)', async ({
	page,
	product,
	context,
	noise,
}) => {
	// What a page still reads when its session ends is refused.
	noise.allow(refusedWith(401))
	const rider = await aRider(product)
	await open(page, '/login')
	await logIn(page, rider)
	await expect(page).toHaveURL(/\/profile$/)
	expect(await kept(page, 'accessToken')).toBeNull()
	expect(await kept(page, 'accessToken', 'sessionStorage')).toMatchObject({ token: expect.stringMatching(/^ey/) })
	const [cookie] = (await context.cookies(`${product.origin}/api/accounts/`)).filter(({ httpOnly }) => httpOnly)
	expect(cookie).toMatchObject({ sameSite: 'Strict', path: '/api/accounts/' })
	expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 24 * 3600)
	await page.goto('/logout')
	await expect(page).toHaveURL('/')

	await open(page, '/login')
	await page.getByLabel('Remember me for 1 month').check()
	await logIn(page, rider)
	await expect(page).toHaveURL(/\/profile$/)
	expect(await kept(page, 'accessToken', 'sessionStorage')).toBeNull()
	expect(await kept(page, 'accessToken')).toMatchObject({ token: expect.stringMatching(/^ey/) })
	const all = await page.evaluate(() => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]))
	const [again] = (await context.cookies(`${product.origin}/api/accounts/`)).filter(({ httpOnly }) => httpOnly)
	expect(all).not.toContain(again?.value)
})

test('a refused login shows the server’s words and keeps the e-mail (A.ACC-15, ux 107)', async ({ page, product, noise }) => {
	noise.allow(refusedWith(401, 400))
	const rider = await aRider(product)
	await open(page, '/login')
	await logIn(page, { email: rider.email, password: 'Wrong-one-2026' })
	await expect(alertOf(page, 'Invalid email or password.')).toBeVisible()
	await expect(main(page).getByLabel('Email')).toHaveValue(rider.email)
	for (const json of [{ message: 'Words of the message' }, { non_field_errors: ['Words of the whole form'] }]) {
		await answer(page, loginCall, { status: 400, json, times: 1 })
		await submit(page).click()
		await expect(alertOf(page, Object.values(json).flat()[0] ?? '')).toBeVisible()
	}
})

test('the fifth refused login locks this browser for 15 minutes, over a reload too; another e-mail may still try (A.ACC-17..20, A.CONST-04, D-40, ux 107)', async ({
	page,
	product,
	noise,
}) => {
	noise.allow(refusedWith(401, 429))
	const [rider, other] = await Promise.all([aRider(product), aRider(product)])
	await page.clock.install()
	const sent = watchCalls(page, 'POST', /\/accounts\/login\/$/)
	await open(page, '/login')
	const failed = () => page.waitForResponse((reply) => reply.url().endsWith('/accounts/login/'))
	const tryWrong = async () => {
		const reply = failed()
		await logIn(page, { email: rider.email, password: 'Wrong-one-2026' })
		await reply
	}
	for (let count = 0; count < 4; count += 1) {
		await tryWrong()
		await expect(alertOf(page, 'Invalid email or password.')).toBeVisible()
	}
	await tryWrong()
	await expect(alertOf(page, 'Too many failed attempts. Please try again in 15 minutes.')).toBeVisible()
	await expectAccessible(page)

	const before = sent.length
	await logIn(page, rider)
	await expect(alertOf(page, 'Account is temporarily locked. Please try again in 15 minutes.')).toBeVisible()
	await page.reload()
	await takenOver(page)
	await logIn(page, { ...rider, email: rider.email.toUpperCase() })
	await expect(alertOf(page, /^Account is temporarily locked\. Please try again in 1[45] minutes\.$/)).toBeVisible()
	expect(sent).toHaveLength(before)

	await logIn(page, other)
	await expect(page).toHaveURL(/\/profile$/)
	await page.goto('/logout')
	await expect(page).toHaveURL('/')
	await open(page, '/login')
	await page.clock.fastForward('15:00')
	const reply = failed()
	await logIn(page, rider)
	// The server's own lock runs by its own clock.
	expect((await reply).status()).toBe(429)
})

test('a login that succeeds begins the count anew (A.ACC-20)', async ({ page, product, noise }) => {
	noise.allow(refusedWith(401))
	const rider = await aRider(product)
	for (const round of [1, 2]) {
		await open(page, '/login')
		for (let count = 0; count < 4; count += 1) {
			await answer(page, loginCall, { status: 401, json: { detail: `Refused ${round}.${count}` }, times: 1 })
			await logIn(page, rider)
			await expect(alertOf(page, `Refused ${round}.${count}`)).toBeVisible()
		}
		await logIn(page, rider)
		await expect(page).toHaveURL(/\/profile$/)
		await page.goto('/logout')
		await expect(page).toHaveURL('/')
	}
})

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

test('who is logged in already is led on from the login: to where the guard caught him, else home (A.ACC-08, A.R-01)', async ({
	page,
	product,
}) => {
	await signIn(page, await aRider(product))
	await page.goto('/login')
	await expect(page).toHaveURL('/')
	await page.goto('/login?returnUrl=%2Fprofile%3Ftab%3Drepairs')
	await expect(page).toHaveURL(/\/profile\?tab=repairs$/)
	await page.goto('/login?returnUrl=https%3A%2F%2Felsewhere.example%2F')
	await expect(page).toHaveURL('/')
})

test('pages for members lead a visitor to the login and back to where he was going (A.LAYOUT-30, B.REPAIR-22, B.SCART-16, A.R-26)', async ({
	page,
	product,
	noise,
}) => {
	// Behind the login stands a repair that does not exist.
	noise.allow(/404 .*bookings\/999999/)
	// What the page is just asking for at the logout may hear that the session is over.
	noise.allow(/status of 401 .*\/api\//)
	const rider = await aRider(product)
	for (const path of ['/profile?tab=repairs', '/profile', '/profile/repairs/999999', '/checkout', '/checkout?mode=buy-now']) {
		await test.step(path, async () => {
			await page.goto(path)
			await expect(page).toHaveURL(/\/login$/)
			await takenOver(page)
			await logIn(page, rider)
			await expect(page).toHaveURL(path)
			await page.goto('/logout')
			await expect(page).toHaveURL('/')
		})
	}
})

const menuEntries = ['Profile Information', 'Vehicles for Sale', 'My Repairs', 'My Bookings', 'My Subscriptions', 'Logout']

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
		if (project.name !== 'phone') await expect(menu.getByRole('link')).toHaveText(menuEntries)
		await expectAccessible(page)
		await page.keyboard.press('Escape')
		await expect(menu).toBeHidden()
		await page.keyboard.press('Enter')
		await menu.getByRole('link', { name: 'My Repairs' }).click()
		await expect(page).toHaveURL(/\/profile\?tab=repairs$/)
		await expect(page.getByRole('heading', { level: 1, name: 'My Repairs' })).toBeVisible()
		await (project.name === 'phone'
			? page.getByRole('button', { name: 'Menu', exact: true })
			: page.getByRole('button', { name: /^Account of/ })
		).click()
		await menu.getByRole('link', { name: 'Profile Information' }).click()
		await expect(page.getByRole('heading', { level: 1, name: 'Profile Information' })).toBeVisible()
		await (project.name === 'phone'
			? page.getByRole('button', { name: 'Menu', exact: true })
			: page.getByRole('button', { name: /^Account of/ })
		).click()
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
		await page.goto('/profile')
		await expect(page).toHaveURL(/\/login$/)
	},
)
