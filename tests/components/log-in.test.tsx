import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import OfflinePage from '../../src/web/pages/site/offline.tsx'
import { keepLogin } from './support/a-cart.ts'
import { aLogin } from './support/a-login.ts'
import { accountRoutes } from './support/account-routes.tsx'
import { addressOf, button, field, headingOf, said, serverAnswers, show } from './support/show.tsx'

const logIn = 'POST /accounts/login/'

async function fillLogin() {
	await field('Email').fill('rider@pahiya.test')
	await field('Password').fill('Rider@2026')
}
const refused = { status: 401, json: { detail: 'Invalid email or password.' } }
const accepted = { json: aLogin }
const keptIn = (storage: Storage) => JSON.parse(storage.getItem('accessToken') ?? 'null')

test('the login has an e-mail, a password that can be shown, Remember me for 1 month and Sign Up (A.ACC-02, ux 105)', async () => {
	await show(accountRoutes, '/login')
	await expect.element(field('Email')).toHaveAttribute('autocomplete', 'username')
	await expect.element(field('Password')).toHaveAttribute('autocomplete', 'current-password')
	await expect.element(field('Password')).toHaveAttribute('type', 'password')
	await button('Show password').click()
	await expect.element(field('Password')).toHaveAttribute('type', 'text')
	await button('Hide password').click()
	await expect.element(field('Password')).toHaveAttribute('type', 'password')
	await expect.element(field('Remember me for 1 month')).not.toBeChecked()
	await page.getByRole('link', { name: 'Sign Up' }).click()
	await expect.element(headingOf('Sign Up')).toHaveFocus()
})

test('what cannot be a login is said at its field and not sent (A.ACC-10, A.ACC-11, ux 82)', async () => {
	const calls = serverAnswers({})
	await show(accountRoutes, '/login')
	await button('Login').click()
	await expect.element(field('Email')).toHaveFocus()
	await expect.element(field('Email')).toHaveAccessibleDescription(expect.stringContaining('Invalid email address'))
	await field('Email').fill('abc')
	await field('Password').fill('1234567')
	await button('Login').click()
	await expect.element(field('Email')).toHaveAccessibleDescription(expect.stringContaining('Invalid email address'))
	await expect.element(field('Password')).toHaveAccessibleDescription(expect.stringContaining('Password must be at least 8 characters'))
	await field('Email').fill('abc@pahiya.test')
	await expect.element(page.getByText('Invalid email address')).not.toBeInTheDocument()
	expect(calls).toEqual([])
})

test.for([true, false])(
	'with Remember me (%s) the access token is kept for good, else for the session; the refresh token nowhere (A.ACC-79, A.CONST-03, D-09)',
	async (remember) => {
		serverAnswers({ [logIn]: [accepted] })
		await show(accountRoutes, '/login')
		if (remember) await field('Remember me for 1 month').click()
		await fillLogin()
		await button('Login').click()
		await expect.element(headingOf('Page of rider@pahiya.test')).toBeVisible()
		const [kept, other] = remember ? [localStorage, sessionStorage] : [sessionStorage, localStorage]
		expect(keptIn(kept)).toMatchObject({ token: aLogin.tokens.access })
		expect(keptIn(other)).toBeNull()
		expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(aLogin.tokens.refresh)
	},
)

test('a refused login shows the server’s words, wherever they stand, and keeps the e-mail (A.ACC-15, ux 107)', async () => {
	serverAnswers({
		[logIn]: [
			refused,
			{ status: 400, json: { message: 'Words of the message' } },
			{ status: 400, json: { non_field_errors: ['Words of the whole form'] } },
		],
	})
	await show(accountRoutes, '/login')
	await fillLogin()
	for (const words of ['Invalid email or password.', 'Words of the message', 'Words of the whole form']) {
		await button('Login').click()
		await expect.element(said(words)).toBeVisible()
		await expect.element(field('Email')).toHaveValue('rider@pahiya.test')
	}
})

/** This browser has seen so many logins with each of these addresses refused. */
const keepFailures = (failures: number, ...emails: string[]) =>
	localStorage.setItem(
		'failedLogins',
		JSON.stringify(Object.fromEntries(emails.map((email) => [email, { failures, until: Date.now() + 60_000 }]))),
	)

