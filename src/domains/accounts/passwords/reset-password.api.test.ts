import { afterEach, describe, expect, test, vi } from 'vitest'
import { now } from '#platform/clock.ts'
import * as passwords from '#platform/passwords/hash-password.ts'
import { passSeconds } from '../../../../tests/support/pass-seconds.ts'
import { refresh } from '../../../../tests/support/session-calls.ts'
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

const forgot = (email: unknown, headers: Record<string, string> = {}) =>
	app.call('POST', '/accounts/password-reset/', { body: { email }, headers })
const reset = (token: string, body: object = {}, headers: Record<string, string> = {}) =>
	app.call('POST', `/accounts/password-reset/${token}/`, { body: { password: newPassword, ...body }, headers })
const login = (email: string, password: string) => app.call('POST', '/accounts/login/', { body: { email, password } })
const words = (text: string) => ({ detail: text, error: text, message: text })

const oldPassword = 'Rider@2026'
const newPassword = 'Monsoon-Road-7'
const unusable = { status: 400, body: words('Invalid or missing password reset token') }
const done = { status: 200, body: { detail: 'Password has been reset successfully!' } }
const answered = { status: 200, body: { detail: 'If an account exists for this email, a reset link has been sent.' } }

let people = 0
/** An account with the demo customer's password. */
async function anAccount({ verified = true, active = true } = {}) {
	people += 1
	const email = `reset${people}@example.in`
	const [row] = await app.sql<{ id: number }>(
		`insert into users (email, username, password_hash, is_active, email_verified_at, created_at)
		select $1, $2, password_hash, $3, case when $4 then $5::timestamptz end, $5 from users where email = 'rider@pahiya.test' returning id`,
		[email, `reset${people}`, active, verified, now()],
	)
	return { email, id: row?.id ?? 0 }
}
async function mailsTo(email: string, subject = 'Choose a new password for %') {
	await app.work()
	return app.sql<{ text: string; html: string }>('select text, html from outbox where "to" = $1 and subject like $2 order by id', [
		email,
		subject,
	])
}
async function aLink(email: string) {
	await forgot(email)
	return /\/reset-password\/([\w-]+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? ''
}
const livingSessions = async (id: number) => (await app.sql('select 1 from sessions where user_id = $1 and ended_at is null', [id])).length

describe('asking for a reset link', () => {
	test('mails one link on the configured address, whatever the Host says, and keeps only the hash of its token (A.ACC-37, A.API-12, A.E-06)', async () => {
		const { email } = await anAccount()
		expect(await forgot(` ${email.toUpperCase()} `, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })).toMatchObject(answered)
		const queued = JSON.stringify(await app.sql('select * from queued_jobs'))
		expect(queued).toContain('send-asked-link')
		const mails = await mailsTo(email)
		expect(mails).toHaveLength(1)
		const token = /http:\/\/127\.0\.0\.1:3000\/reset-password\/([\w-]+)\n/.exec(mails[0]?.text ?? '')?.[1] ?? ''
		expect(token).toHaveLength(43)
		expect(mails[0]?.html).toContain(`http://127.0.0.1:3000/reset-password/${token}`)
		expect(JSON.stringify(mails)).not.toContain('evil')
		expect(JSON.stringify(await app.sql('select * from email_tokens')) + queued).not.toContain(token)
	})

	test('is answered alike, after the same work, for known, unverified, disabled and unknown addresses; disabled and unknown get no mail (A.ACC-37, A.R-10, A.E-09)', async () => {
		const [known, unverified, disabled] = [await anAccount(), await anAccount({ verified: false }), await anAccount({ active: false })]
		const statements = []
		for (const email of [known.email, unverified.email, disabled.email, 'nobody@example.in']) {
			app.statements()
			expect(await forgot(email)).toMatchObject(answered)
			statements.push(app.statements().join('\n'))
		}
		expect(new Set(statements).size).toBe(1)
		expect(statements[0]).not.toMatch(/"users"|"email_tokens"/)
		expect(await mailsTo(known.email)).toHaveLength(1)
		expect(await mailsTo(unverified.email)).toHaveLength(1)
		expect(await mailsTo(disabled.email)).toEqual([])
		expect(await mailsTo('nobody@example.in')).toEqual([])
	})

	test('is possible five times an hour for an address, known or not, in whatever case (A.R-10, A.E-10, D-46)', async () => {
		for (const email of [(await anAccount()).email, 'stranger@example.in']) {
			for (let time = 0; time < 5; time += 1) {
				expect(await forgot(time % 2 ? email.toUpperCase() : email)).toMatchObject(answered)
				passSeconds(60)
			}
			expect(await forgot(email)).toMatchObject({
				status: 429,
				body: words('Please wait 55 minutes before requesting another email.'),
				headers: { 'retry-after': '3300' },
			})
			passSeconds(3300)
			expect(await forgot(email)).toMatchObject(answered)
		}
	})

	test('twenty times at once passes five times and mails one link (A.R-10, A.E-10)', async () => {
		const { email } = await anAccount()
		const replies = await Promise.all(Array.from({ length: 20 }, () => forgot(email)))
		expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
		expect(replies.filter(({ status }) => status === 429)).toHaveLength(15)
		await app.work()
		expect(
			await app.sql(`select 1 from email_tokens t join users u on u.id = t.user_id where u.email = $1 and replaced_at is null`, [email]),
		).toHaveLength(1)
	})

	test.each([
		[undefined, 'Email address is required'],
		['  ', 'Email address is required'],
		['abc', 'Invalid email address'],
		['a@b.in,c@d.in', 'Invalid email address'],
		[['a@b.in'], 'This must be a text.'],
	])('needs an address: %j (A.ACC-36)', async (email, message) => {
		expect(await forgot(email)).toMatchObject({ status: 400, body: { email: [message] } })
	})

	test('for a Unicode twin of an address mails only the account that has it, at its own address (A.E-12)', async () => {
		const { email } = await anAccount()
		expect(await forgot(email.replace('reset', 'ＲＥＳＥＴ'))).toMatchObject(answered)
		expect(await mailsTo(email)).toHaveLength(1)
		expect(await forgot(email.replace('reset', 'rеset'))).toMatchObject(answered)
		expect(await mailsTo(email)).toHaveLength(1)
	})

	test('work that is done twice mails once; of two requests that wait the newer is mailed, and the older, done late, voids nothing (A.E-06)', async () => {
		const { email } = await anAccount()
		await forgot(email)
		passSeconds(1)
		const token = await aLink(email)
		const again = () => app.workAgain('send-asked-link')
		await again()
		expect(await mailsTo(email)).toHaveLength(1)
		expect(await reset(token)).toMatchObject(done)
		await again()
		expect(await mailsTo(email)).toHaveLength(1)
		expect(await reset(token)).toMatchObject(unusable)
	})
})

