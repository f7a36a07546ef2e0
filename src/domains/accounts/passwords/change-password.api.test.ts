import { afterEach, describe, expect, test, vi } from 'vitest'
import { now } from '#platform/clock.ts'
import * as passwords from '#platform/passwords/hash-password.ts'
import { passSeconds } from '../../../../tests/support/pass-seconds.ts'
import { refresh, statusOfWrite } from '../../../../tests/support/session-calls.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { aKey, useTestApp } from '../../../../tests/support/test-app.ts'

vi.mock('#platform/passwords/hash-password.ts', { spy: true })
afterEach(() => {
	vi.mocked(passwords.passwordMatches).mockReset()
	vi.mocked(passwords.hashPassword).mockReset()
})

// Time stands still between the steps, however slow the machine is.
vi.useFakeTimers({ toFake: ['Date'] })
const app = useTestApp({ clock: '2026-11-21T06:00:00Z' })

const oldPassword = 'Rider@2026'
const newPassword = 'Monsoon-Road-7'
const change = (access: string | undefined, body: object, headers: Record<string, string> = {}) =>
	app.call('POST', '/accounts/change-password/', { body, headers, ...(access !== undefined && { access }) })
const right = { old_password: oldPassword, new_password: newPassword }
const login = (email: string, password: string) => app.call('POST', '/accounts/login/', { body: { email, password } })
type Tokens = { access: string; refresh: string }

const tokensOf = ({ body }: { body: unknown }) => (body as { tokens: Tokens }).tokens

/** Somebody logged in, with the demo customer's password. */
async function aRider(role: 'customer' | 'staff' = 'customer') {
	const person = await signIn(app, { role })
	await app.sql(`update users set password_hash = (select password_hash from users where email = 'rider@pahiya.test') where id = $1`, [
		person.id,
	])
	return person
}
/** Another device of the same person. */
async function anotherDevice({ email }: { email: string }) {
	return tokensOf(await login(email, oldPassword))
}

describe('changing the password', () => {
	test('asks for the current one; then the new one logs in and the old does not (A.ACC-81, A.API-16, A.R-18)', async () => {
		const { email, access } = await aRider()
		const reply = await change(access, { ...right, confirm_password: newPassword })
		expect(reply).toMatchObject({
			status: 200,
			body: { message: 'Password changed successfully', tokens: { access: expect.any(String), refresh: expect.any(String) } },
		})
		expect((await login(email, oldPassword)).status).toBe(401)
		expect((await login(email, newPassword)).status).toBe(200)
	})

	test('keeps this session, with new tokens in reply and cookie, and ends the others at once (A.R-18, A.E-07, D-11)', async () => {
		const person = await aRider()
		const other = await anotherDevice(person)
		expect(await statusOfWrite(app, other.access)).toBe(200)
		const reply = await change(person.access, right)
		const tokens = tokensOf(reply)
		expect(reply.headers['set-cookie']).toBe(
			`refresh_token=${tokens.refresh}; Max-Age=2592000; Path=/api/accounts/; HttpOnly; SameSite=Strict`,
		)
		expect(await statusOfWrite(app, tokens.access)).toBe(200)
		expect((await refresh(app, tokens.refresh)).status).toBe(200)
		expect(await statusOfWrite(app, person.access)).toBe(401)
		expect(await statusOfWrite(app, other.access)).toBe(401)
		expect((await refresh(app, other.refresh)).status).toBe(401)
		expect(await app.sql('select 1 from sessions where user_id = $1 and ended_at is null', [person.id])).toHaveLength(1)
	})

	test('leaves a tab that still has the older refresh token 30 seconds; whoever copied one is then shut out (A.R-13, A.R-18)', async () => {
		const [tab, copied] = [await aRider(), await aRider()]
		await change(tab.access, right)
		passSeconds(29)
		const { status, body } = await refresh(app, tab.refresh)
		expect(status).toBe(200)
		expect(await statusOfWrite(app, (body as unknown as Tokens).access)).toBe(200)
		const kept = tokensOf(await change(copied.access, right))
		passSeconds(30)
		expect((await refresh(app, copied.refresh)).status).toBe(401)
		expect((await refresh(app, kept.refresh)).status).toBe(200)
	})

	test('takes current_password and confirmPassword too; the confirmation may be left out (A.R-18)', async () => {
		const { access, email } = await aRider()
		const body = { current_password: oldPassword, new_password: newPassword, confirmPassword: newPassword }
		expect((await change(access, body)).status).toBe(200)
		expect((await login(email, newPassword)).status).toBe(200)
	})

	test('is for somebody of the company just the same (A.E-04)', async () => {
		const { access, email } = await aRider('staff')
		expect((await change(access, right)).status).toBe(200)
		expect((await login(email, newPassword)).body).toMatchObject({ user: { role: 'staff' } })
	})

	test('mails the owner once (A.R-18)', async () => {
		const { access, email } = await aRider()
		await change(access, right)
		await app.work()
		await app.workAgain('tell-password-changed')
		await app.work()
		const mails = await app.sql<{ subject: string; text: string }>('select subject, text from outbox where "to" = $1', [email])
		expect(mails.map(({ subject }) => subject)).toEqual(['Your password for Pahiya was changed'])
		expect(mails[0]?.text).toContain('http://127.0.0.1:3000/login?mode=forgot')
	})

	test('sent twice with one key is done once; the repetition carries no tokens and none are stored (D-19, A.E-08)', async () => {
		const { access } = await aRider()
		const headers = { 'idempotency-key': aKey() }
		const first = await change(access, right, headers)
		const tokens = tokensOf(first)
		const second = await change(tokens.access, right, headers)
		expect({ status: second.status, body: second.body }).toEqual({ status: 200, body: { message: 'Password changed successfully' } })
		const stored = JSON.stringify(await app.sql('select * from repeatable_calls'))
		for (const secret of [tokens.access, tokens.refresh, oldPassword, newPassword]) expect(stored).not.toContain(secret)
		expect((await change(tokens.access, { ...right, new_password: 'Another-Road-8' }, headers)).status).toBe(422)
	})
})

