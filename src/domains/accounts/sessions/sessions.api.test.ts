import { SignJWT } from 'jose'
import { describe, expect, test, vi } from 'vitest'
import { now } from '#platform/clock.ts'
import { passSeconds } from '../../../../tests/support/pass-seconds.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'
import { testKeys } from '../../../../tests/support/test-keys.ts'
import { hashToken } from '../hash-token.ts'

// Time stands still between the steps, however slow the machine is.
vi.useFakeTimers({ toFake: ['Date'] })
const app = useTestApp({ clock: '2026-11-21T06:00:00Z' })
const day = 86_400

type Tokens = { access: string; refresh: string }
const refresh = async (token?: unknown, cookie?: string) => {
	const { status, body, headers } = await app.call('POST', '/accounts/token/refresh/', {
		body: { refresh: token },
		headers: cookie === undefined ? {} : { cookie: `refresh_token=${cookie}` },
	})
	return { status, body: body as unknown as Tokens & { detail?: string }, cookie: headers['set-cookie'] }
}
const logout = (token?: unknown, cookie?: string) =>
	app.call('POST', '/accounts/logout/', {
		body: { refresh: token },
		headers: cookie === undefined ? {} : { cookie: `refresh_token=${cookie}` },
	})
const works = async (token: string) => (await refresh(token)).status === 200
const cleared = 'refresh_token=; Max-Age=0; Path=/api/accounts/; HttpOnly; SameSite=Strict'
const over = { status: 401, body: { detail: 'Your session has ended. Please log in again.' }, cookie: cleared }

describe('a refresh token', () => {
	test('is exchanged for an access token of 30 minutes and a new refresh token, in the reply and the cookie (A.R-13, A.API-15, A.CONST-02, D-09)', async () => {
		const { id, refresh: token } = await signIn(app)
		const { status, body, cookie } = await refresh(token)
		expect(status).toBe(200)
		expect(body.refresh).not.toBe(token)
		expect(cookie).toBe(`refresh_token=${body.refresh}; Max-Age=2592000; Path=/api/accounts/; HttpOnly; SameSite=Strict`)
		const claims = JSON.parse(Buffer.from(body.access.split('.')[1] ?? '', 'base64url').toString()) as {
			sub: string
			iat: number
			exp: number
		}
		expect(claims.exp - claims.iat).toBe(1800)
		expect(claims.sub).toBe(String(id))
		expect((await app.call('GET', '/accounts/profile/', { access: body.access })).status).toBe(200)
	})

	test('is taken from the body before the cookie, and from the cookie when the body has none (D-09)', async () => {
		const [person, other] = [await signIn(app), await signIn(app)]
		const fromCookie = await refresh(undefined, person.refresh)
		expect(fromCookie.status).toBe(200)
		const { body } = await refresh(other.refresh, fromCookie.body.refresh)
		const profile = await app.call('GET', '/accounts/profile/', { access: body.access })
		expect(profile.body.email).toBe(other.email)
		expect((await refresh(null, fromCookie.body.refresh)).status).toBe(200)
	})

	test('is taken from the cookie too where a client names JSON and sends nothing (D-09)', async () => {
		const { refresh: token } = await signIn(app)
		const nothing = { body: '', headers: { cookie: `refresh_token=${token}` } }
		expect(await app.call('POST', '/accounts/token/refresh/', nothing)).toMatchObject({ status: 200, body: { access: expect.any(String) } })
		expect(await app.call('POST', '/accounts/login/', { body: '' })).toMatchObject({ status: 400 })
	})

	test('is stored as a hash only (A.E-08)', async () => {
		const { refresh: token } = await signIn(app)
		const { body } = await refresh(token)
		const stored = JSON.stringify(await app.sql('select * from refresh_tokens'))
		expect(stored).not.toContain(body.refresh)
		expect(stored).toContain(hashToken(body.refresh))
	})

	test.each([['nothing-like-it'], [''], [undefined], ['x'.repeat(5_000)]])(
		'that nobody was given is refused and the cookie is taken away: %#  (A.R-13, A.API-15)',
		async (token) => {
			expect(await refresh(token, 'neither')).toMatchObject(over)
		},
	)

	test('lives 30 days from its last use (A.R-13, A.E-08)', async () => {
		const person = await signIn(app)
		passSeconds(29 * day)
		const { body } = await refresh(person.refresh)
		passSeconds(29 * day)
		const next = await refresh(body.refresh)
		expect(next.status).toBe(200)
		passSeconds(30 * day)
		expect(await refresh(next.body.refresh)).toMatchObject(over)
	})

	test('stays usable for 30 seconds after its exchange, each time for another child (A.R-13, D-10)', async () => {
		const { refresh: token } = await signIn(app)
		const first = await refresh(token)
		passSeconds(30)
		const second = await refresh(token)
		expect(second.status).toBe(200)
		expect(second.body.refresh).not.toBe(first.body.refresh)
		expect(await works(first.body.refresh)).toBe(true)
		expect(await works(second.body.refresh)).toBe(true)
	})

	test('used after its 30 seconds ends the session for everybody who holds a part of it (A.R-13, A.E-08, D-10)', async () => {
		const { refresh: token } = await signIn(app)
		const { body } = await refresh(token)
		passSeconds(31)
		expect(await refresh(token)).toMatchObject(over)
		expect(await refresh(body.refresh)).toMatchObject(over)
		expect((await app.call('PATCH', '/accounts/profile/', { body: { city: 'Pune' }, access: body.access })).status).toBe(401)
	})

	test('whose child was used already ends the session at any time (D-10)', async () => {
		const { refresh: token } = await signIn(app)
		const child = await refresh(token)
		const grandchild = await refresh(child.body.refresh)
		expect(grandchild.status).toBe(200)
		expect(await refresh(token)).toMatchObject(over)
		expect(await refresh(grandchild.body.refresh)).toMatchObject(over)
	})

	test('used twenty times at once, as by many tabs, gives twenty that work (A.R-13)', async () => {
		const { refresh: token } = await signIn(app)
		const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(token)))
		expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
		expect(new Set(answers.map(({ body }) => body.refresh)).size).toBe(20)
		for (const { body } of answers.slice(0, 3)) expect(await works(body.refresh)).toBe(true)
	})

	test('of an unverified or disabled account gives nothing (A.E-05)', async () => {
		const unverified = await signIn(app, { verified: false })
		expect(await refresh(unverified.refresh)).toMatchObject(over)
		const disabled = await signIn(app)
		await app.sql('update users set is_active = false where id = $1', [disabled.id])
		expect(await refresh(disabled.refresh)).toMatchObject(over)
	})

	test('is no access token, and an access token is no refresh token (A.E-08)', async () => {
		const person = await signIn(app)
		expect((await app.call('GET', '/accounts/profile/', { access: person.refresh })).status).toBe(401)
		expect(await refresh(person.access)).toMatchObject(over)
	})
})

