import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import pino from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { now, setClock } from '#platform/clock.ts'
import { onQueued } from '#platform/jobs/jobs.ts'
import { startWorker } from '#platform/jobs/start-worker.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { freePort } from '../../../../tests/support/free-port.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'
import { testKeys } from '../../../../tests/support/test-keys.ts'
import { jobHandlers } from '../../../worker.ts'

const app = useTestApp({ clock: '2026-11-21T06:00:00Z' })
const clearUp: (() => unknown)[] = []
afterEach(async () => {
	onQueued(() => undefined)
	for (const step of clearUp.splice(0).reverse()) await step()
})

const password = 'Monsoon-Road-7'
const forgot = (email: string) => app.call('POST', '/accounts/password-reset/', { body: { email } })
const reset = (token: string) => app.call('POST', `/accounts/password-reset/${token}/`, { body: { password } })
const addAccounts = (count: number) =>
	app.sql(
		`insert into users (email, username, email_verified_at, created_at)
			select 'many' || n || '@example.in', 'many' || n, now(), now() from generate_series(1, $1::int) n`,
		[count],
	)

test('after a hundred resets that strangers asked for, a slow mail server gets several mails at once, so that a customer waits for few of theirs', async () => {
	const port = await freePort()
	const { received, atOnce } = await startMailServer(port, { answersAfterMs: 100 })
	startWorking(port)
	await addAccounts(101)
	await Promise.all(Array.from({ length: 100 }, (_, n) => forgot(`many${n + 1}@example.in`)))
	expect((await forgot('many101@example.in')).status).toBe(200)
	await expect.poll(() => received.has('many101@example.in'), { timeout: 30_000, interval: 20 }).toBe(true)
	// A tenth of a second for each mail: with three at once all of them take this server less than five seconds.
	expect(atOnce()).toBeGreaterThanOrEqual(3)
})

test('the hour of a link begins when its mail goes out, not when it was asked for (A.E-06, A.R-12)', async () => {
	const email = 'late@example.in'
	await app.sql(`insert into users (email, username, email_verified_at, created_at) values ($1, 'late', now(), now())`, [email])
	expect((await forgot(email)).status).toBe(200)
	// The mail server was away for five hours, through several tries.
	const later = (minutes: number) => setClock(new Date(now().getTime() + minutes * 60_000))
	later(300)
	const port = await freePort()
	const { received } = await startMailServer(port)
	startWorking(port)
	await expect.poll(() => received.has(email), { timeout: 10_000 }).toBe(true)
	later(59)
	const token = /\/reset-password\/([\w-]+)/.exec(received.get(email) ?? '')?.[1] ?? ''
	expect(await reset(token)).toMatchObject({ status: 200 })
})

/** The queue's work in this process, with mails to this server. */
function startWorking(port: number) {
	const { database, files } = app
	const publicUrl = 'http://127.0.0.1:3000'
	const log = pino({ level: 'silent' })
	const config = { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Pahiya <care@pahiya.example>', publicUrl }
	const mailer = createMailer(config, database, { log })
	const worker = startWorker({ database, files, mailer, shortMessages: app.shortMessages, publicUrl, keys: testKeys, log }, jobHandlers)
	onQueued(worker.lookSoon)
	clearUp.push(mailer.close, () => worker.close(1))
}

/** The words of the last mail to each address, and how many mails it had in its hands at once at most. */
async function startMailServer(port: number, { answersAfterMs = 0 } = {}) {
	const received = new Map<string, string>()
	let [inHand, most] = [0, 0]
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		onData: (stream, session, done) => {
			let words = ''
			stream.on('data', (part) => (words += part))
			stream.on('end', async () => {
				inHand += 1
				most = Math.max(most, inHand)
				await pause(answersAfterMs)
				inHand -= 1
				// Lines that a mail breaks are put together again.
				for (const { address } of session.envelope.rcptTo) received.set(address, words.replaceAll('=\r\n', ''))
				done()
			})
		},
	})
	server.on('error', () => undefined)
	await once(server.listen(port, '127.0.0.1'), 'listening')
	clearUp.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
	return { received, atOnce: () => most }
}
