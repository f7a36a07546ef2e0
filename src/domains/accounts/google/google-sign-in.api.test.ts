import { describe, expect, test, vi } from 'vitest'
import { now, setClock } from '#platform/clock.ts'
import { one } from '#shared/one.ts'
import { aBrowser } from '../../../../tests/support/google.ts'
import { signIn } from '../../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'
import { testKeys } from '../../../../tests/support/test-keys.ts'
import { readAccessToken } from '../sessions/access-token.ts'
import { removeOldAccess } from '../sessions/remove-old-access.ts'

vi.setConfig({ testTimeout: 30_000 })
const product = useTestApp()
const browser = () => aBrowser(product.app)

type Account = {
	id: number
	email: string
	username: string
	password_hash: string | null
	email_verified_at: Date | null
	token_version: number
	name: string | null
	identities: number
}
const accountsOf = (email: string) =>
	product.sql<Account>(
		`select u.*, p.name, (select count(*)::int from social_identities i where i.user_id = u.id) as identities
			from users u left join profiles p on p.user_id = u.id where u.email = $1`,
		[email],
	)
const accountOf = async (email: string) => one(await accountsOf(email))
const signUp = async (email: string, username: string) => {
	const { status } = await product.call('POST', '/accounts/signup/', { body: { email, username, password: 'Sawaari2026' } })
	expect(status).toBe(201)
}
const logIn = (email: string, password = 'Sawaari2026') => product.call('POST', '/accounts/login/', { body: { email, password } })

describe('the way there', () => {
	test('POST /accounts/login/ {provider: google} answers with where Google is, with state, nonce and PKCE, and keeps their secrets in this browser (A.ACC-06, A.API-07, A.R-15)', async () => {
		const { status, body, headers } = await product.call('POST', '/accounts/login/', { body: { provider: 'google' } })
		expect(status).toBe(200)
		expect(Object.keys(body)).toEqual(['auth_url'])
		const { searchParams } = new URL(String(body.auth_url))
		expect(Object.fromEntries(searchParams)).toMatchObject({
			response_type: 'code',
			scope: 'openid email profile',
			code_challenge_method: 'S256',
			redirect_uri: 'http://127.0.0.1:3000/api/accounts/google/callback/',
		})
		for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)?.length, name).toBeGreaterThan(40)
		expect(headers['set-cookie']).toMatch(/^sign_in=[\w.-]+; Max-Age=600; Path=\/api\/accounts\/; HttpOnly; SameSite=Lax$/)
		for (const secret of [searchParams.get('state'), searchParams.get('nonce')]) expect(String(headers['set-cookie'])).not.toContain(secret)
		expect(headers['cache-control']).toBe('no-store')
	})

	test('an unknown provider is refused at its field (A.R-15)', async () => {
		const { status, body } = await product.call('POST', '/accounts/login/', { body: { provider: 'facebook' } })
		expect(status).toBe(400)
		expect(body).toEqual({ provider: ['This sign-in provider is not known.'] })
	})
})

