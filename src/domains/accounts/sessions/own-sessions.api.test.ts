import { describe, expect, test, vi } from 'vitest'
import { now } from '#platform/clock.ts'
import { passSeconds } from '../../../../tests/support/pass-seconds.ts'
import { refresh, statusOfWrite } from '../../../../tests/support/session-calls.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

// Time stands still between the steps, however slow the machine is.
vi.useFakeTimers({ toFake: ['Date'] })
const app = useTestApp({ clock: '2026-11-21T06:00:00Z' })
const aDay = 86_400

const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36'
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0'

type Tokens = { access: string; refresh: string }
type Listed = { id: string; device: string; created_at: string; last_used_at: string; current: boolean }
const list = async (access?: string) => {
	const { status, body } = await app.call('GET', '/accounts/sessions/', access === undefined ? {} : { access })
	return { status, sessions: body as unknown as Listed[] }
}
const end = (access: string | undefined, id: string) =>
	app.call('DELETE', `/accounts/sessions/${id}/`, access === undefined ? {} : { access })
const logout = (body: object, headers: Record<string, string> = {}) => app.call('POST', '/accounts/logout/', { body, headers })
const cleared = 'refresh_token=; Max-Age=0; Path=/api/accounts/; HttpOnly; SameSite=Strict'

let people = 0
async function aRider() {
	people += 1
	const email = `owner${people}@example.in`
	await app.sql(
		`insert into users (email, username, password_hash, email_verified_at, created_at)
		select $1, $2, password_hash, $3, $3 from users where email = 'rider@pahiya.test'`,
		[email, `owner${people}`, now()],
	)
	return email
}
async function logIn(email: string, device: string) {
	const body = { email, password: 'Rider@2026' }
	const reply = await app.call('POST', '/accounts/login/', { body, headers: { 'user-agent': device } })
	expect(reply.status).toBe(200)
	return (reply.body as unknown as { tokens: Tokens }).tokens
}

describe('the list of own sessions', () => {
	test('tells device, beginning and last use of each, the current one first (D-43)', async () => {
		const email = await aRider()
		const begun = now().toISOString()
		const onPhone = await logIn(email, phone)
		passSeconds(60)
		const second = now().toISOString()
		await logIn(email, laptop)
		passSeconds(60)
		const { status, sessions } = await list(onPhone.access)
		expect(status).toBe(200)
		expect(sessions).toEqual([
			{ id: expect.any(String), device: 'Chrome on Android', created_at: begun, last_used_at: begun, current: true },
			{ id: expect.any(String), device: 'Firefox on Windows', created_at: second, last_used_at: second, current: false },
		])
		passSeconds(60)
		const refreshed = await refresh(app, onPhone.refresh)
		const { access } = refreshed.body as unknown as Tokens
		expect((await list(access)).sessions[0]).toMatchObject({ created_at: begun, last_used_at: now().toISOString(), current: true })
	})

	test("shows only those that still count, and nobody else's (D-43, A.E-16)", async () => {
		const [email, stranger] = [await aRider(), await aRider()]
		await logIn(stranger, phone)
		const early = await logIn(email, laptop)
		await logout({ refresh: early.refresh })
		await logIn(email, phone)
		passSeconds(30 * aDay)
		const { access } = await logIn(email, laptop)
		const { sessions } = await list(access)
		expect(sessions.map(({ device }) => device)).toEqual(['Firefox on Windows'])
	})

	test('is refused to visitors and to a session that was ended (B.API-03, D-11)', async () => {
		expect((await list()).status).toBe(401)
		const { access, refresh: token } = await signIn(app)
		await logout({ refresh: token })
		expect((await list(access)).status).toBe(401)
	})

	test('is one statement beside the look at the login, and stays short, however often somebody logs in (D-43)', async () => {
		const { access, id } = await signIn(app)
		await app.sql(
			`insert into sessions (user_id, device, created_at, last_used_at, expires_at)
			select $1, 'x', $2, $2::timestamptz + n * interval '1 second', $2::timestamptz + interval '30 days' from generate_series(1, 300) n`,
			[id, now()],
		)
		app.statements()
		const { sessions } = await list(access)
		expect(app.statements()).toHaveLength(2)
		expect(sessions).toHaveLength(100)
		expect(sessions[0]?.current).toBe(true)
	})
})

