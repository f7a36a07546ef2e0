import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { now } from '#platform/clock.ts'
import * as passwords from '#platform/passwords/hash-password.ts'
import { passSeconds } from '../../../../tests/support/pass-seconds.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

vi.mock('#platform/passwords/hash-password.ts', { spy: true })
afterEach(() => vi.mocked(passwords.passwordMatches).mockReset())

// Time stands still between the steps, however slow the machine is.
vi.useFakeTimers({ toFake: ['Date'] })
const app = useTestApp({ clock: '2026-11-21T06:00:00Z' })
const login = (email: unknown, password: unknown = 'Rider@2026') => app.call('POST', '/accounts/login/', { body: { email, password } })
const right = 'Rider@2026'
const wrong = 'Rider@2027'

let people = 0
/** An account with the demo customer's password. */
async function anAccount({ verified = true, active = true, social = false } = {}) {
	people += 1
	const email = `login${people}@example.in`
	await app.sql(
		`insert into users (email, username, password_hash, is_active, email_verified_at, created_at)
		select $1, $2, case when $3 then null else password_hash end, $4, case when $5 then $6::timestamptz end, $6 from users where email = 'rider@pahiya.test'`,
		[email, `login${people}`, social, active, verified, now()],
	)
	return email
}
const fail = async (email: string, times: number) => {
	for (let time = 0; time < times; time += 1) expect((await login(email, wrong)).status).toBe(401)
}
const words = (text: string) => ({ detail: text, error: text, message: text })

describe('logging in', () => {
	test('answers the user, both tokens and whether it is the first login, and hands the browser its cookie (A.ACC-12, A.ACC-13, A.API-06, D-09)', async () => {
		const email = await anAccount()
		const first = await login(` ${email.toUpperCase()} `)
		expect(first.status).toBe(200)
		expect(first.body).toEqual({
			user: {
				id: expect.any(Number),
				email,
				username: expect.any(String),
				name: '',
				role: 'customer',
				is_staff: false,
				created_at: expect.any(String),
			},
			tokens: { access: expect.any(String), refresh: expect.any(String) },
			is_first_login: true,
		})
		const { tokens } = first.body as unknown as { tokens: { access: string; refresh: string } }
		expect(first.headers['set-cookie']).toBe(
			`refresh_token=${tokens.refresh}; Max-Age=2592000; Path=/api/accounts/; HttpOnly; SameSite=Strict`,
		)
		expect((await app.call('GET', '/accounts/profile/', { access: tokens.access })).status).toBe(200)
		expect((await login(email)).body).toMatchObject({ is_first_login: false })
	})

	test('of many first logins at once exactly one is the first (A.R-16)', async () => {
		const email = await anAccount()
		const answers = await Promise.all(Array.from({ length: 4 }, () => login(email)))
		expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200))
		expect(answers.filter(({ body }) => body.is_first_login === true)).toHaveLength(1)
	})

	test('the demo logins work and tell their role (D-04, D-20)', async () => {
		for (const [role, password] of [
			['rider', right],
			['tech', 'Tech@2026'],
			['staff', 'Staff@2026'],
			['admin', 'Admin@2026'],
		] as const) {
			const { body } = await login(`${role}@pahiya.test`, password)
			expect(body).toMatchObject({ user: { is_staff: role !== 'rider' } })
		}
	})

	test('the password is the one that was typed at signup, in whatever Unicode form (A.E-04)', async () => {
		const email = await anAccount()
		await app.sql('update users set password_hash = $1 where email = $2', [await passwords.hashPassword('Räder2026'), email])
		expect((await login(email, 'Räder2026'.normalize('NFD'))).status).toBe(200)
	})

	test.each([
		[{ email: 'abc', password: right }, { email: ['Invalid email address'] }],
		[{ password: right }, { email: ['Invalid email address'] }],
		[{ email: 'a@b.in', password: '1234567' }, { password: ['Password must be at least 8 characters'] }],
		[{ email: 'a@b.in' }, { password: ['Password must be at least 8 characters'] }],
		[{ email: 'a@b.in', password: 12345678 }, { password: ['This must be a text.'] }],
		[{ provider: 'facebook' }, { provider: ['This sign-in provider is not known.'] }],
	])('nonsense is refused at its field: %j (A.R-15, A.E-18)', async (body, fields) => {
		expect(await app.call('POST', '/accounts/login/', { body })).toMatchObject({ status: 400, body: fields })
	})
})