test('the fifth refused login locks this browser for 15 minutes, over a reload too; another e-mail may still try (A.ACC-17..20, A.CONST-04, D-40, ux 107)', async () => {
	keepFailures(3, 'rider@pahiya.test')
	const calls = serverAnswers({ [logIn]: [refused, refused, { status: 403, json: { detail: 'Another one.' } }, accepted] })
	await show(accountRoutes, '/login')
	await fillLogin()
	await button('Login').click()
	await expect.element(said('Invalid email or password.')).toBeVisible()
	await button('Login').click()
	await expect.element(said('Too many failed attempts. Please try again in 15 minutes.')).toBeVisible()
	await button('Login').click()
	await expect.element(said('Account is temporarily locked. Please try again in 15 minutes.')).toBeVisible()

	await cleanup()
	await show(accountRoutes, '/login')
	await fillLogin()
	await field('Email').fill('RIDER@pahiya.test')
	await button('Login').click()
	await expect.element(said(/^Account is temporarily locked\. Please try again in 15 minutes\.$/)).toBeVisible()
	expect(calls).toHaveLength(2)
	await field('Email').fill('other@pahiya.test')
	await button('Login').click()
	await expect.element(said('Another one.')).toBeVisible()

	vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 })
	await field('Email').fill('rider@pahiya.test')
	await button('Login').click()
	await expect.element(headingOf('Page of rider@pahiya.test')).toBeVisible()
})

test('a login that succeeds begins the count anew (A.ACC-20)', async () => {
	keepFailures(4, 'rider@pahiya.test', 'other@pahiya.test')
	serverAnswers({ [logIn]: [accepted] })
	await show(accountRoutes, '/login')
	await fillLogin()
	await button('Login').click()
	await expect.element(headingOf('Page of rider@pahiya.test')).toBeVisible()
	expect(Object.keys(JSON.parse(localStorage.getItem('failedLogins') ?? '{}'))).toEqual(['other@pahiya.test'])
})

test.for([
	['/login', '/'],
	['/login?returnUrl=%2Fprofile%3Ftab%3Drepairs', '/profile?tab=repairs'],
	['/login?returnUrl=https%3A%2F%2Felsewhere.example%2F', '/'],
	['/login?returnUrl=%2F%2Felsewhere.example%2F', '/'],
	['/login?returnUrl=/%09/elsewhere.example/x', '/'],
	['/login?returnUrl=/%0A%5Celsewhere.example/x', '/'],
	['/login?returnUrl=/.//elsewhere.example/x', '/'],
	['/login?returnUrl=/x/../login', '/'],
] as const)('who is logged in already is led on from %s to %s (A.ACC-08, A.R-01)', async ([asked, reached]) => {
	keepLogin()
	const router = await show(accountRoutes, asked)
	await expect.poll(() => addressOf(router)).toBe(reached)
})

test('who is logged in already and has no connection is told so instead of waiting at the login (A.R-01, ux 15)', async () => {
	const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
	onTestFinished(() => online.mockRestore())
	keepLogin()
	const router = await show([...accountRoutes, { path: '/offline', element: <OfflinePage /> }], '/login')
	await expect.element(headingOf('You are offline')).toBeVisible()
	expect(addressOf(router)).toBe('/offline?to=%2F')
})

test.for(['/profile?tab=repairs', '/profile/repairs/999999', '/checkout?mode=buy-now'])(
	'a visitor who wanted %s is led to the login and back there, once (A.LAYOUT-30, A.ACC-09, B.REPAIR-22, B.SCART-16, A.R-26)',
	async (path) => {
		serverAnswers({ [logIn]: [accepted] })
		const router = await show(accountRoutes, path)
		await expect.element(headingOf('Login')).toBeVisible()
		expect(addressOf(router)).toBe('/login')
		await fillLogin()
		await button('Login').click()
		await expect.element(headingOf('Page of rider@pahiya.test')).toBeVisible()
		expect(addressOf(router)).toBe(path)
		expect(localStorage.getItem('returnTo')).toBeNull()
	},
)

test('who is logged out by another tab is led to the login, and the next person not to where the one before was (D-30, D-59)', async () => {
	keepLogin()
	const router = await show(accountRoutes, '/profile?tab=garage')
	await expect.element(headingOf('Page of asha@example.in')).toBeVisible()
	localStorage.removeItem('signedIn')
	window.dispatchEvent(new StorageEvent('storage', { key: 'signedIn' }))
	await expect.element(headingOf('Login')).toBeVisible()
	expect(addressOf(router)).toBe('/login')
	expect(localStorage.getItem('returnTo')).toBeNull()
})

