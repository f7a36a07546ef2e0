import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accountRoutes } from './support/account-routes.tsx'
import { button, field, headingOf, said, serverAnswers, show } from './support/show.tsx'

const logIn = 'POST /accounts/login/'

async function fillLogin() {
	await field('Email').fill('rider@pahiya.test')
	await field('Password').fill('Rider@2026')
}

test('a 429 says how many minutes to wait, 15 when the server does not (A.ACC-16)', async () => {
	const refusal = { status: 429, json: { detail: 'Wait.' } }
	serverAnswers({
		[logIn]: [{ ...refusal, headers: { 'retry-after': '600' } }, { ...refusal, headers: { 'retry-after': '30' } }, refusal],
	})
	await show(accountRoutes, '/login')
	await fillLogin()
	for (const words of [
		'Too many attempts. Please try again in 10 minutes.',
		'Too many attempts. Please try again in 1 minute',
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

test('a link to a new password needs an address, and says what stood in the way (A.ACC-36, A.R-10)', async () => {
	const calls = serverAnswers({
		'POST /accounts/password-reset/': [
			{ status: 429, json: { detail: 'Too often.' }, headers: { 'retry-after': '3300' } },
			{ status: 500 },
			{ status: 400, json: { email: ['Words of the server'] } },
		],
	})
	await show(accountRoutes, '/login?mode=forgot')
	await button('Send reset link').click()
	await expect.element(field('Email')).toHaveAccessibleDescription(expect.stringContaining('Email address is required'))
	await field('Email').fill('abc')
	await button('Send reset link').click()
	await expect.element(field('Email')).toHaveAccessibleDescription(expect.stringContaining('Invalid email address'))
	expect(calls).toEqual([])
	await field('Email').fill('meera@pahiya.test')
	await button('Send reset link').click()
	await expect.element(said('Please wait 55 minutes before requesting another email.')).toBeVisible()
	await button('Send reset link').click()
	await expect.element(said(/What you typed is still here/)).toBeVisible()
	await button('Send reset link').click()
	await expect.element(field('Email')).toHaveAccessibleDescription(expect.stringContaining('Words of the server'))
	await expect.element(field('Email')).toHaveValue('meera@pahiya.test')
})

test('a reset link that cannot be used says so in the words of the server and offers a new one (A.ACC-66, A.ACC-68)', async () => {
	serverAnswers({
		'POST /accounts/password-reset/some-token/': [
			{ status: 429, json: { detail: 'Too often.' }, headers: { 'retry-after': '600' } },
			{ status: 400, json: { token: ['Invalid password reset link'] } },
			{ status: 400, json: { password: ['This password is too common. Please choose another.'] } },
			{ status: 500 },
			{ status: 500 },
			{ status: 400, json: {} },
		],
	})
	await show(accountRoutes, '/reset-password/some-token')
	await field('New password').fill('Monsoon-Road-7')
	await field('Confirm new password').fill('Monsoon-Road-7')
	await button('Reset Password').click()
	await expect.element(said('Too many attempts. Please try again in 10 minutes.')).toBeVisible()
	await button('Reset Password').click()
	await expect.element(said('Invalid password reset link')).toBeVisible()
	await expect.element(field('Confirm new password')).toHaveValue('Monsoon-Road-7')
	await button('Reset Password').click()
	await expect.element(field('New password')).toHaveAccessibleDescription(expect.stringContaining('This password is too common'))
	await button('Reset Password').click()
	await expect.element(said('Failed to reset password')).toBeVisible()
	await button('Reset Password').click()
	await page.getByRole('link', { name: 'Request a new link' }).click()
	await expect.element(headingOf('Forgot Password')).toBeVisible()
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