describe('a login that is refused', () => {
	test('tells the same for a wrong password, an unknown address and an account without a password, after the same work (A.R-08, A.E-03)', async () => {
		const statements = []
		for (const email of [await anAccount(), 'nobody@example.in', await anAccount({ social: true })]) {
			app.statements()
			expect(await login(email, wrong)).toMatchObject({ status: 401, body: words('Invalid email or password.') })
			statements.push(app.statements().join('\n'))
		}
		expect(new Set(statements).size).toBe(1)
		expect(passwords.passwordMatches).toHaveBeenCalledTimes(3)
	})

	test('of an unverified account says so only to who knows the password (A.ACC-22, A.R-08, A.E-05)', async () => {
		const email = await anAccount({ verified: false })
		expect(await login(email, wrong)).toMatchObject({ status: 401, body: words('Invalid email or password.') })
		const told = 'Please verify your email address before logging in.'
		expect(await login(email)).toMatchObject({ status: 403, body: { ...words(told), code: 'email_not_verified' } })
		expect(await app.sql('select 1 from sessions s join users u on u.id = s.user_id where u.email = $1', [email])).toEqual([])
	})

	test('of a disabled account says so only to who knows the password (A.R-08, A.E-05)', async () => {
		const email = await anAccount({ active: false })
		expect((await login(email, wrong)).status).toBe(401)
		expect(await login(email)).toMatchObject({ status: 403, body: { code: 'account_disabled' } })
	})

	test('because the address is unverified does not count as a failure (D-40)', async () => {
		const email = await anAccount({ verified: false })
		for (let time = 0; time < 7; time += 1) expect((await login(email)).status).toBe(403)
	})
})

describe('five wrong passwords lock an address', () => {
	// What is counted is no matter of how passwords are kept; so many at once meet in the database at the same moment.
	beforeEach(() => {
		vi.mocked(passwords.passwordMatches).mockImplementation(async (hash, text) => hash !== null && text === right)
	})

	test('for 15 minutes, also to the right password, and the reply says for how long (A.ACC-21, A.R-06, A.R-07, A.E-01, A.CONST-04)', async () => {
		const email = await anAccount()
		await fail(email, 5)
		expect(await login(email)).toMatchObject({
			status: 429,
			body: words('Too many attempts. Please try again in 15 minutes.'),
			headers: { 'retry-after': '900' },
		})
		passSeconds(899)
		expect(await login(email)).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
		passSeconds(1)
		expect((await login(email)).status).toBe(200)
	})

	test('and a locked address is not hashed for (D-41)', async () => {
		const email = await anAccount()
		await fail(email, 5)
		vi.mocked(passwords.passwordMatches).mockClear()
		expect((await login(email)).status).toBe(429)
		expect(passwords.passwordMatches).not.toHaveBeenCalled()
	})

	test('trying during the lock does not make it longer (A.E-02)', async () => {
		const email = await anAccount()
		await fail(email, 5)
		for (let minute = 0; minute < 14; minute += 1) {
			passSeconds(60)
			expect((await login(email, wrong)).status).toBe(429)
		}
		passSeconds(60)
		expect((await login(email)).status).toBe(200)
	})

	test('an address that nobody has just the same (A.R-06, A.E-01)', async () => {
		await fail('ghost@example.in', 5)
		expect(await login('GHOST@example.in')).toMatchObject({ status: 429, headers: { 'retry-after': '900' } })
	})

	test('a login in between, or 15 quiet minutes, begin the count anew (A.ACC-20, A.E-02)', async () => {
		const email = await anAccount()
		await fail(email, 4)
		expect((await login(email)).status).toBe(200)
		await fail(email, 4)
		passSeconds(900)
		await fail(email, 4)
		expect((await login(email)).status).toBe(200)
	})

	test('after the lock five further tries are free before the next (A.R-06)', async () => {
		const email = await anAccount()
		await fail(email, 5)
		passSeconds(901)
		await fail(email, 5)
		expect((await login(email, wrong)).status).toBe(429)
	})

	test('of twenty wrong tries at once exactly five are answered 401 and the rest are locked out (A.R-06, A.E-01)', async () => {
		for (const email of [await anAccount(), 'phantom@example.in']) {
			const answers = await Promise.all(Array.from({ length: 20 }, () => login(email, wrong)))
			expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
			expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
			expect((await login(email)).status).toBe(429)
		}
	})

	test('and nobody else (A.E-01)', async () => {
		const [email, other] = [await anAccount(), await anAccount()]
		await fail(email, 5)
		expect((await login(other)).status).toBe(200)
	})
})
