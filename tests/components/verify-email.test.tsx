import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { accountRoutes } from './support/account-routes.tsx'
import { addressOf, button, field, headingOf, said, serverAnswers, show, told } from './support/show.tsx'

const verify = 'GET /accounts/verify-email/some-token/'

test.for([{ status: 200, json: {} }, { status: 204 }])('an answer of $status counts as verified (A.ACC-53)', async (reply) => {
	serverAnswers({ [verify]: [reply] })
	await show(accountRoutes, '/verify-email/some-token')
	await expect.element(headingOf('Email verified')).toBeVisible()
})

test('the login that follows knows the address (A.ACC-54)', async () => {
	serverAnswers({ [verify]: [{ json: { message: 'Email verified successfully!', email: 'meera@pahiya.test' } }] })
	await show(accountRoutes, '/verify-email/some-token')
	await page.getByRole('link', { name: 'Go to Login' }).click()
	await expect.element(field('Email')).toHaveValue('meera@pahiya.test')
})

test.for([
	{ reply: { status: 400, json: { error: 'This link was replaced by a newer one.' } }, words: 'This link was replaced by a newer one.' },
	{ reply: { status: 400 }, words: 'Verification link has expired or is invalid. Please request a new one.' },
	{ reply: { status: 500 }, words: 'Failed to verify email. Please try again or contact support.' },
	{ reply: { status: 504 }, words: 'Request timed out. The server might be busy. Please try again later.' },
])('a link that cannot be checked says why: $words (A.ACC-59..61)', async ({ reply, words }) => {
	serverAnswers({ [verify]: [reply] })
	await show(accountRoutes, '/verify-email/some-token')
	await expect.element(said(words)).toBeVisible()
})

test('verifies once when it opens and goes to the login after two seconds (A.ACC-52, A.ACC-54, A.LAYOUT-14)', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	const calls = serverAnswers({ [verify]: [{ json: { message: 'Email verified successfully!' } }] })
	const router = await show(accountRoutes, '/verify-email/some-token')
	await expect.element(page.getByText('Email verified successfully!')).toBeVisible()
	await expect.element(page.getByRole('link', { name: 'Go to Login' })).toBeVisible()
	expect(calls).toHaveLength(1)
	await vi.advanceTimersByTimeAsync(1_500)
	expect(addressOf(router)).toBe('/verify-email/some-token')
	await vi.advanceTimersByTimeAsync(500)
	expect(addressOf(router)).toBe('/login')
})

test('an unknown link says so and offers a new link or the login (A.ACC-55..58)', async () => {
	serverAnswers({ [verify]: [{ status: 404, json: { detail: 'Not found.' } }] })
	const router = await show(accountRoutes, '/verify-email/some-token')
	await expect.element(page.getByText('Email verification failed')).toBeVisible()
	await expect.element(said('Invalid verification link or link has expired')).toBeVisible()
	await page.getByRole('link', { name: 'Back to Login' }).click()
	await expect.element(headingOf('Login')).toBeVisible()
	await router.navigate(-1)
	await page.getByRole('link', { name: 'Request New Verification Link' }).click()
	await expect.element(headingOf('Resend verification')).toBeVisible()
})

test('without an answer it can be tried again (A.ACC-61)', async () => {
	serverAnswers({ [verify]: ['away', { json: {} }] })
	await show(accountRoutes, '/verify-email/some-token')
	await expect.element(said('Failed to verify email. Please try again or contact support.')).toBeVisible()
	await button('Try again').click()
	await expect.element(headingOf('Email verified')).toBeVisible()
})

test('an answer that takes longer than 15 seconds says that the server might be busy (A.ACC-60, A.CONST-01)', async () => {
	const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new DOMException('late', 'TimeoutError')))
	serverAnswers({ [verify]: ['never'] })
	await show(accountRoutes, '/verify-email/some-token')
	await expect.element(said('Request timed out. The server might be busy. Please try again later.')).toBeVisible()
	expect(timeout).toHaveBeenCalledWith(15_000)
})