describe('logging out', () => {
	test('ends the session, takes the cookie away and may be repeated (A.R-17, A.ACC-80, A.API-09)', async () => {
		const person = await signIn(app)
		const { body } = await refresh(person.refresh)
		for (let time = 0; time < 2; time += 1) {
			const { status, body: said, headers } = await logout(body.refresh)
			expect({ status, said, cookie: headers['set-cookie'] }).toEqual({
				status: 200,
				said: { message: 'Logged out successfully' },
				cookie: cleared,
			})
		}
		expect(await refresh(body.refresh)).toMatchObject(over)
		expect(await refresh(person.refresh)).toMatchObject(over)
	})

	test('works by the cookie alone, and ends the sessions of cookie and body alike (D-09)', async () => {
		const [person, other, third] = [await signIn(app), await signIn(app), await signIn(app)]
		expect((await logout(undefined, person.refresh)).status).toBe(200)
		expect(await works(person.refresh)).toBe(false)
		expect((await logout(other.refresh, third.refresh)).status).toBe(200)
		expect([await works(other.refresh), await works(third.refresh)]).toEqual([false, false])
	})

	test('needs no access token and does not mind an unknown or ended one (A.R-17)', async () => {
		const { access, refresh: token } = await signIn(app)
		passSeconds(3600)
		expect((await app.call('GET', '/accounts/profile/', { access })).status).toBe(401)
		expect((await app.call('POST', '/accounts/logout/', { body: { refresh: token }, access })).status).toBe(200)
		expect((await logout('nothing-like-it')).status).toBe(200)
	})

	test('without any token is refused (A.R-17)', async () => {
		expect(await logout()).toMatchObject({ status: 400, body: { refresh: ['This field is required'] } })
		expect(await app.call('POST', '/accounts/logout/')).toMatchObject({ status: 400, body: { refresh: ['This field is required'] } })
	})

	test('leaves the other sessions of the account alone (A.E-08)', async () => {
		const person = await signIn(app)
		const second = 'another session of the same person'
		await app.sql(
			`with session as (insert into sessions (user_id, created_at, last_used_at, expires_at) values ($1, $2, $2, $2::timestamptz + interval '30 days') returning id)
			insert into refresh_tokens (session_id, token_hash, created_at, expires_at) select id, $3, $2, $2::timestamptz + interval '30 days' from session`,
			[person.id, now(), hashToken(second)],
		)
		await logout(person.refresh)
		expect(await works(second)).toBe(true)
	})
})

