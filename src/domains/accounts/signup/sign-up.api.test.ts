import { describe, expect, test } from 'vitest'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { aKey, useTestApp } from '../../../../tests/support/test-app.ts'

const app = useTestApp()
const signup = (body: unknown, headers: Record<string, string> = {}) => app.call('POST', '/accounts/signup/', { body, headers })
const count = async (email: string) => (await app.sql('select 1 from users where email = $1', [email])).length
const mailsTo = async (email: string) => {
	await app.work()
	return app.sql<{ subject: string; text: string; html: string }>('select subject, text, html from outbox where "to" = $1 order by id', [
		email,
	])
}

describe('signing up', () => {
	test('a signup makes an unverified customer and tells no token (A.ACC-23, A.R-09, A.API-08)', async () => {
		const { status, body } = await signup({ email: ' New.Rider@Example.IN ', username: 'New_Rider', password: 'Abcdefg1' })
		expect(status).toBe(201)
		expect(body).toEqual({
			message: 'Account created! Please verify your email.',
			user: { id: expect.any(Number), email: 'new.rider@example.in', username: 'New_Rider' },
		})
		const [row] = await app.sql<{ role: string; password_hash: string; email_verified_at: Date | null }>(
			'select role, password_hash, email_verified_at from users where email = $1',
			['new.rider@example.in'],
		)
		expect(row).toMatchObject({ role: 'customer', email_verified_at: null })
		expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
	})

	test('it sends exactly one mail with a link that verifies the address, and keeps only the hash of its token (A.ACC-33, A.E-06)', async () => {
		await signup({ email: 'mailed@example.in', username: 'mailed', password: 'Abcdefg1' })
		const queued = JSON.stringify(await app.sql('select * from queued_jobs'))
		expect(queued).toContain('send-verification')
		const mails = await mailsTo('mailed@example.in')
		expect(mails).toHaveLength(1)
		const token = /http:\/\/127\.0\.0\.1:3000\/verify-email\/([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
		expect(token).toHaveLength(43)
		expect(mails[0]?.html).toContain(`http://127.0.0.1:3000/verify-email/${token}`)
		expect(JSON.stringify(await app.sql('select * from email_tokens')) + queued).not.toContain(token)
	})

	test('what only the company decides cannot be sent along: a signup makes a customer (A.E-13, A.ADMIN-04)', async () => {
		const { status } = await signup({
			email: 'sly@example.in',
			username: 'sly',
			password: 'Abcdefg1',
			role: 'admin',
			is_staff: true,
			is_verified: true,
			id: 1,
		})
		expect(status).toBe(201)
		expect(await app.sql('select role, email_verified_at from users where email = $1', ['sly@example.in'])).toEqual([
			{ role: 'customer', email_verified_at: null },
		])
	})
})

describe('a signup is refused with a message at its field and keeps nothing', () => {
	const whole = { email: 'refused@example.in', username: 'refused', password: 'Abcdefg1' }
	test.each([
		[{ email: undefined }, { email: ['Invalid email address'] }],
		[{ email: 'abc' }, { email: ['Invalid email address'] }],
		[{ email: 'a@b.in, c@d.in' }, { email: ['Invalid email address'] }],
		[{ email: `${'a'.repeat(250)}@b.in` }, { email: ['Invalid email address'] }],
		[{ username: undefined }, { username: ['Username is required'] }],
		[{ username: 'ab' }, { username: ['Username must be at least 3 characters'] }],
		[{ username: 'a'.repeat(31) }, { username: ['Username must be at most 30 characters'] }],
		[{ username: 'a-b' }, { username: ['Username can contain only letters, digits and underscores'] }],
		[{ password: undefined }, { password: ['Password must be at least 8 characters'] }],
		[{ password: 'Abc1' }, { password: ['Password must be at least 8 characters'] }],
		[{ password: 'abcdefg1' }, { password: ['Password must contain at least one uppercase letter'] }],
		[{ password: 'ABCDEFG1' }, { password: ['Password must contain at least one lowercase letter'] }],
		[{ password: 'Abcdefgh' }, { password: ['Password must contain at least one number'] }],
		[{ password: `A1${'b'.repeat(127)}` }, { password: ['Password must be at most 128 characters'] }],
		[{ password: 'Password1' }, { password: ['This password is too common. Please choose another.'] }],
		[{ confirm_password: 'Abcdefg2' }, { confirm_password: ["Passwords don't match"] }],
		[
			{ email: 'abc', password: 'Password1', confirm_password: 'Abcdefg2' },
			{
				email: ['Invalid email address'],
				password: ['This password is too common. Please choose another.'],
				confirm_password: ["Passwords don't match"],
			},
		],
	])('%j (A.ACC-24 to A.ACC-28, A.ACC-31, A.R-04, A.R-24, A.E-04, A.E-18, A.CONST-05)', async (change, fields) => {
		const { status, body } = await signup({ ...whole, ...change })
		expect({ status, body }).toEqual({ status: 400, body: fields })
		expect(await count(whole.email)).toBe(0)
	})

	test('a special character is not asked for, 128 characters are fine, and so is an equal confirmation (A.ACC-29, A.R-03)', async () => {
		const password = `A1${'b'.repeat(126)}`
		expect((await signup({ email: 'long@example.in', username: 'long', password, confirm_password: password })).status).toBe(201)
	})
})

describe('of an e-mail and a username there is one account', () => {
	test('whatever the case and the Unicode form, and both are told at once (A.ACC-34, A.E-12)', async () => {
		expect((await signup({ email: 'twin@example.in', username: 'Twin', password: 'Abcdefg1' })).status).toBe(201)
		expect((await signup({ email: 'ＴＷＩＮ@Example.in', username: 'other', password: 'Abcdefg1' })).body).toEqual({
			email: ['A user with this email already exists.'],
		})
		expect((await signup({ email: 'other@example.in', username: 'TWIN', password: 'Abcdefg1' })).body).toEqual({
			username: ['A user with this username already exists.'],
		})
		const both = await signup({ email: 'TWIN@example.in', username: 'twin', password: 'Abcdefg1' })
		expect(both).toMatchObject({
			status: 400,
			body: { email: ['A user with this email already exists.'], username: ['A user with this username already exists.'] },
		})
	})

	test('of 50 signups at once with one e-mail exactly one succeeds and the others hear why (A.E-12)', async () => {
		const answers = await Promise.all(
			Array.from({ length: 50 }, (_, index) =>
				signup({ email: index % 2 ? 'Race@example.in' : 'race@example.in', username: `race_${index}`, password: 'Abcdefg1' }),
			),
		)
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
		expect(answers.filter(({ status, body }) => status === 400 && 'email' in body)).toHaveLength(49)
		expect(await count('race@example.in')).toBe(1)
		expect(await mailsTo('race@example.in')).toHaveLength(1)
	})

	test('the same signup sent twice with one key makes one account and gives the same answer (D-19)', async () => {
		const headers = { 'idempotency-key': aKey() }
		const body = { email: 'again@example.in', username: 'again', password: 'Abcdefg1' }
		const [first, second] = [await signup(body, headers), await signup(body, headers)]
		expect(first.status).toBe(201)
		expect({ status: second.status, body: second.body }).toEqual({ status: 201, body: first.body })
		expect(await mailsTo('again@example.in')).toHaveLength(1)
	})
})

describe('a mistyped address costs nobody his name for good', () => {
	const aDay = 24 * 3600 * 1000
	/** As if everything of this person happened so much earlier. */
	const age = async (username: string, milliseconds: number) => {
		const earlier = [username, `${milliseconds} milliseconds`]
		await app.sql('update users set created_at = created_at - $2::interval where username = $1', earlier)
		await app.sql(
			`update email_tokens set created_at = created_at - $2::interval, expires_at = expires_at - $2::interval
			where user_id in (select id from users where username = $1)`,
			earlier,
		)
	}
	const password = 'Abcdefg1'
	const owner = async (username: string) =>
		(await app.sql<{ email: string }>('select email from users where username = $1', [username]))[0]?.email

	test('24 hours after a signup that was never verified, username and e-mail are free again (A.R-09)', async () => {
		await signup({ email: 'mistypd@example.in', username: 'mistyper', password })
		const right = { email: 'mistyped@example.in', username: 'Mistyper', password }
		expect(await signup(right)).toMatchObject({ status: 400, body: { username: ['A user with this username already exists.'] } })
		await age('mistyper', aDay - 60_000)
		expect((await signup(right)).status).toBe(400)
		await age('mistyper', 60_000)
		expect((await signup(right)).status).toBe(201)
		expect(await owner('Mistyper')).toBe('mistyped@example.in')
		expect(await count('mistypd@example.in')).toBe(0)
		await age('Mistyper', aDay)
		expect((await signup({ email: 'MISTYPED@example.in', username: 'another_name', password })).status).toBe(201)
		expect(await count('mistyped@example.in')).toBe(1)
	})

	test('a verified, used, disabled or company account keeps its names, and so does one whose link still works (A.R-09, A.E-12)', async () => {
		const changes = {
			kept_verified: 'email_verified_at = created_at',
			kept_used: 'first_login_at = created_at',
			kept_disabled: 'is_active = false',
			kept_staff: `role = 'staff'`,
			kept_waiting: 'version = version',
		}
		for (const [username, change] of Object.entries(changes)) {
			await signup({ email: `${username}@example.in`, username, password })
			await age(username, 2 * aDay)
			await app.sql(`update users set ${change} where username = $1`, [username])
		}
		await app.call('POST', '/accounts/resend-verification/', { body: { email: 'kept_waiting@example.in' } })
		await app.work()
		for (const username of Object.keys(changes)) {
			expect((await signup({ email: 'taker@example.in', username, password })).status, username).toBe(400)
			expect((await signup({ email: `${username}@example.in`, username: 'taker', password })).status, username).toBe(400)
			expect(await owner(username)).toBe(`${username}@example.in`)
		}
	})

	test('a signup that is refused for its other name takes nothing away (A.R-09)', async () => {
		await signup({ email: 'stale@example.in', username: 'stale_one', password })
		await age('stale_one', 2 * aDay)
		const refused = await signup({ email: 'rider@pahiya.test', username: 'stale_one', password })
		expect(refused).toMatchObject({ status: 400, body: { email: ['A user with this email already exists.'] } })
		expect(await owner('stale_one')).toBe('stale@example.in')
	})

	test('of twenty who want such names at once exactly one gets them (A.E-12)', async () => {
		await signup({ email: 'wanted@example.in', username: 'wanted', password })
		await age('wanted', 2 * aDay)
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => signup({ email: 'wanted@example.in', username: 'wanted', password })),
		)
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
		expect(answers.filter(({ status, body }) => status === 400 && 'email' in body && 'username' in body)).toHaveLength(19)
	})

	test('a new name in the profile may be such a name too (A.R-09, A.R-24)', async () => {
		await signup({ email: 'sleeper@example.in', username: 'sleeper', password })
		const { access } = await signIn(app)
		const rename = () => app.call('PATCH', '/accounts/profile/', { body: { username: 'Sleeper' }, access })
		expect(await rename()).toMatchObject({ status: 400, body: { username: ['A user with this username already exists.'] } })
		await age('sleeper', 2 * aDay)
		expect(await rename()).toMatchObject({ status: 200, body: { username: 'Sleeper' } })
	})
})