describe('somebody who comes by Google', () => {
	test('has an account with a verified address, no password and the name from there, and the second time the same (A.ACC-82, A.ACC-13)', async () => {
		const at = await browser().signIn({ email: 'Neela.New@Example.com', name: 'Neela Rider' })
		expect(at.status).toBe(200)
		expect(at.body).toMatchObject({
			is_first_login: true,
			user: { email: 'neela.new@example.com', username: 'neela_rider', name: 'Neela Rider' },
		})
		const { tokens, user } = at.body as { tokens: { access: string; refresh: string }; user: { id: number } }
		expect(String(at.headers['set-cookie'])).toContain(`refresh_token=${tokens.refresh}; Max-Age=2592000; Path=/api/accounts/; HttpOnly`)
		const profile = await product.as(tokens.access).accounts.profile({})
		expect(profile).toMatchObject({ name: 'Neela Rider', email: 'neela.new@example.com', profile_photo: null })
		const account = await accountOf('neela.new@example.com')
		expect(account).toMatchObject({ password_hash: null, identities: 1, email_verified_at: expect.any(Date) })
		const again = await browser().signIn({ email: 'neela.new@example.com', name: 'Another Name' })
		expect(again.body).toMatchObject({ is_first_login: false, user: { id: user.id, name: 'Neela Rider' } })
	})

	test('whose address has a verified account here comes into that one; its password goes on', async () => {
		const email = 'verified.before@pahiya.test'
		await signUp(email, 'verified_before')
		await product.sql('update users set email_verified_at = now() where email = $1', [email])
		const { status, body } = await browser().signIn({ email, name: 'From Google' })
		expect(status).toBe(200)
		expect(body.user).toMatchObject({ username: 'verified_before', name: 'From Google' })
		expect((await logIn(email)).status).toBe(200)
	})

	test('keeps the account when Google knows another address of hers later', async () => {
		const first = await browser().signIn({ email: 'moved@example.com' })
		await product.sql(`update users set email = 'moved.before@example.com' where email = 'moved@example.com'`)
		const { body } = await browser().signIn({ email: 'moved@example.com' })
		expect(body.user).toMatchObject({ id: (first.body.user as { id: number }).id, email: 'moved.before@example.com' })
	})

	test('whose name gives no username, or a taken one, gets a valid one all the same (A.R-24)', async () => {
		const names = [
			{ email: 'devanagari.person@example.com', name: 'आशा' },
			{ email: 'a@example.com', name: 'Li' },
			{ email: 'long@example.com', name: `${'Very '.repeat(60)}Long` },
			{ email: 'same.one@example.com', name: 'Ravi Kumar' },
			{ email: 'same.two@example.com', name: 'Ravi Kumar' },
			{ email: 'nothing@example.com', name: '\u0000\n' },
		]
		const made = await Promise.all(names.map((person) => browser().signIn(person)))
		const usernames = made.map(({ body }) => (body.user as { username: string }).username)
		expect(usernames).toEqual([
			'devanagari_person',
			'rider',
			'very_very_very_very_very_very_',
			expect.stringMatching(/^ravi_kumar/),
			expect.stringMatching(/^ravi_kumar/),
			'nothing',
		])
		expect(new Set(usernames).size).toBe(names.length)
		for (const username of usernames) expect(username).toMatch(/^[A-Za-z0-9_]{3,30}$/)
	})

	test('is refused while Google has not verified the address, and no account is made (A.R-15, A.E-15)', async () => {
		const at = await browser().arrive({ email: 'unverified@example.com', verified: false })
		expect(at.href).toBe('http://127.0.0.1:3000/login?error=unverified')
		expect(await accountsOf('unverified@example.com')).toEqual([])
	})

	test('is not the owner of an address that only becomes the same when it is written as ours are (A.E-12)', async () => {
		for (const email of ['ｎeela.new@example.com', 'neela.new@ｅxample.com', '\u212aneela.new@example.com'])
			expect((await browser().arrive({ email })).search, email).toMatch(/^\?error=/)
	})

	test('and cancels there is told so', async () => {
		expect((await browser().arrive('cancel')).search).toBe('?error=cancelled')
	})

	test('is refused when the account here is disabled or was deleted', async () => {
		await browser().signIn({ email: 'disabled@example.com' })
		await product.sql(`update users set is_active = false where email = 'disabled@example.com'`)
		expect((await browser().arrive({ email: 'disabled@example.com' })).search).toBe('?error=disabled')
		await browser().signIn({ email: 'deleted@example.com' })
		await product.sql(`update users set is_active = false, deleted_at = now() where email = 'deleted@example.com'`)
		expect((await browser().arrive({ email: 'deleted@example.com' })).search).toBe('?error=disabled')
	})

	test('may be one of the company whose address is verified; one who is not verified yet follows the mailed link first', async () => {
		const staff = await signIn(product, { role: 'staff' })
		const { body } = await browser().signIn({ email: staff.email })
		expect(body.user).toMatchObject({ id: staff.id, role: 'staff', is_staff: true })
		const fresh = await signIn(product, { role: 'technician', verified: false })
		expect((await browser().arrive({ email: fresh.email })).search).toBe('?error=waiting')
		expect(await accountOf(fresh.email)).toMatchObject({ email_verified_at: null, identities: 0 })
	})

	test('may not take over the account of another person at Google with the same address', async () => {
		await browser().signIn({ email: 'handed.on@example.com' })
		await product.sql(
			`update social_identities set subject = 'somebody before' where user_id = (select id from users where email = 'handed.on@example.com')`,
		)
		expect((await browser().arrive({ email: 'handed.on@example.com' })).search).toBe('?error=other')
	})
})