describe('an access token', () => {
	const change = (access: string) => app.call('PATCH', '/accounts/profile/', { body: { city: 'Pune' }, access })

	test('lives 30 minutes (A.CONST-02)', async () => {
		const { access } = await signIn(app)
		passSeconds(1799)
		expect((await app.call('GET', '/accounts/profile/', { access })).status).toBe(200)
		passSeconds(1)
		expect((await app.call('GET', '/accounts/profile/', { access })).status).toBe(401)
	})

	test.each([
		['an ended session', 'update sessions set ended_at = now() where user_id = $1'],
		['a session past its end', `update sessions set expires_at = '2026-01-01' where user_id = $1`],
		['a disabled account', 'update users set is_active = false where id = $1'],
		['a reset account', 'update users set token_version = token_version + 1 where id = $1'],
		['an account whose address is no longer verified', 'update users set email_verified_at = null where id = $1'],
		['a deleted account', 'delete from users where id = $1'],
	])('of %s changes nothing and reads nothing any more (D-11, D-56, A.E-05, A.E-07)', async (_what, end) => {
		const { id, access } = await signIn(app)
		expect((await change(access)).status).toBe(200)
		await app.sql(end, [id])
		expect((await change(access)).status).toBe(401)
		for (const path of ['/accounts/profile/', '/repairing-service/bookings/', '/accounts/sessions/'])
			expect((await app.call('GET', path, { access })).status, path).toBe(401)
	})

	test('does not keep a role that was taken away (D-11, A.E-17)', async () => {
		const { id, access } = await signIn(app, { role: 'staff' })
		expect((await app.call('PATCH', '/accounts/profile/', { body: { city: 'Pune' }, access })).body.role).toBe('staff')
		await app.sql(`update users set role = 'customer' where id = $1`, [id])
		expect((await change(access)).body.role).toBe('customer')
	})

	test('is looked up with one statement (D-11)', async () => {
		const { access } = await signIn(app)
		app.statements()
		expect((await change(access)).status).toBe(200)
		const [looked, ...rest] = app.statements()
		expect(looked).toContain('"sessions"')
		expect(rest.some((text) => text.includes('"sessions"'))).toBe(false)
	})

	test("signed by others, of another kind or unsigned is nobody's (A.E-08)", async () => {
		const { id, access } = await signIn(app)
		const [head, payload] = access.split('.')
		const { accessTokens, mailLinks } = testKeys
		const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as Record<string, unknown>
		const sign = (extra: object, key: Uint8Array, alg = 'HS256') =>
			new SignJWT({ ...claims, ...extra }).setProtectedHeader({ alg, typ: 'JWT' }).sign(key)
		const none = Buffer.from('{"alg":"none"}').toString('base64url')
		const forged = [
			await sign({}, mailLinks),
			await sign({ type: 'refresh' }, accessTokens),
			await sign({ sub: 'x' }, accessTokens),
			await sign({ sid: 'x' }, accessTokens),
			await sign({ role: 'owner' }, accessTokens),
			await sign({}, new Uint8Array([...accessTokens, ...accessTokens]), 'HS512'),
			`${none}.${payload}.`,
			`${head}.${payload}.`,
			`${head}.${Buffer.from(JSON.stringify({ ...claims, sub: String(id + 1) })).toString('base64url')}.${access.split('.')[2]}`,
		]
		for (const bearer of forged) expect((await app.call('GET', '/accounts/profile/', { access: bearer })).status).toBe(401)
		expect((await app.call('GET', '/accounts/profile/', { access: await sign({}, accessTokens) })).status).toBe(200)
	})
})