test.for(['/undefined', '/%20', '?token='])('without a token, as %s, says so and asks for nothing (A.ACC-62, A.R-20)', async (token) => {
	const calls = serverAnswers({})
	await show(accountRoutes, `/verify-email${token}`)
	await expect.element(said('Verification token is missing')).toBeVisible()
	expect(calls).toEqual([])
})

test('says why it could not send again; after a 429 it waits as long as the server says (A.ACC-49, A.R-02)', async () => {
	serverAnswers({
		'POST /accounts/resend-verification/': [
			{ status: 400, json: { detail: 'Words of the server' } },
			{ status: 500 },
			{ status: 429, json: { detail: 'Wait.' }, headers: { 'retry-after': '40' } },
		],
	})
	await show(accountRoutes, '/verify-email?email=meera@pahiya.test')
	await expect.element(page.getByText('in 60 s')).toBeVisible()
	vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
	await expect.element(button('Resend email')).toBeEnabled()
	await button('Resend email').click()
	await expect.element(told('Words of the server')).toBeVisible()
	await expect.element(button('Resend email')).toBeEnabled()
	await button('Resend email').click()
	await expect.element(told('Failed to resend verification email')).toBeVisible()
	await button('Resend email').click()
	await expect.element(page.getByText('in 40 s')).toBeVisible()
})

test('counts down a minute before it sends again, says that it did for three seconds, and counts again (A.ACC-43..45, A.ACC-48, A.ACC-50, A.CONST-15, A.CONST-23, A.LAYOUT-13, ux 108)', async () => {
	vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
	const calls = serverAnswers({ 'POST /accounts/resend-verification/': [{ json: {} }] })
	await show(accountRoutes, '/verify-email?email=meera@pahiya.test')
	const resend = page.getByRole('button', { name: /^Resend email/ })
	await expect.element(page.getByRole('main')).toMatchTextContent(/meera@pahiya\.test/)
	await expect.element(resend).toBeDisabled()
	await expect.element(resend).toMatchTextContent(/in (60|5\d) s/)
	await expect.element(told('You can ask for another email in 60 seconds.')).toBeInTheDocument()
	await vi.advanceTimersByTimeAsync(30_000)
	await expect.element(resend).toMatchTextContent(/in (30|2\d) s/)
	await resend.click({ force: true })
	expect(calls).toEqual([])
	await vi.advanceTimersByTimeAsync(30_000)
	await expect.element(resend).toBeEnabled()
	await expect.element(told('You can ask for another email now.')).toBeInTheDocument()
	await resend.click()
	await expect.element(told('Verification email has been resent!')).toBeVisible()
	await expect.element(resend).toMatchTextContent(/in (60|5\d) s/)
	expect(calls).toMatchObject([{ body: { email: 'meera@pahiya.test' } }])
	await vi.advanceTimersByTimeAsync(2_500)
	await expect.element(told('Verification email has been resent!')).toBeVisible()
	await vi.advanceTimersByTimeAsync(500)
	await expect.element(told('Verification email has been resent!')).not.toBeInTheDocument()
})

test('leads back to the login and home (A.ACC-46)', async () => {
	const router = await show(accountRoutes, '/verify-email?email=meera@pahiya.test')
	await page.getByRole('link', { name: 'Back to Login' }).click()
	await expect.element(headingOf('Login')).toBeVisible()
	await router.navigate(-1)
	await page.getByRole('link', { name: 'Return Home' }).click()
	await expect.poll(() => addressOf(router)).toBe('/')
})

test('without an e-mail says so and goes to the login after three seconds (A.ACC-47, A.CONST-16, ux 111)', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	const router = await show(accountRoutes, '/verify-email')
	await expect.element(headingOf('Missing Email')).toBeVisible()
	await expect.element(page.getByRole('link', { name: 'Back to Login' })).toBeVisible()
	await vi.advanceTimersByTimeAsync(2_500)
	expect(addressOf(router)).toBe('/verify-email')
	await vi.advanceTimersByTimeAsync(500)
	expect(addressOf(router)).toBe('/login')
})