describe('ending a session', () => {
	test('shuts it out at once and leaves the others alone; done twice it harms nothing (D-43, D-11, A.E-08)', async () => {
		const email = await aRider()
		const [here, lost] = [await logIn(email, laptop), await logIn(email, phone)]
		const id = (await list(here.access)).sessions.find(({ current }) => !current)?.id ?? ''
		for (let time = 0; time < 2; time += 1) {
			const reply = await end(here.access, id)
			expect({ status: reply.status, cookie: reply.headers['set-cookie'] }).toEqual({ status: 204, cookie: undefined })
		}
		expect(await statusOfWrite(app, lost.access)).toBe(401)
		expect((await refresh(app, lost.refresh)).status).toBe(401)
		expect(await statusOfWrite(app, here.access)).toBe(200)
		expect((await list(here.access)).sessions).toHaveLength(1)
	})

	test('that is the current one logs out here and takes the cookie away (D-43, D-09)', async () => {
		const { access, refresh: token } = await signIn(app)
		const id = (await list(access)).sessions[0]?.id ?? ''
		const reply = await end(access, id)
		expect({ status: reply.status, cookie: reply.headers['set-cookie'] }).toEqual({ status: 204, cookie: cleared })
		expect((await end(access, id)).status).toBe(401)
		expect((await refresh(app, token)).status).toBe(401)
	})

	test('of somebody else is as unknown as one that does not exist, to staff too (A.E-16, B.E-34)', async () => {
		const [owner, stranger, staff] = [await signIn(app), await signIn(app), await signIn(app, { role: 'admin' })]
		const id = (await list(owner.access)).sessions[0]?.id ?? ''
		for (const { access } of [stranger, staff])
			for (const which of [id, '00000000-0000-4000-8000-000000000000', '1', 'nonsense', '%00'])
				expect((await end(access, which)).status).toBe(404)
		expect((await end(undefined, id)).status).toBe(401)
		expect(await statusOfWrite(app, owner.access)).toBe(200)
	})

	test('and a refresh at the same moment: whichever comes first, the session is over (A.E-08)', async () => {
		for (let round = 0; round < 3; round += 1) {
			const { access, refresh: token } = await signIn(app)
			const id = (await list(access)).sessions[0]?.id ?? ''
			const [ended, ...replies] = await Promise.all([end(access, id), ...Array.from({ length: 10 }, () => refresh(app, token))])
			expect(ended.status).toBe(204)
			for (const { body } of replies.filter(({ status }) => status === 200))
				expect((await refresh(app, (body as unknown as Tokens).refresh)).status).toBe(401)
		}
	})
})

describe('logging out everywhere', () => {
	test('ends all sessions of the account at once and takes the cookie away (A.R-17, D-11)', async () => {
		const email = await aRider()
		const [here, there] = [await logIn(email, laptop), await logIn(email, phone)]
		const other = await signIn(app)
		const reply = await logout({ refresh: here.refresh, everywhere: true })
		expect(reply).toMatchObject({ status: 200, body: { message: 'Logged out successfully' }, headers: { 'set-cookie': cleared } })
		for (const { access, refresh: token } of [here, there]) {
			expect(await statusOfWrite(app, access)).toBe(401)
			expect((await refresh(app, token)).status).toBe(401)
		}
		expect(await statusOfWrite(app, other.access)).toBe(200)
		expect(await statusOfWrite(app, (await logIn(email, phone)).access)).toBe(200)
	})

	test('works by the cookie alone, and may be repeated without harm (D-09, A.R-17)', async () => {
		const email = await aRider()
		const [here, there] = [await logIn(email, laptop), await logIn(email, phone)]
		const cookie = { cookie: `refresh_token=${here.refresh}` }
		expect((await logout({ everywhere: true }, cookie)).status).toBe(200)
		expect((await refresh(app, there.refresh)).status).toBe(401)
		const again = await logIn(email, phone)
		expect((await logout({ everywhere: true }, cookie)).status).toBe(200)
		expect(await statusOfWrite(app, again.access), 'a session that is over ends no other').toBe(200)
	})

	test('needs a token, and a yes or no (A.R-17)', async () => {
		expect(await logout({ everywhere: true })).toMatchObject({ status: 400, body: { refresh: ['This field is required'] } })
		expect(await logout({ refresh: 'x', everywhere: 'yes' })).toMatchObject({
			status: 400,
			body: { everywhere: ['This must be true or false.'] },
		})
		expect((await logout({ refresh: 'nothing-like-it', everywhere: true })).status).toBe(200)
	})

	test('wins against refreshes of every device at that moment (A.E-08, D-11)', async () => {
		const email = await aRider()
		const devices = [await logIn(email, laptop), await logIn(email, phone)]
		const [gone, ...replies] = await Promise.all([
			logout({ refresh: devices[0]?.refresh, everywhere: true }),
			...Array.from({ length: 20 }, (_, nth) => refresh(app, devices[nth % 2]?.refresh ?? '')),
		])
		expect(gone.status).toBe(200)
		expect(replies.filter(({ status }) => status !== 200 && status !== 401)).toEqual([])
		expect(
			await app.sql('select 1 from sessions s join users u on u.id = s.user_id where u.email = $1 and ended_at is null', [email]),
		).toEqual([])
	})
})

describe('one refresh token used by several tabs at once', () => {
	test('twice and twenty times: everybody goes on, in one and the same session (A.R-13, D-10)', async () => {
		for (const times of [2, 20]) {
			const { id, refresh: token } = await signIn(app)
			const replies = await Promise.all(Array.from({ length: times }, () => refresh(app, token)))
			expect(replies.map(({ status }) => status)).toEqual(Array(times).fill(200))
			for (const { body } of replies) expect(await statusOfWrite(app, (body as unknown as Tokens).access)).toBe(200)
			// The browser keeps one of the replies; whichever it is, it can be exchanged.
			const kept = replies[times - 1]?.body as unknown as Tokens
			expect((await refresh(app, kept.refresh)).status).toBe(200)
			const sessions = await app.sql<{ ended_at: Date | null }>('select ended_at from sessions where user_id = $1', [id])
			expect(sessions).toEqual([{ ended_at: null }])
		}
	})
})
