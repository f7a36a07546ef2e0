import { expect, test } from 'vitest'
import { signIn } from '../../../tests/support/sign-in.ts'
import { aKey, useTestApp } from '../../../tests/support/test-app.ts'

const app = useTestApp({ rateLimits: true })
const words = 'Too many requests. Please wait a moment and try again.'
const password = 'Sawaari2026'
const post = (name: string, body: object) => app.call('POST', `/accounts/${name}/`, { body })

test('signup counts accounts that were made, not forms that were refused (A.E-10, A.R-09, D-57)', async () => {
	for (let time = 0; time < 70; time += 1) expect((await post('signup', {})).status).toBe(400)
	const rider = { username: 'behind_one_address', email: 'behind@pahiya.test', password }
	expect((await post('signup', rider)).status).toBe(201)
})

test('login takes 60 failures in 15 minutes from one address; what succeeds never counts (A.R-06, A.E-10, D-57)', {
	timeout: 60_000,
}, async () => {
	const logIn = () => post('login', { email: 'admin@pahiya.test', password: 'Admin@2026' })
	for (let time = 0; time < 5; time += 1) expect((await logIn()).status).toBe(200)
	for (let time = 0; time < 60; time += 1)
		expect((await post('login', { email: `nobody${time}@pahiya.test`, password: 'Wrong2026' })).status).toBe(401)
	expect(await logIn()).toMatchObject({ status: 429, body: { detail: words }, headers: { 'retry-after': expect.any(String) } })
})

test.each(['password-reset', 'resend-verification'])(
	'%s mails to 120 addresses an hour for one place (A.E-10, A.R-10, D-57)',
	async (name) => {
		for (let time = 0; time < 130; time += 1) expect((await post(name, {})).status).toBe(400)
		for (let time = 0; time < 120; time += 1) expect((await post(name, { email: `${aKey()}@pahiya.test` })).status).toBe(200)
		expect((await post(name, { email: `${aKey()}@pahiya.test` })).status).toBe(429)
	},
)

test('a reset link is guessed 60 times an hour from one address (A.E-10)', async () => {
	const guess = () => post('password-reset/nothing-like-it', { password, confirm_password: password })
	for (let time = 0; time < 60; time += 1) expect((await guess()).status).toBe(400)
	expect((await guess()).status).toBe(429)
})

test('a profile takes 120 changes an hour of one account, whoever else is behind its address (D-39, D-57)', async () => {
	const [busy, other] = [await signIn(app), await signIn(app)]
	const change = ({ access }: { access: string }) => app.call('PATCH', '/accounts/profile/', { body: {}, access })
	for (let time = 0; time < 120; time += 1) expect((await change(busy)).status).toBe(200)
	expect(await change(busy)).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
	expect((await change(other)).status).toBe(200)
})