describe('a change of password is refused', () => {
	test('without a login, or with one that was ended (B.API-03, D-11)', async () => {
		expect((await change(undefined, right)).status).toBe(401)
		const { access, id, email } = await aRider()
		await app.sql('update sessions set ended_at = $2 where user_id = $1', [id, now()])
		expect((await change(access, right)).status).toBe(401)
		expect((await login(email, oldPassword)).status).toBe(200)
	})

	test.each([
		[{}, { old_password: ['This field is required'], new_password: ['Password must be at least 8 characters'] }],
		[
			{ new_password: 'Password1', confirm_password: 'x' },
			{
				old_password: ['This field is required'],
				new_password: ['This password is too common. Please choose another.'],
				confirm_password: ["Passwords don't match"],
			},
		],
		[{ new_password: newPassword }, { old_password: ['This field is required'] }],
		[{ old_password: '', new_password: newPassword }, { old_password: ['This field is required'] }],
		[{ ...right, old_password: 'Rider@2027' }, { old_password: ['Current password is incorrect'] }],
		[{ ...right, old_password: 'x'.repeat(200) }, { old_password: ['Current password is incorrect'] }],
		[{ ...right, old_password: 7 }, { old_password: ['This must be a text.'] }],
		[{ ...right, new_password: 'Abc1' }, { new_password: ['Password must be at least 8 characters'] }],
		[{ ...right, new_password: 'abcdefg1' }, { new_password: ['Password must contain at least one uppercase letter'] }],
		[{ ...right, new_password: 'ABCDEFG1' }, { new_password: ['Password must contain at least one lowercase letter'] }],
		[{ ...right, new_password: 'Abcdefgh' }, { new_password: ['Password must contain at least one number'] }],
		[{ ...right, new_password: `A1${'b'.repeat(127)}` }, { new_password: ['Password must be at most 128 characters'] }],
		[{ ...right, new_password: 'Password1' }, { new_password: ['This password is too common. Please choose another.'] }],
		[{ ...right, confirm_password: 'x' }, { confirm_password: ["Passwords don't match"] }],
		[{ ...right, confirmPassword: 'x' }, { confirm_password: ["Passwords don't match"] }],
	])('at its field, and nothing changes: %j (A.ACC-81, A.R-18, A.E-04, A.E-18, D-50)', async (body, fields) => {
		const { access, email, refresh: token } = await aRider()
		const reply = await change(access, body)
		expect({ status: reply.status, body: reply.body }).toEqual({ status: 400, body: fields })
		expect(await statusOfWrite(app, access)).toBe(200)
		expect((await refresh(app, token)).status).toBe(200)
		expect((await login(email, oldPassword)).status).toBe(200)
	})

	test('for an account without a password, which is told what to do (A.R-18)', async () => {
		const { access } = await signIn(app)
		expect(await change(access, right)).toMatchObject({
			status: 400,
			body: { old_password: ['This account has no password yet. Please use Forgot Password to set one.'] },
		})
	})

	test('after five wrong ones, like a login and together with it, so that a borrowed phone cannot guess (A.E-01, A.R-06)', async () => {
		vi.mocked(passwords.passwordMatches).mockImplementation(async (hash, text) => hash !== null && text === oldPassword)
		const { access, email } = await aRider()
		expect((await login(email, 'Rider@2027')).status).toBe(401)
		const wrong = { ...right, old_password: 'Rider@2027' }
		const replies = await Promise.all(Array.from({ length: 20 }, () => change(access, wrong)))
		expect(replies.filter(({ status }) => status === 400)).toHaveLength(4)
		expect(replies.filter(({ status }) => status === 429)).toHaveLength(16)
		expect(await change(access, right)).toMatchObject({
			status: 429,
			body: { detail: 'Too many attempts. Please try again in 15 minutes.' },
			headers: { 'retry-after': '900' },
		})
		expect((await login(email, oldPassword)).status).toBe(429)
		passSeconds(900)
		expect((await change(access, right)).status).toBe(200)
	})

	test('to the second of two at once: one password is set, and its tokens count (A.E-07)', async () => {
		const { access, email } = await aRider()
		const wanted = ['Monsoon-Road-71', 'Monsoon-Road-72']
		const replies = await Promise.all(wanted.map((new_password) => change(access, { ...right, new_password })))
		const statuses = replies.map(({ status }) => status)
		expect(statuses.filter((status) => status === 200)).toHaveLength(1)
		expect([400, 401]).toContain(statuses.find((status) => status !== 200))
		const winner = statuses.indexOf(200)
		expect((await login(email, wanted[winner] ?? '')).status).toBe(200)
		for (const reply of replies.filter(({ status }) => status === 200)) expect(await statusOfWrite(app, tokensOf(reply).access)).toBe(200)
	})

	test('nobody is logged out by a refresh of the same session at that moment (A.E-07, A.R-13)', async () => {
		vi.mocked(passwords.hashPassword).mockResolvedValue('$argon2id$of-the-new-password')
		vi.mocked(passwords.passwordMatches).mockImplementation(async (hash) => hash !== null)
		for (let round = 0; round < 3; round += 1) {
			const person = await aRider()
			const [changed, ...refreshed] = await Promise.all([
				change(person.access, right),
				...Array.from({ length: 10 }, () => refresh(app, person.refresh)),
			])
			expect(changed.status).toBe(200)
			expect(refreshed.map(({ status }) => status)).toEqual(Array(10).fill(200))
			const tokens = tokensOf(changed)
			expect(await statusOfWrite(app, tokens.access)).toBe(200)
			// Whichever reply came last is in the browser's cookie: each of them goes on.
			expect((await refresh(app, tokens.refresh)).status).toBe(200)
			for (const { body } of refreshed.slice(0, 3)) {
				const again = await refresh(app, (body as unknown as Tokens).refresh)
				expect(again.status).toBe(200)
				expect(await statusOfWrite(app, (again.body as unknown as Tokens).access)).toBe(200)
			}
		}
	})
})
