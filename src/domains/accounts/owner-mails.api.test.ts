import { describe, expect, test, vi } from 'vitest'
import { now } from '#platform/clock.ts'
import * as passwords from '#platform/passwords/hash-password.ts'
import { passSeconds } from '../../../tests/support/pass-seconds.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

vi.mock('#platform/passwords/hash-password.ts', { spy: true })

// Time stands still between the steps, however slow the machine is.
vi.useFakeTimers({ toFake: ['Date'] })
const app = useTestApp({ clock: '2026-11-21T06:00:00Z' })
const aDay = 86_400
const right = 'Rider@2026'

const chrome = (version: number) =>
	`Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Mobile Safari/537.36`
const phone = chrome(129)
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0'

let people = 0
async function aRider({ verified = true, active = true } = {}) {
	people += 1
	const email = `mailed${people}@example.in`
	await app.sql(
		`insert into users (email, username, password_hash, is_active, email_verified_at, created_at)
		select $1, $2, password_hash, $3, case when $4 then $5::timestamptz end, $5 from users where email = 'rider@pahiya.test'`,
		[email, `mailed${people}`, active, verified, now()],
	)
	return email
}
const login = (email: string, device = phone, password = right) =>
	app.call('POST', '/accounts/login/', { body: { email, password }, headers: { 'user-agent': device } })
async function mailsTo(email: string) {
	await app.work()
	return app.sql<{ subject: string; text: string; html: string }>('select subject, text, html from outbox where "to" = $1 order by id', [
		email,
	])
}
const lock = async (email: string) => {
	for (let time = 0; time < 5; time += 1) expect((await login(email, phone, 'Rider@2027')).status).toBe(401)
}

describe('a login from a device that is new', () => {
	test('is told to the owner, but for the very first login and for devices that are known (D-43)', async () => {
		const email = await aRider()
		await login(email)
		await login(email)
		await login(email, chrome(130))
		expect(await mailsTo(email)).toEqual([])
		await login(email, laptop)
		await login(email, laptop)
		const mails = await mailsTo(email)
		expect(mails.map(({ subject }) => subject)).toEqual(['New login to your Pahiya account'])
		expect(mails[0]?.text).toContain('on Sat 21 Nov, 11:30 am (India) from a new device: Firefox on Windows.')
		expect(mails[0]?.text).toContain('http://127.0.0.1:3000/login?mode=forgot')
	})

	test('is told again when the device was not used for 90 days; use without a login counts (D-43)', async () => {
		const email = await aRider()
		const { body } = await login(email)
		await login(email, laptop)
		expect(await mailsTo(email)).toHaveLength(1)
		passSeconds(29 * aDay)
		const { tokens } = body as unknown as { tokens: { refresh: string } }
		expect((await app.call('POST', '/accounts/token/refresh/', { body: { refresh: tokens.refresh } })).status).toBe(200)
		passSeconds(62 * aDay)
		await login(email)
		expect(await mailsTo(email), 'the phone was used 62 days ago').toHaveLength(1)
		await login(email, laptop)
		expect(await mailsTo(email), 'the laptop was used 91 days ago').toHaveLength(2)
	})

	test('many times at once is told once (D-43)', async () => {
		const email = await aRider()
		await login(email)
		const replies = await Promise.all(Array.from({ length: 4 }, () => login(email, laptop)))
		expect(replies.map(({ status }) => status)).toEqual(Array(4).fill(200))
		await app.work()
		await app.workAgain('tell-new-device')
		expect(await mailsTo(email)).toHaveLength(1)
	})

	test('that is refused tells nobody (D-43)', async () => {
		const email = await aRider()
		await login(email)
		await login(email, laptop, 'Rider@2027')
		expect(await mailsTo(email)).toEqual([])
	})

	test('with a user agent that is nonsense is told in harmless words (A.E-19)', async () => {
		const email = await aRider()
		await login(email)
		await login(email, `<script>alert(1)</script>${'x'.repeat(5_000)}`)
		const [mail] = await mailsTo(email)
		expect(mail?.text).toContain('An unknown device.')
		expect(mail?.html).not.toContain('<script')
	})
})

describe('a lock', () => {
	test('is told to the owner once, with its end; tries during the lock are not (A.E-01, A.R-06)', async () => {
		const email = await aRider()
		await lock(email)
		for (let time = 0; time < 3; time += 1) expect((await login(email)).status).toBe(429)
		await app.work()
		await app.workAgain('tell-account-locked')
		const mails = await mailsTo(email)
		expect(mails.map(({ subject }) => subject)).toEqual(['Login to your Pahiya account is paused'])
		expect(mails[0]?.text).toMatch(/until \w{3} \d+ \w{3}(, \d+)?, \d+:\d\d [ap]m \(India\)/)
		passSeconds(901)
		await lock(email)
		expect(await mailsTo(email)).toHaveLength(2)
	})

	test('that many tries at once bring about is told once (A.E-01)', async () => {
		const email = await aRider()
		vi.mocked(passwords.passwordMatches).mockResolvedValue(false)
		await Promise.all(Array.from({ length: 20 }, () => login(email)))
		vi.mocked(passwords.passwordMatches).mockReset()
		expect(await mailsTo(email)).toHaveLength(1)
	})

	test('of an unknown, unverified or disabled address does the same work and mails nobody (A.R-06, A.E-03, A.E-09)', async () => {
		const known = await aRider()
		const others = [await aRider({ verified: false }), await aRider({ active: false }), 'nobody-at-all@example.in']
		const statements = []
		for (const email of [known, ...others]) {
			app.statements()
			await lock(email)
			statements.push(app.statements().join('\n'))
		}
		expect(new Set(statements).size).toBe(1)
		const queued = await app.sql(`select * from queued_jobs where kind = 'tell-account-locked'`)
		expect(queued).toHaveLength(4)
		expect(JSON.stringify(queued)).not.toContain('@')
		expect(await mailsTo(known)).toHaveLength(1)
		for (const email of others) expect(await mailsTo(email)).toEqual([])
	})
})