describe('twins', () => {
	const password = 'Abcdefg1'
	test.each([
		['İrem@example.in', ['irem@example.in', 'i̇rem@example.in', 'IREM@example.in', 'İREM@EXAMPLE.IN']],
		['ｆｕｌｌ@example.in', ['full@example.in', 'FULL＠example.in']],
		['jose\u0301@example.in', ['josé@example.in', 'JOSÉ@example.in', 'JOSE\u0301@example.in']],
		['ﬁtter@example.in', ['fitter@example.in', 'FITTER@example.in']],
		['\u212Aavya@example.in', ['kavya@example.in']],
	])('of the email %s are one address, also at once (A.E-12, A.E-19)', async (email, twins) => {
		const all = [email, ...twins]
		const answers = await Promise.all(
			all.map((typed, nth) =>
				signup({ email: typed, username: `twin_${Buffer.from(email).toString('hex').slice(0, 8)}_${nth}`, password }),
			),
		)
		expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(all.length - 1).fill(400)])
		for (const { status, body } of answers) if (status === 400) expect(body).toEqual({ email: ['A user with this email already exists.'] })
	})

	test('of a username differ in case only; other letters are no username at all (A.E-12, A.R-24)', async () => {
		const names = ['Kavi_K', 'kavi_k', 'KAVI_K', 'kAVI_k']
		const answers = await Promise.all(names.map((username, nth) => signup({ email: `kavi${nth}@example.in`, username, password })))
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400])
		for (const username of ['ｋａｖｉ', 'kavı', 'Kavİ', 'kav\u0456', '\u212Aavi', 'kavi\u0301'])
			expect((await signup({ email: 'odd@example.in', username, password })).body).toEqual({
				username: ['Username can contain only letters, digits and underscores'],
			})
	})
})
