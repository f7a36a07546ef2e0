import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { accountRoutes } from './support/account-routes.tsx'
import { button, field, headingOf, said, serverAnswers, show, told } from './support/show.tsx'

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

test.for(['undefined', '%20'])('without a token, as %s, says so and asks for nothing (A.ACC-62, A.R-20)', async (token) => {
	const calls = serverAnswers({})
	await show(accountRoutes, `/verify-email/${token}`)
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