describe('an account that a stranger made with the address and never verified', () => {
	test('becomes its owner’s without the stranger’s password, sessions, links, username or profile (A.R-15)', async () => {
		const email = 'victim@example.com'
		await signUp(email, 'a_rude_name')
		const before = await accountOf(email)
		await product.sql(`insert into profiles (user_id, name, phone_number) values ($1, 'Stranger', '9000000009')`, [before.id])
		await product.sql(
			`insert into sessions (user_id, created_at, last_used_at, expires_at) values ($1, now(), now(), now() + interval '1 day')`,
			[before.id],
		)
		const { status, body } = await browser().signIn({ email, name: 'Rightful Owner' })
		expect(status).toBe(200)
		expect(body).toMatchObject({ is_first_login: true, user: { id: before.id, name: 'Rightful Owner' } })
		const after = await accountOf(email)
		expect(after).toMatchObject({ password_hash: null, name: 'Rightful Owner', email_verified_at: expect.any(Date) })
		expect(after.username).toMatch(/^rightful_owner_\d+$/)
		expect(after.token_version).toBe(before.token_version + 1)
		expect((await logIn(email)).status).toBe(401)
		const sessions = await product.sql<{ ended: boolean }>(
			'select ended_at is not null as ended from sessions where user_id = $1 order by created_at',
			[before.id],
		)
		expect(sessions).toEqual([{ ended: true }, { ended: false }])
		const links = await product.sql('select id from email_tokens where user_id = $1 and used_at is null and replaced_at is null', [
			before.id,
		])
		expect(links).toEqual([])
		const profile = await product.as((body.tokens as { access: string }).access).accounts.profile({})
		expect(profile.phone_number).toBe('')
	})
})

describe('an account without a password', () => {
	test('cannot be entered by one, changes it by way of forgot password, and then has both ways (A.R-18)', async () => {
		const email = 'passwordless@example.com'
		const { body } = await browser().signIn({ email, name: 'No Password' })
		const { access } = body.tokens as { access: string }
		expect((await logIn(email)).status).toBe(401)
		const change = await product.call('POST', '/accounts/change-password/', {
			access,
			body: { old_password: 'Anything1', new_password: 'Sawaari2027' },
		})
		expect(change.status).toBe(400)
		expect(change.body).toEqual({ old_password: ['This account has no password yet. Please use Forgot Password to set one.'] })
		await product.call('POST', '/accounts/password-reset/', { body: { email } })
		await product.work()
		const mails = (await product.call('GET', `/dev/outbox/?to=${email}`)).body as unknown as { text: string }[]
		const token = /reset-password\/([\w-]+)/.exec(mails[0]?.text ?? '')?.[1]
		expect((await product.call('POST', `/accounts/password-reset/${token}/`, { body: { password: 'Sawaari2027' } })).status).toBe(200)
		expect((await logIn(email, 'Sawaari2027')).status).toBe(200)
		expect((await browser().signIn({ email })).status).toBe(200)
	})
})

