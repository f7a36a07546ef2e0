import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { keepLogin } from './support/a-cart.ts'
import { accountRoutes } from './support/account-routes.tsx'
import { addressOf, button, field, headingOf, said, serverAnswers, show, told } from './support/show.tsx'

const reset = 'POST /accounts/password-reset/some-token/'
const monsoon = 'Monsoon-Road-7'

async function fillNew(password: string, again = password) {
	await field('New password').fill(password)
	await field('Confirm new password').fill(again)
}

test('forgot password is a mode of the login screen that takes the e-mail along, and answers whoever asks alike (A.ACC-01, A.ACC-02, A.ACC-05, A.ACC-35, A.ACC-37)', async () => {
	const calls = serverAnswers({ 'POST /accounts/password-reset/': [{ json: {} }] })
	const router = await show(accountRoutes, '/login')
	await field('Email').fill('meera@pahiya.test')
	await page.getByRole('link', { name: 'Forgot Password' }).click()
	await expect.element(headingOf('Forgot Password')).toHaveFocus()
	expect(addressOf(router)).toBe('/login?mode=forgot')
	expect(document.title).toBe('Forgot Password · Pahiya')
	await expect.element(field('Email')).toHaveValue('meera@pahiya.test')
	await button('Send reset link').dblClick()
	await expect.element(page.getByText('Password reset link sent to your email!')).toBeVisible()
	await expect.element(told('If meera@pahiya.test has an account, the link is on its way.')).toBeVisible()
	expect(calls.map(({ body }) => body)).toEqual([{ email: 'meera@pahiya.test' }])
	await router.navigate(-1)
	await expect.element(headingOf('Login')).toBeVisible()
})

test('forgot password is open to somebody who is logged in, with the way back to the profile (A.R-18)', async () => {
	keepLogin()
	const router = await show(accountRoutes, '/login?mode=forgot')
	await expect.element(headingOf('Forgot Password')).toBeVisible()
	await expect.element(field('Email')).toHaveValue('asha@example.in')
	await page.getByRole('link', { name: 'Back to your profile' }).click()
	await expect.poll(() => addressOf(router)).toBe('/profile')
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

test('a new password is sent once, ends the session of this browser and leads to the login after three seconds (A.ACC-64, A.ACC-69..71, A.LAYOUT-15, A.LAYOUT-16, A.CONST-16, A.R-21)', async () => {
	keepLogin()
	const calls = serverAnswers({ [reset]: [{ json: {} }], 'POST /accounts/logout/': [{ json: {} }] })
	const router = await show(accountRoutes, '/reset-password/some-token')
	await expect.element(headingOf('Reset Password')).toBeVisible()
	await expect.element(page.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login')
	await expect.element(field('New password')).toHaveAttribute('autocomplete', 'new-password')
	await expect.element(field('New password')).toHaveAttribute('minlength', '8')
	await fillNew(monsoon)
	await expect.element(page.getByRole('listitem').filter({ hasText: /: met$/ })).toHaveLength(5)
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	await button('Reset Password').dblClick()
	await expect.element(told('Password has been reset successfully!')).toBeVisible()
	expect(addressOf(router)).toBe('/password-reset-confirmation')
	const sent = calls.filter(({ address }) => address === reset)
	expect(sent).toMatchObject([{ body: { token: 'some-token', password: monsoon, confirm_password: monsoon } }])
	expect([localStorage.getItem('accessToken'), localStorage.getItem('signedIn')]).toEqual([null, null])
	await vi.advanceTimersByTimeAsync(2_500)
	expect(addressOf(router)).toBe('/password-reset-confirmation')
	await vi.advanceTimersByTimeAsync(500)
	expect(addressOf(router)).toBe('/login')
})

test('a new password follows the rules of signup, and both fields must be the same (A.ACC-31, A.ACC-67)', async () => {
	const calls = serverAnswers({})
	await show(accountRoutes, '/reset-password/some-token')
	for (const [typed, words] of [
		['', 'Password must be at least 8 characters'],
		['abcdefg1', 'Password must contain at least one uppercase letter'],
		['ABCDEFG1', 'Password must contain at least one lowercase letter'],
		['Abcdefgh', 'Password must contain at least one number'],
	] as const) {
		await field('New password').fill(typed)
		await button('Reset Password').click()
		await expect.element(field('New password')).toHaveAccessibleDescription(expect.stringContaining(words))
		await expect.element(field('New password')).toHaveFocus()
	}
	await fillNew(monsoon, 'Monsoon-Road-8')
	await button('Reset Password').click()
	await expect.element(field('Confirm new password')).toHaveAccessibleDescription(expect.stringContaining("Passwords don't match"))
	await field('New password').fill('Monsoon-Road-8')
	await expect.element(page.getByText("Passwords don't match")).not.toBeInTheDocument()
	expect(calls).toEqual([])
})

test('a new password whose first answer is lost is sent again under the same key, and has worked (A.E-06, B.R-45)', async () => {
	const calls = serverAnswers({ [reset]: ['away', { json: {} }] })
	await show(accountRoutes, '/reset-password/some-token')
	await fillNew(monsoon)
	await button('Reset Password').click()
	await expect.element(headingOf('New password')).toBeVisible()
	expect(calls.map(({ key }) => key)).toEqual([expect.any(String), calls[0]?.key])
})

test.for(['/reset-password', '/reset-password/undefined', '/reset-password/%20', '/reset-password?token='])(
	'%s is an invalid link and asks for nothing (A.ACC-65, A.ACC-66, A.R-20)',
	async (path) => {
		const calls = serverAnswers({})
		await show(accountRoutes, path)
		await expect.element(headingOf('Invalid Link')).toBeVisible()
		await expect.element(said('Invalid or missing password reset token')).toBeVisible()
		await expect.element(page.getByRole('region', { name: 'Messages' }).getByText('Invalid password reset link')).toBeVisible()
		expect(calls).toEqual([])
	},
)

test('an invalid link takes the whole one from the mail; as ?token= it is good too (A.R-20)', async () => {
	const router = await show(accountRoutes, '/reset-password')
	await button('Open the link').click()
	await expect.element(field('The link from the mail')).toHaveAccessibleDescription(expect.stringContaining('Reset token is missing'))
	await field('The link from the mail').fill('https://pahiya.example/reset-password/ab-CD_ 12')
	await button('Open the link').click()
	await expect.element(field('New password')).toBeVisible()
	expect(addressOf(router)).toBe('/reset-password/ab-CD_12')
	await router.navigate('/reset-password')
	await expect.element(headingOf('Invalid Link')).toBeVisible()
	await router.navigate('/reset-password?token=some-token')
	await expect.element(field('New password')).toBeVisible()
})