test('a login that the browser does not let us keep is said and leaves nothing, neither here nor on the server (A.ACC-79, D-27)', async () => {
	const calls = serverAnswers({ [logIn]: [accepted], 'POST /accounts/logout/': [{ json: {} }] })
	const setItem = Storage.prototype.setItem
	vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
		if (this === localStorage) throw new DOMException('full', 'QuotaExceededError')
		setItem.call(this, key, value)
	})
	await show(accountRoutes, '/login')
	await fillLogin()
	await button('Login').click()
	await expect.element(said('Your browser does not let us keep your login.')).toBeVisible()
	expect([keptIn(sessionStorage), keptIn(localStorage)]).toEqual([null, null])
	expect(calls.map(({ address }) => address)).toEqual([logIn, 'POST /accounts/logout/'])
})

test('a 429 says how many minutes to wait, 15 when the server does not (A.ACC-16)', async () => {
	const refusal = { status: 429, json: { detail: 'Wait.' } }
	serverAnswers({
		[logIn]: [{ ...refusal, headers: { 'retry-after': '600' } }, { ...refusal, headers: { 'retry-after': '30' } }, refusal],
	})
	await show(accountRoutes, '/login')
	await fillLogin()
	for (const words of [
		'Too many attempts. Please try again in 10 minutes.',
		'Too many attempts. Please try again in 1 minutes.',
		'Too many attempts. Please try again in 15 minutes.',
	]) {
		await button('Login').click()
		await expect.element(said(words)).toBeVisible()
	}
})

test('no answer and a broken server are an unexpected error; what was typed stays and the same button tries again (A.ACC-38, ux 13)', async () => {
	const calls = serverAnswers({ [logIn]: ['away', { status: 500 }] })
	await show(accountRoutes, '/login')
	await fillLogin()
	await button('Login').click()
	await expect.element(page.getByText('An unexpected error occurred. Please try again.')).toBeVisible()
	await expect.element(said('Our server did not answer.')).toBeVisible()
	await button('Login').click()
	await expect.element(said('Our server could not do this just now.')).toBeVisible()
	await expect.element(field('Email')).toHaveValue('rider@pahiya.test')
	await expect.element(field('Password')).toHaveValue('Rider@2026')
	expect(calls).toHaveLength(2)
})

test('the resend view asks for an e-mail and says when it did not work (A.ACC-40, A.ACC-41)', async () => {
	const calls = serverAnswers({ 'POST /accounts/resend-verification/': [{ status: 500 }] })
	await show(accountRoutes, '/login?mode=resend')
	await button('Resend verification email').click()
	await expect.element(page.getByText('Please enter your email address')).toBeVisible()
	expect(calls).toEqual([])
	await field('Email').fill('meera@pahiya.test')
	await button('Resend verification email').click()
	await expect.element(page.getByText('Failed to resend verification email. Please try again.')).toBeVisible()
	await expect.element(field('Email')).toHaveValue('meera@pahiya.test')
	expect(calls).toHaveLength(1)
})

test('says which parts are being ordered, which are for no bike (B.PARTS-27)', async () => {
	serverAnswers({})
	const path = '/spare-parts/checkout?mode=buy-now&cartId=4'
	localStorage.setItem('wanted', JSON.stringify({ path, lines: [{ name: 'Brake shoe set', bike: '', price: 245 }] }))
	await show(accountRoutes, `/login?returnUrl=${encodeURIComponent(path)}`)
	const bought = page.getByRole('region', { name: 'You are ordering' })
	await expect.element(bought.getByText('Brake shoe set', { exact: true })).toBeVisible()
	await expect.element(bought).not.toMatchTextContent(/,/)
})

test('says what is being bought, keeps login first, and takes it along to Sign Up (B.SCART-03, ux 48)', async () => {
	serverAnswers({})
	localStorage.setItem(
		'wanted',
		JSON.stringify({ path: '/services/brakes', lines: [{ name: 'Front brake pads', bike: 'Hero Splendor Plus', price: 379 }] }),
	)
	const router = await show(accountRoutes, '/login?returnUrl=/services/brakes%23pads')
	await expect.element(page.getByRole('main').getByText('Front brake pads, Hero Splendor Plus')).toBeVisible()
	await expect.element(page.getByText('₹379')).toBeVisible()
	const [first, second] = [...document.querySelectorAll('main form button[type=submit], main form a')]
	expect([first?.textContent, second?.textContent]).toEqual(['Login', 'Sign Up'])
	expect(second?.getBoundingClientRect().width).toBe(first?.getBoundingClientRect().width)
	expect(second?.getBoundingClientRect().height).toBe(first?.getBoundingClientRect().height)
	await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
	await expect.element(headingOf('Sign Up')).toBeVisible()
	await expect.element(page.getByText('₹379')).toBeVisible()
	await router.navigate('/login')
	await expect.element(headingOf('Login')).toBeVisible()
	await expect.element(page.getByText('₹379')).not.toBeInTheDocument()
})