describe('the way back', () => {
	test('carries a code and no token, is not kept and tells no other site (A.R-15)', async () => {
		const here = browser()
		const { status, location, headers } = await here.send('GET', await here.come({ email: 'way.back@example.com' }))
		expect(status).toBe(303)
		expect(location?.href).toMatch(/^http:\/\/127\.0\.0\.1:3000\/login\?code=[\w-]{43}$/)
		expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
		const code = location?.searchParams.get('code')
		expect(await product.sql('select 1 from sign_in_codes where code_hash = $1', [code])).toEqual([])
	})

	test('counts once: opened again it asks for a new start, and nobody is logged in (A.E-15)', async () => {
		const here = browser()
		const back = await here.come({ email: 'twice@example.com' })
		expect((await here.send('GET', back)).location?.search).toMatch(/^\?code=/)
		expect((await here.send('GET', back)).location?.search).toBe('?error=expired')
		// The provider itself gives nothing for a code that it has seen, even to a browser that kept its cookie.
		const thief = browser()
		const stolen = await thief.come({ email: 'twice@example.com' })
		const cookies = new Map(thief.jar)
		await thief.send('GET', stolen)
		thief.jar.clear()
		for (const [name, cookie] of cookies) thief.jar.set(name, cookie)
		expect((await thief.send('GET', stolen)).location?.search).toBe('?error=expired')
	})

	test('is of no use in another browser, with another state, or without one (A.E-15)', async () => {
		const attacker = browser()
		const lure = await attacker.come({ email: 'attacker@example.com' })
		const victim = browser()
		expect((await victim.send('GET', lure)).location?.search).toBe('?error=expired')
		await victim.press()
		expect((await victim.send('GET', lure)).location?.search).toBe('?error=expired')
		lure.searchParams.set('state', 'another')
		expect((await attacker.send('GET', lure)).location?.search).toBe('?error=expired')
		lure.searchParams.delete('state')
		expect((await attacker.send('GET', lure)).location?.search).toBe('?error=expired')
		expect(await accountsOf('attacker@example.com')).toEqual([])
	})

	test('with a cookie of somebody else’s making, or one that is over, finds nothing begun', async () => {
		const here = browser()
		const back = await here.come({ email: 'forged@example.com' })
		const [name, kept] = [...here.jar].find(([name]) => name === 'sign_in') ?? expect.unreachable('no cookie')
		here.jar.set(name, { ...kept, value: `${kept.value.slice(0, -4)}AAAA` })
		expect((await here.send('GET', back)).location?.search).toBe('?error=expired')
		here.jar.set(name, kept)
		setClock(new Date(now().getTime() + 601_000))
		try {
			expect((await here.send('GET', back)).location?.search).toBe('?error=expired')
		} finally {
			setClock(undefined)
		}
		expect((await here.send('GET', back)).location?.search).toMatch(/^\?code=/)
	})

	test('of several tabs each finds its own sign-in', async () => {
		const here = browser()
		const [first, second] = [await here.come({ email: 'tab.one@example.com' }), await here.come({ email: 'tab.two@example.com' })]
		const codes = [await here.send('GET', first), await here.send('GET', second)].map(
			({ location }) => location?.searchParams.get('code') ?? '',
		)
		for (const [index, code] of codes.entries()) {
			const { status, body } = await here.exchange(code)
			expect({ status, user: body.user }).toMatchObject({
				status: 200,
				user: { email: ['tab.one@example.com', 'tab.two@example.com'][index] },
			})
		}
	})

	test('with a code of the provider that it never gave is told in a word', async () => {
		const here = browser()
		const back = await here.come({ email: 'garbled@example.com' })
		back.searchParams.set('code', 'nonsense')
		expect((await here.send('GET', back)).location?.search).toBe('?error=expired')
		expect(await accountsOf('garbled@example.com')).toEqual([])
	})

	test('answers other methods as every call, and cannot be made to lead elsewhere', async () => {
		expect((await product.call('POST', '/accounts/google/callback/', { body: {} })).status).toBe(405)
		expect((await product.call('HEAD', '/accounts/google/callback/')).status).toBe(405)
		const { status, headers } = await product.call(
			'GET',
			'/accounts/google/callback/?redirect=https://evil.example&returnTo=//evil.example',
			{
				headers: { host: 'evil.example' },
			},
		)
		expect(status).toBe(303)
		expect(headers.location).toBe('http://127.0.0.1:3000/login?error=expired')
	})
})