describe('the reset link', () => {
	test('sets the new password once: it logs in, the old does not, and the link is used up (A.ACC-69, A.ACC-72, A.API-13, A.R-12)', async () => {
		const { email } = await anAccount()
		const token = await aLink(email)
		expect(await reset(token, { token, confirm_password: newPassword })).toMatchObject(done)
		expect((await login(email, newPassword)).status).toBe(200)
		expect((await login(email, oldPassword)).status).toBe(401)
		expect(await reset(token, { password: 'Another-Road-8' })).toMatchObject(unusable)
		expect((await login(email, newPassword)).status).toBe(200)
	})

	test('takes the confirmation in either spelling, or none, and refuses one that differs (A.ACC-71, A.ACC-31, A.R-05)', async () => {
		const { email } = await anAccount()
		const token = await aLink(email)
		const differs = { status: 400, body: { confirm_password: ["Passwords don't match"] } }
		expect(await reset(token, { confirm_password: 'Monsoon-Road-8' })).toMatchObject(differs)
		expect(await reset(token, { confirmPassword: 'Monsoon-Road-8' })).toMatchObject(differs)
		expect(await reset(token, { confirm_password: newPassword, confirmPassword: '' })).toMatchObject(differs)
		expect(await reset(token, { confirmPassword: newPassword })).toMatchObject(done)
		const other = await anAccount()
		expect(await reset(await aLink(other.email))).toMatchObject(done)
	})

	test('in the body must be the one in the address (A.R-05, D-46)', async () => {
		const { email } = await anAccount()
		const token = await aLink(email)
		expect(await reset(token, { token: `${token}x` })).toMatchObject({ status: 400, body: { token: ['Invalid password reset link'] } })
		expect(await reset('nothing-like-it', { token })).toMatchObject({ status: 400, body: { token: ['Invalid password reset link'] } })
		expect(await reset(token, { token: null })).toMatchObject(done)
	})

	test.each([
		[{ password: undefined }, { password: ['Password must be at least 8 characters'] }],
		[{ password: 'Abc1' }, { password: ['Password must be at least 8 characters'] }],
		[{ password: 'abcdefg1' }, { password: ['Password must contain at least one uppercase letter'] }],
		[{ password: 'ABCDEFG1' }, { password: ['Password must contain at least one lowercase letter'] }],
		[{ password: 'Abcdefgh' }, { password: ['Password must contain at least one number'] }],
		[{ password: `A1${'b'.repeat(127)}` }, { password: ['Password must be at most 128 characters'] }],
		[{ password: 'Password1' }, { password: ['This password is too common. Please choose another.'] }],
		[{ password: 12345678 }, { password: ['This must be a text.'] }],
		[{ confirm_password: ['x'] }, { confirm_password: ['This must be a text.'] }],
		[{ token: 7 }, { token: ['This must be a text.'] }],
	])('refuses %j at its field and can be used again (A.ACC-67, A.E-04, A.E-18, D-50)', async (body, fields) => {
		const { email } = await anAccount()
		const token = await aLink(email)
		expect(await reset(token, body)).toMatchObject({ status: 400, body: fields })
		expect((await login(email, oldPassword)).status).toBe(200)
		expect(await app.sql('select used_at from email_tokens t join users u on u.id = t.user_id where u.email = $1', [email])).toEqual([
			{ used_at: null },
		])
	})

	test('works for one hour (A.R-12, A.E-06)', async () => {
		const [early, late] = [await anAccount(), await anAccount()]
		const [first, second] = [await aLink(early.email), await aLink(late.email)]
		passSeconds(3599)
		expect(await reset(first)).toMatchObject(done)
		passSeconds(1)
		expect(await reset(second)).toMatchObject(unusable)
		expect((await login(late.email, oldPassword)).status).toBe(200)
	})

	test('is void once a newer one was sent (A.R-12, A.E-06)', async () => {
		const { email } = await anAccount()
		const older = await aLink(email)
		passSeconds(1)
		const newer = await aLink(email)
		expect(await reset(older)).toMatchObject(unusable)
		expect(await reset(newer)).toMatchObject(done)
	})

	test('that nobody was sent, for another purpose or of a disabled account is refused in the same words (A.ACC-66, A.ACC-68, A.E-06)', async () => {
		for (const token of ['nothing-like-it', 'undefined', '%20', 'x'.repeat(300)]) expect(await reset(token)).toMatchObject(unusable)
		const waiting = await anAccount({ verified: false })
		await app.call('POST', '/accounts/resend-verification/', { body: { email: waiting.email } })
		const [mail] = await mailsTo(waiting.email, 'Confirm your email%')
		const verifying = /\/verify-email\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
		expect(verifying).toHaveLength(43)
		expect(await reset(verifying)).toMatchObject(unusable)
		const { email, id } = await anAccount()
		const token = await aLink(email)
		await app.sql('update users set is_active = false where id = $1', [id])
		expect(await reset(token)).toMatchObject(unusable)
		// Without a token at all the call is another one, which misses its address.
		expect(await app.call('POST', '/accounts/password-reset/', { body: { password: newPassword } })).toMatchObject({ status: 400 })
	})

	test('sets the password of its own account and of no other (A.E-06, A.E-16)', async () => {
		const [mine, other] = [await anAccount(), await anAccount()]
		expect(await reset(await aLink(mine.email), { email: other.email, user_id: other.id, id: other.id })).toMatchObject(done)
		expect((await login(other.email, oldPassword)).status).toBe(200)
	})

	test('verifies the address, since it was received there, and leaves the verification link harmless (A.R-12)', async () => {
		const { email, id } = await anAccount({ verified: false })
		expect((await login(email, oldPassword)).status).toBe(403)
		expect(await reset(await aLink(email))).toMatchObject(done)
		expect((await login(email, newPassword)).status).toBe(200)
		const [row] = await app.sql<{ email_verified_at: Date }>('select email_verified_at from users where id = $1', [id])
		expect(row?.email_verified_at).toEqual(now())
	})

	test('lifts the login lock and forgets the failures (A.R-06, A.E-02)', async () => {
		const { email } = await anAccount()
		await app.sql('insert into login_failures values ($1, 5, $2, $3)', [email, now(), new Date(now().getTime() + 900_000)])
		expect((await login(email, oldPassword)).status).toBe(429)
		expect(await reset(await aLink(email))).toMatchObject(done)
		expect((await login(email, newPassword)).status).toBe(200)
		expect(await app.sql('select 1 from login_failures where email = $1', [email])).toEqual([])
	})

	test('ends every session at once, its access and its refresh tokens (A.R-12, A.E-07, D-11)', async () => {
		const person = await signIn(app)
		const before = await app.call('PATCH', '/accounts/profile/', { body: { city: 'Pune' }, access: person.access })
		expect(before.status).toBe(200)
		expect(await reset(await aLink(person.email))).toMatchObject(done)
		expect((await app.call('PATCH', '/accounts/profile/', { body: { city: 'Goa' }, access: person.access })).status).toBe(401)
		expect((await refresh(app, person.refresh)).status).toBe(401)
		expect(await livingSessions(person.id)).toBe(0)
	})

	test('tells the owner that the password was changed, once (A.R-12)', async () => {
		const { email } = await anAccount()
		await reset(await aLink(email))
		await app.work()
		await app.workAgain('tell-password-changed')
		const mails = await mailsTo(email, 'Your password for % was changed')
		expect(mails).toHaveLength(1)
		expect(mails[0]?.text).toContain('changed on Sat 21 Nov, ')
		expect(mails[0]?.text).not.toContain(newPassword)
	})

	test('sent twice with one key is done once and gives the same answer; another body under that key is refused (D-19)', async () => {
		const { email } = await anAccount()
		const token = await aLink(email)
		const headers = { 'idempotency-key': aKey() }
		for (let time = 0; time < 2; time += 1) expect(await reset(token, {}, headers)).toMatchObject(done)
		expect((await reset(token, { password: 'Another-Road-8' }, headers)).status).toBe(422)
		expect(await mailsTo(email, 'Your password for % was changed')).toHaveLength(1)
		const stored = JSON.stringify(await app.sql('select * from repeatable_calls'))
		expect(stored).not.toContain(newPassword)
		expect(stored).not.toContain(token)
	})
})

