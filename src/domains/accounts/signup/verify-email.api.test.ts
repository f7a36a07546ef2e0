import { describe, expect, test, vi } from 'vitest'
import { now } from '#platform/clock.ts'
import { passSeconds } from '../../../../tests/support/pass-seconds.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'

// Time stands still between the steps, however slow the machine is.
vi.useFakeTimers({ toFake: ['Date'] })
const app = useTestApp({ clock: '2026-11-21T06:00:00Z' })
const verify = (token: string, method = 'GET') => app.call(method, `/accounts/verify-email/${token}/`)
const resend = (email: unknown) => app.call('POST', '/accounts/resend-verification/', { body: { email } })
const isVerified = async (email: string) =>
	(await app.sql('select 1 from users where email = $1 and email_verified_at is not null', [email])).length === 1

let people = 0
async function signUp() {
	people += 1
	const email = `person${people}@example.in`
	const [row] = await app.sql<{ id: number }>(
		`insert into users (email, username, password_hash, created_at)
		select $1, $2, password_hash, $3 from users where email = 'rider@pahiya.test' returning id`,
		[email, `person${people}`, now()],
	)
	await app.as().accounts.resendVerification({ body: { email } })
	return { id: row?.id, email, token: await newestToken(email) }
}
async function mailsTo(email: string) {
	await app.work()
	return app.sql<{ text: string }>('select text from outbox where "to" = $1 order by id', [email])
}
const newestToken = async (email: string) => /\/verify-email\/([\w-]+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? ''

const linkOver = 'Verification link has expired or is invalid. Please request a new one.'
const everywhere = (words: string) => ({ detail: words, error: words, message: words })

describe('the link in the mail', () => {
	test('verifies the address, and says so again until it expires (A.R-11, A.API-10, D-12)', async () => {
		const { email, token } = await signUp()
		expect(await verify(token)).toMatchObject({
			status: 200,
			body: { message: 'Email verified successfully!', email: expect.stringContaining('@') },
		})
		expect(await isVerified(email)).toBe(true)
		expect(await verify(token)).toMatchObject({ status: 200, body: { message: 'Email already verified.' } })
		passSeconds(24 * 3600)
		expect(await verify(token)).toMatchObject({ status: 400, body: everywhere(linkOver) })
		expect(await isVerified(email)).toBe(true)
	})

	test('opened many times at once verifies once and never fails (A.E-06, D-12)', async () => {
		const { token } = await signUp()
		const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token)))
		expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
		expect(answers.filter(({ body }) => body.message === 'Email verified successfully!')).toHaveLength(1)
	})

	test('works for 24 hours and not longer (A.ACC-59, A.E-06)', async () => {
		const [early, late] = [await signUp(), await signUp()]
		passSeconds(24 * 3600 - 5)
		expect((await verify(early.token)).status).toBe(200)
		passSeconds(5)
		expect(await verify(late.token)).toMatchObject({ status: 400, body: everywhere(linkOver) })
		expect(await isVerified(late.email)).toBe(false)
	})

	test('is void once a newer one was asked for (A.ACC-63, A.E-06)', async () => {
		const { email, token } = await signUp()
		passSeconds(61)
		await resend(email)
		const newer = await newestToken(email)
		expect(newer).not.toBe(token)
		expect(await verify(token)).toMatchObject({ status: 400, body: everywhere(linkOver) })
		expect(await isVerified(email)).toBe(false)
		expect((await verify(newer)).status).toBe(200)
	})

	test('that nobody was sent is not found, and neither is a reset link (A.ACC-58, A.E-06)', async () => {
		const { id } = await signUp()
		const words = everywhere('Invalid verification link or link has expired')
		expect(await verify('nothing-like-it')).toMatchObject({ status: 404, body: words })
		await app.sql(
			`insert into email_tokens (user_id, purpose, token_hash, created_at, expires_at)
			values ($1, 'reset', encode(sha256('a-reset-link'), 'hex'), $2, $2::timestamptz + interval '1 hour')`,
			[id, now()],
		)
		expect(await verify('a-reset-link')).toMatchObject({ status: 404, body: words })
		expect((await verify('x'.repeat(200))).status).toBe(404)
	})

	test('looked at by HEAD changes nothing (D-12)', async () => {
		const { email, token } = await signUp()
		expect((await verify(token, 'HEAD')).status).toBeGreaterThanOrEqual(400)
		expect(await isVerified(email)).toBe(false)
	})
})