describe('the code of a sign-in', () => {
	const over = { status: 401, detail: 'This sign-in is over. Please try again.' }
	const told = async (reply: ReturnType<ReturnType<typeof browser>['exchange']>) => {
		const { status, body } = await reply
		return { status, detail: body.detail }
	}

	test('opens one session, however often it is brought (A.R-15)', async () => {
		const here = browser()
		const code = (await here.arrive({ email: 'once@example.com' })).searchParams.get('code')
		const jar = new Map(here.jar)
		const together = await Promise.all(
			Array.from({ length: 10 }, () => {
				const tab = browser()
				for (const [name, cookie] of jar) tab.jar.set(name, cookie)
				return tab.exchange(code)
			}),
		)
		expect(together.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 401)])
		expect(await told(here.exchange(code))).toEqual(over)
		const { id } = await accountOf('once@example.com')
		expect(await product.sql('select id from sessions where user_id = $1', [id])).toHaveLength(1)
	})

	test('is over after a minute, unknown when it was never given, and of no use in another browser', async () => {
		const here = browser()
		const code = (await here.arrive({ email: 'minute@example.com' })).searchParams.get('code')
		expect(await told(browser().exchange(code))).toEqual(over)
		const other = browser()
		await other.press()
		expect(await told(other.exchange(code))).toEqual(over)
		expect(await told(here.exchange('nonsense'))).toEqual(over)
		expect(await told(here.exchange(''))).toEqual(over)
		setClock(new Date(now().getTime() + 61_000))
		try {
			expect(await told(here.exchange(code))).toEqual(over)
		} finally {
			setClock(undefined)
		}
		expect((await here.exchange(code)).status).toBe(200)
	})

	test('does not open a session of an account that was disabled meanwhile', async () => {
		const here = browser()
		const code = (await here.arrive({ email: 'meanwhile@example.com' })).searchParams.get('code')
		await product.sql(`update users set is_active = false where email = 'meanwhile@example.com'`)
		expect((await here.exchange(code)).status).toBe(403)
	})

	test('lifts the lock of wrong passwords, as every login (A.E-01)', async () => {
		const email = 'locked.google@example.com'
		await browser().signIn({ email })
		for (let nth = 0; nth < 5; nth += 1) await logIn(email, 'Wrong-one-2026')
		expect((await logIn(email)).status).toBe(429)
		expect((await browser().signIn({ email })).status).toBe(200)
		expect((await logIn(email)).status).toBe(401)
	})

	test('is forgotten once it is over', async () => {
		await browser().arrive({ email: 'forgotten@example.com' })
		const { id } = await accountOf('forgotten@example.com')
		const count = async () => (await product.sql('select 1 from sign_in_codes where user_id = $1', [id])).length
		await removeOldAccess(product.database.db)
		expect(await count()).toBe(1)
		await product.sql(`update sign_in_codes set expires_at = now() - interval '1 second' where user_id = $1`, [id])
		await removeOldAccess(product.database.db)
		expect(await count()).toBe(0)
	})
})

describe('at the same moment', () => {
	test('ten sign-ins of one new person end in one account', async () => {
		const email = 'all.at.once@example.com'
		const browsers = Array.from({ length: 10 }, browser)
		const backs = await Promise.all(browsers.map((each) => each.come({ email, name: 'All Atonce' })))
		const ends = await Promise.all(browsers.map((each, nth) => each.send('GET', backs[nth] ?? '')))
		for (const { location } of ends) expect(location?.search).toMatch(/^\?code=/)
		expect(await accountsOf(email)).toHaveLength(1)
		expect((await accountOf(email)).identities).toBe(1)
	})

	test('people of one name all get a username', async () => {
		const people = Array.from({ length: 8 }, (_, nth) => ({ email: `namesake.${nth}@example.com`, name: 'Priya Sharma' }))
		const ends = await Promise.all(people.map((person) => browser().signIn(person)))
		expect(new Set(ends.map(({ body }) => (body.user as { username: string }).username)).size).toBe(8)
	})

	test('a stranger’s signup with the address leaves one account, and it is the owner’s', async () => {
		for (let round = 0; round < 6; round += 1) {
			const email = `contested.${round}@example.com`
			const owner = browser()
			const back = await owner.come({ email, name: 'Contested' })
			const [{ location }] = await Promise.all([
				owner.send('GET', back),
				product.call('POST', '/accounts/signup/', { body: { email, username: `stranger_${round}`, password: 'Sawaari2026' } }),
			])
			expect(location?.search).toMatch(/^\?code=/)
			expect(await accountsOf(email)).toMatchObject([{ password_hash: null, identities: 1, email_verified_at: expect.any(Date) }])
			expect((await logIn(email)).status).toBe(401)
		}
	})

	test('a sign-in and the end of the account by the company never open a session that counts', async () => {
		const here = browser()
		const email = 'ended.meanwhile@example.com'
		const { body } = await here.signIn({ email })
		const admin = await signIn(product, { role: 'admin' })
		const { id } = body.user as { id: number }
		const back = await here.come({ email })
		const [{ location }] = await Promise.all([
			here.send('GET', back),
			product.call('PATCH', `/admin/users/${id}/`, { access: admin.access, body: { is_active: false } }),
		])
		const code = location?.searchParams.get('code') ?? null
		expect((await here.exchange(code)).status).not.toBe(200)
		const claims = await readAccessToken(testKeys, (body.tokens as { access: string }).access)
		expect(claims?.version).toBeLessThan((await accountOf(email)).token_version)
	})
})