describe('at the same moment', () => {
	test('of two who use one reset link exactly one sets a password (A.E-06)', async () => {
		const { email } = await anAccount()
		const token = await aLink(email)
		const passwords = ['Monsoon-Road-71', 'Monsoon-Road-72']
		const replies = await Promise.all(passwords.map((password) => reset(token, { password })))
		expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
		const winner = replies.findIndex(({ status }) => status === 200)
		const tried = []
		for (const password of passwords) tried.push((await login(email, password)).status)
		expect(tried).toEqual(winner === 0 ? [200, 401] : [401, 200])
		expect(await mailsTo(email, 'Your password for % was changed')).toHaveLength(1)
	})

	test('twenty refreshes and a login lose against a reset: afterwards no session lives and no token counts (A.E-07, A.R-12, D-11)', async () => {
		// Nothing is slow, so that all of it meets in the database.
		vi.mocked(passwords.hashPassword).mockResolvedValue('$argon2id$of-the-new-password')
		vi.mocked(passwords.passwordMatches).mockImplementation(async (hash) => hash === '$argon2id$of-the-old-password')
		for (let round = 0; round < 5; round += 1) {
			const person = await signIn(app)
			await app.sql(`update users set password_hash = '$argon2id$of-the-old-password' where id = $1`, [person.id])
			const token = await aLink(person.email)
			const refreshes = (count: number) => Array.from({ length: count }, () => refresh(app, person.refresh))
			const entering = login(person.email, oldPassword)
			const some = refreshes(round * 4)
			const [sent, entered, ...replies] = await Promise.all([reset(token), entering, ...some, ...refreshes(20 - round * 4)])
			expect(sent).toMatchObject(done)
			expect([200, 401]).toContain(entered.status)
			expect(replies.filter(({ status }) => status !== 200 && status !== 401)).toEqual([])
			expect(await livingSessions(person.id)).toBe(0)
			for (const { body } of replies.filter(({ status }) => status === 200)) {
				const { access, refresh: child } = body as unknown as { access: string; refresh: string }
				expect((await refresh(app, child)).status).toBe(401)
				expect((await app.call('PATCH', '/accounts/profile/', { body: { city: 'Goa' }, access })).status).toBe(401)
			}
		}
	})
})