describe('asking for the mail again', () => {
	const same = { status: 200, body: { message: 'If this email needs verification, a new link has been sent.' } }

	test('is answered alike for waiting, verified, disabled and unknown addresses, and mails only the first (A.R-10, A.E-09, A.API-11)', async () => {
		const [waiting, done, disabled] = [await signUp(), await signUp(), await signUp()]
		await verify(done.token)
		await app.sql('update users set is_active = false where email = $1', [disabled.email])
		passSeconds(61)
		const before = { waiting: await mailsTo(waiting.email), done: await mailsTo(done.email), disabled: await mailsTo(disabled.email) }
		app.statements()
		const statements = []
		for (const email of [` ${waiting.email.toUpperCase()} `, done.email, disabled.email, 'nobody@example.in']) {
			expect(await resend(email)).toMatchObject(same)
			statements.push(app.statements())
		}
		expect(new Set(statements.map((texts) => texts.join('\n'))).size, 'the same work is done for each').toBe(1)
		expect(await mailsTo(waiting.email)).toHaveLength(before.waiting.length + 1)
		expect(await mailsTo(done.email)).toHaveLength(before.done.length)
		expect(await mailsTo(disabled.email)).toHaveLength(before.disabled.length)
		expect(await mailsTo('nobody@example.in')).toHaveLength(0)
	})

	test('within 60 seconds is refused for every address, known or not, without a second mail (A.ACC-51, A.E-10)', async () => {
		const { email } = await signUp()
		passSeconds(61)
		for (const address of [email, 'stranger@example.in']) {
			expect((await resend(address)).status).toBe(200)
			const mails = (await mailsTo(address)).length
			passSeconds(20)
			const refused = await resend(address.toUpperCase())
			const words = 'Please wait 40 seconds before requesting another email.'
			expect(refused).toMatchObject({ status: 429, body: everywhere(words), headers: { 'retry-after': '40' } })
			expect(await mailsTo(address)).toHaveLength(mails)
			passSeconds(40)
			expect((await resend(address)).status).toBe(200)
		}
	})

	test('is possible right after signing up, since only asking again starts the wait (A.R-10)', async () => {
		await app.call('POST', '/accounts/signup/', { body: { email: 'fresh@example.in', username: 'fresh', password: 'Abcdefg1' } })
		passSeconds(1)
		expect((await resend('fresh@example.in')).status).toBe(200)
		expect(await mailsTo('fresh@example.in')).toHaveLength(1)
	})

	test('twenty times at once passes once (A.ACC-51)', async () => {
		const { email } = await signUp()
		passSeconds(61)
		const before = (await mailsTo(email)).length
		const answers = await Promise.all(Array.from({ length: 20 }, () => resend(email)))
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(19)
		expect(await mailsTo(email)).toHaveLength(before + 1)
	})

	test('is possible ten times in an hour (A.E-10)', async () => {
		for (let time = 0; time < 10; time += 1) {
			expect((await resend('often@example.in')).status).toBe(200)
			passSeconds(61)
		}
		const refused = await resend('often@example.in')
		expect(refused.status).toBe(429)
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
		passSeconds(3600 - 610)
		expect((await resend('often@example.in')).status).toBe(200)
	})

	test.each([
		[undefined, 'Email address is required'],
		['', 'Email address is required'],
		['  ', 'Email address is required'],
		['abc', 'Invalid email address'],
	])('needs an address: %j (A.ACC-42)', async (email, words) => {
		expect(await resend(email)).toMatchObject({ status: 400, body: { email: [words] } })
	})
})

test('a mail that is done twice, or whose link was used meanwhile, is not sent (A.E-06)', async () => {
	const { email, id } = await signUp()
	const before = (await mailsTo(email)).length
	await app.workAgain('send-verification', 'send-asked-link')
	expect(await mailsTo(email)).toHaveLength(before)
	passSeconds(61)
	await resend(email)
	await app.sql('update users set email_verified_at = $1 where id = $2', [now(), id])
	expect(await mailsTo(email)).toHaveLength(before)
})
