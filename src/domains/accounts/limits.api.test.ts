import { expect, test } from 'vitest'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

const app = useTestApp({ rateLimits: true })

test.each([
	['signup', 20],
	['resend-verification', 30],
	['login', 60],
	['password-reset', 30],
	['password-reset/nothing-like-it', 30],
])('%s takes %i calls from one address, then asks to wait (A.E-10, A.R-06, A.R-09, D-39)', async (name, most) => {
	const call = () => app.call('POST', `/accounts/${name}/`, { body: {} })
	for (let time = 0; time < most; time += 1) expect((await call()).status).toBe(400)
	const { status, headers, body } = await call()
	expect(status).toBe(429)
	expect(Number(headers['retry-after'])).toBeGreaterThan(0)
	expect(body.detail).toBe('Too many requests. Please wait a moment and try again.')
})

test('a profile takes 120 changes an hour from one address, which may each bring a photo (D-39)', async () => {
	const { access } = await signIn(app)
	const change = () => app.call('PATCH', '/accounts/profile/', { body: {}, access })
	for (let time = 0; time < 120; time += 1) expect((await change()).status).toBe(200)
	expect(await change()).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
})
