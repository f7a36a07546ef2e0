import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { signInFailures } from '../../src/contract/accounts/sign-in-words.ts'
import { keepLogin } from './support/a-cart.ts'
import { aLogin } from './support/a-login.ts'
import { accountRoutes } from './support/account-routes.tsx'
import { addressOf, button, field, headingOf, said, serverAnswers, show } from './support/show.tsx'

const logIn = 'POST /accounts/login/'
const google = page.getByRole('main').getByRole('button', { name: 'Continue with Google' })
const anyAlert = page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })
const kept = (key: string, storage = localStorage) => JSON.parse(storage.getItem(key) ?? 'null')
// Where Google would be: an address that a test's own page does not leave.
const wayThere = { json: { auth_url: '#google' } }
/** Google leads back with a code or the name of a failure. */
async function comeBack(query: string) {
	await cleanup()
	return show(accountRoutes, `/login?${query}`)
}
afterEach(() => window.history.replaceState(null, '', window.location.pathname + window.location.search))

test('a Google that cannot be asked is said at its button, which stays; so is a server that does not answer (A.R-15, ux 107)', async () => {
	const words = 'Google sign-in is not available right now.'
	serverAnswers({ [logIn]: [{ status: 503, json: { detail: words } }, 'away'] })
	await show(accountRoutes, '/login')
	await field('Email').fill('kept@pahiya.test')
	const google = page.getByRole('main').getByRole('button', { name: /Google/ })
	await google.click()
	await expect.element(said(words)).toBeVisible()
	await google.click()
	await expect.element(said('Our server did not answer.')).toBeVisible()
	await expect.element(field('Email')).toHaveValue('kept@pahiya.test')
	await expect.element(google).toBeEnabled()
})

test.for(['/login', '/login?mode=signup'])(
	'many presses of Continue with Google at %s leave once; Back finds the button awake (A.ACC-06)',
	async (path) => {
		const calls = serverAnswers({ [logIn]: [wayThere] })
		await show(accountRoutes, path)
		await google.dblClick()
		await expect.poll(() => window.location.hash).toBe('#google')
		expect(calls.map(({ body }) => body)).toEqual([{ provider: 'google' }])
		window.location.hash = ''
		await expect.element(google).toHaveAttribute('aria-busy', 'true')
		window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
		await google.click()
		await expect.poll(() => calls.length).toBe(2)
	},
)

test.for([true, false])(
	'Remember me (%s) is kept over the way to Google, and decides where the access token stays (A.ACC-79, D-09)',
	async (remember) => {
		serverAnswers({ [logIn]: [wayThere, { json: aLogin }] })
		await show(accountRoutes, '/login')
		if (remember) await field('Remember me for 1 month').click()
		await google.click()
		await expect.poll(() => kept('googleTrip')).toMatchObject({ remember })
		await expect.poll(() => window.location.hash).toBe('#google')
		await comeBack('code=of-google')
		await expect.element(headingOf('Page of rider@pahiya.test')).toBeVisible()
		expect([kept('accessToken', localStorage) !== null, kept('accessToken', sessionStorage) !== null]).toEqual([remember, !remember])
		expect(kept('googleTrip')).toBeNull()
	},
)

test.for([
	['%2Fhow-it-works', '/how-it-works'],
	['%2F%2Fevil.example%2F', '/profile'],
] as const)('who began at returnUrl=%s comes back by way of Google to %s (A.ACC-09, A.E-38, D-30)', async ([asked, reached]) => {
	const calls = serverAnswers({ [logIn]: [wayThere, { json: aLogin }] })
	await show(accountRoutes, `/login?returnUrl=${asked}`)
	await google.click()
	await expect.poll(() => window.location.hash).toBe('#google')
	const router = await comeBack('code=of-google')
	await expect.poll(() => addressOf(router)).toBe(reached)
	expect(calls.at(-1)?.body).toEqual({ provider: 'google', code: 'of-google' })
	expect(kept('returnTo')).toBeNull()
})

test.for([
	['cancelled', signInFailures.cancelled],
	['unverified', signInFailures.unverified],
	['made-up', signInFailures.failed],
] as const)('a way to Google that ended with %s is said once, and nobody is logged in (A.R-15)', async ([word, words]) => {
	const calls = serverAnswers({})
	const router = await comeBack(`error=${word}`)
	await expect.element(said(words)).toBeVisible()
	// What a reload shows.
	expect(addressOf(router)).toBe('/login')
	expect([kept('signedIn'), calls]).toEqual([null, []])
	await expect.element(google).toBeEnabled()
})

test('a used or foreign code shows one sentence to a visitor (A.R-15)', async () => {
	serverAnswers({ [logIn]: [{ status: 401, json: { detail: signInFailures.expired } }] })
	const router = await comeBack('code=of-another-browser')
	await expect.element(said('This sign-in is over. Please try again.')).toBeVisible()
	expect(addressOf(router)).toBe('/login')
})

test.for(['code=of-another-browser', 'error=expired', 'error=made-up'])(
	'somebody who is logged in is led on from %s without a word (A.R-15, A.ACC-08)',
	async (query) => {
		keepLogin()
		serverAnswers({ [logIn]: [{ status: 401, json: { detail: signInFailures.expired } }] })
		const router = await comeBack(query)
		await expect.element(headingOf('Elsewhere')).toBeVisible()
		expect(addressOf(router)).toBe('/')
		expect(kept('signedIn')).not.toBeNull()
	},
)

test('Back from the page after a login by Google does not meet its code again (A.R-15)', async () => {
	const calls = serverAnswers({ [logIn]: [{ json: aLogin }] })
	const router = await show(accountRoutes, '/before')
	await router.navigate('/login?code=of-google')
	await expect.element(headingOf('Page of rider@pahiya.test')).toBeVisible()
	await router.navigate(-1)
	await expect.poll(() => addressOf(router)).toBe('/before')
	expect(calls).toHaveLength(1)
})

test.for(['/login', '/login?mode=signup'])(
	'the second social button is there, does nothing and says so, at %s (A.ACC-07)',
	async (path) => {
		const calls = serverAnswers({})
		const router = await show(accountRoutes, path)
		const facebook = button('Continue with Facebook')
		await expect.element(facebook).toHaveAttribute('type', 'button')
		await expect.element(facebook).toHaveAccessibleDescription('Facebook is not available yet.')
		await expect.element(page.getByText('Facebook is not available yet.')).toBeVisible()
		await facebook.click()
		await expect.element(anyAlert).not.toBeInTheDocument()
		expect([addressOf(router), calls]).toEqual([path, []])
	},
)
