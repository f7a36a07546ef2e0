import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freePort } from '../../../tests/support/free-port.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'
import { testKeys } from '../../../tests/support/test-keys.ts'
import { setClock } from '../clock.ts'
import { createLog, type Log, reasonOf } from '../log.ts'
import { createMailer } from './mailer.ts'
import { sentMails } from './tables.ts'
import { unsubscribeOf } from './unsubscribe.ts'

const product = useTestApp()
const clearUp: (() => unknown)[] = []
afterEach(() => {
	for (const step of clearUp.splice(0)) step()
})

const log = createLog('silent')
const config = { mailFrom: 'Pahiya <care@pahiya.example>', publicUrl: 'https://pahiya.example' }
const mail = { to: 'asha@pahiya.test', subject: 'Your repair', text: 'See you at 10:00.', html: '<p>See you at 10:00.</p>' }

test('while the mail server is away a mail fails and is kept for the next try; when it is back it goes out once (A.R-93)', async () => {
	const port = await freePort()
	const mailer = createMailer({ ...config, smtpUrl: `smtp://127.0.0.1:${port}` }, product.database, { log })
	clearUp.push(mailer.close)
	await expect(mailer.deliver('repair-booked:1', () => mail)).rejects.toThrow()
	const received = await aMailServer(port)
	await mailer.deliver('repair-booked:1', () => mail)
	await mailer.deliver('repair-booked:1', () => mail)
	expect(received).toHaveLength(1)
	expect(received[0]).toMatch(/^From: Pahiya <care@pahiya\.example>\r$/m)
	expect(received[0]).toMatch(/^Message-ID: <repair-booked%3A1@pahiya\.example>\r$/im)
	expect(await product.sql('select * from outbox')).toEqual([])
})

describe('what a mail server refuses', () => {
	const key = 'repair-booked:7'
	const isWrittenDown = async () => (await product.sql('select from sent_mails where key = $1', [key])).length === 1
	beforeEach(async () => {
		for (const table of ['sent_mails', 'refused_mails', 'notifications']) await product.sql(`delete from ${table}`)
	})
	const aRefusing = async (words: string, responseCode = 550) => {
		const port = await freePort()
		let asked = 0
		const server = new SMTPServer({
			authOptional: true,
			disabledCommands: ['STARTTLS'],
			onRcptTo: (_address, _session, done) => {
				asked += 1
				done(Object.assign(new Error(words), { responseCode }))
			},
		})
		server.listen(port, '127.0.0.1')
		const told: unknown[] = []
		const log = { warn: (...line: unknown[]) => told.push(line) } as unknown as Log
		const mailer = createMailer({ ...config, smtpUrl: `smtp://127.0.0.1:${port}` }, product.database, { log })
		clearUp.push(() => server.close(), mailer.close)
		return { mailer, told, asked: () => asked }
	}

	test.each(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10'])(
		'because there is no such mailbox (%s) is not sent again; its reader finds it in the product (A.R-93)',
		async (code) => {
			const { mailer, told, asked } = await aRefusing(`${code} <Asha@pahiya.test> asha: no such mailbox`)
			const notification = { customerId: 7, text: 'See you at 10:00.', path: '/profile/repairs/7' }
			const refused = { ...mail, to: 'Asha@pahiya.test', notification }
			await mailer.deliver(key, () => refused)
			await mailer.deliver(key, () => refused)
			expect(asked()).toBe(1)
			expect(await isWrittenDown()).toBe(true)
			expect(await product.sql('select key, "to", subject from refused_mails')).toEqual([
				{ key, to: 'asha@pahiya.test', subject: mail.subject },
			])
			expect(await product.sql('select title, customer_id from notifications')).toEqual([{ title: mail.subject, customer_id: 7 }])
			// Neither the address nor the server's words, which name it (V16).
			expect(told).toEqual([[{ mail: key, refusal: `550 ${code}` }, expect.any(String)]])
		},
	)

	test.each([
		['its sender', '5.7.1 Relaying denied', 550],
		['a full mailbox', '5.2.2 Mailbox full', 552],
		['it does not say what', 'Requested action not taken', 550],
		['what may be otherwise later', '4.1.1 Mailbox busy', 450],
		['a number in its words alone', 'see 550 5.1.1', 554],
	])('because of %s waits for the next try (A.R-93)', async (_what, words, responseCode) => {
		const { mailer, told } = await aRefusing(words, responseCode)
		await expect(mailer.deliver(key, () => mail)).rejects.toMatchObject({ responseCode })
		expect(await isWrittenDown()).toBe(false)
		expect(await product.sql('select from refused_mails')).toEqual([])
		expect(told).toEqual([])
	})

	test('is not told to the log with its address (V16)', async () => {
		const { mailer } = await aRefusing('5.7.1 <asha@pahiya.test>: Access denied')
		expect(await mailer.deliver(key, () => mail).catch(reasonOf)).toContain('550 5.7.1 <…@…>: Access denied')
	})
})

test('nothing that a person typed becomes a header of a mail or another reader of it (A.E-34)', async () => {
	const port = await freePort()
	const received = await aMailServer(port)
	const mailer = createMailer({ ...config, smtpUrl: `smtp://127.0.0.1:${port}` }, product.database, { log })
	clearUp.push(mailer.close)
	await mailer.deliver('a', () => ({ ...mail, subject: 'For Asha\r\nBcc: other@pahiya.test' }))
	const [head = ''] = (received[0] ?? '').split('\r\n\r\n')
	expect(head).not.toMatch(/^bcc:/im)
	expect(head).toMatch(/^Subject: For Asha/m)
})

test('a mail that nobody has to get carries what mail programs show their own button by, and no other does (RFC 8058)', async () => {
	const port = await freePort()
	const received = await aMailServer(port)
	const mailer = createMailer({ ...config, smtpUrl: `smtp://127.0.0.1:${port}` }, product.database, { log })
	clearUp.push(mailer.close)
	setClock(new Date('2026-11-20T06:00:00Z'))
	clearUp.push(() => setClock(undefined))
	const stop = unsubscribeOf({ publicUrl: config.publicUrl, keys: testKeys }, 'market', 7)
	await mailer.deliver('found:1', () => ({ ...mail, stop }))
	await mailer.deliver('booked:1', () => mail)
	const [head = ''] = (received[0] ?? '').replaceAll('\r\n ', ' ').split('\r\n\r\n')
	expect(head).toMatch(/^List-Unsubscribe: <https:\/\/pahiya\.example\/api\/accounts\/unsubscribe\/7\.[\w-]+\/>/im)
	expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im)
	expect(received[1]).not.toMatch(/^List-Unsubscribe/im)
})

test('a calendar file goes along as what calendars take over, and as a file (decision 0042)', async () => {
	const port = await freePort()
	const received = await aMailServer(port)
	const mailer = createMailer({ ...config, smtpUrl: `smtp://127.0.0.1:${port}` }, product.database, { log })
	clearUp.push(mailer.close)
	const calendar = { method: 'CANCEL', filename: 'visit-7.ics', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' } as const
	await mailer.deliver('calendar:1', () => ({ ...mail, calendar }))
	expect(received[0]).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=CANCEL/im)
	expect(received[0]).toMatch(/filename=visit-7\.ics/)
	expect(received[0]).toMatch(/^Content-Type: text\/html/im)
})

test('a file goes along under its name', async () => {
	const port = await freePort()
	const received = await aMailServer(port)
	const mailer = createMailer({ ...config, smtpUrl: `smtp://127.0.0.1:${port}` }, product.database, { log })
	clearUp.push(mailer.close)
	const file = { filename: 'PAH-26-27-000001.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7 an invoice') }
	await mailer.deliver('file:1', () => ({ ...mail, attachments: [file] }))
	expect(received[0]).toMatch(/^Content-Type: application\/pdf; name=PAH-26-27-000001\.pdf/im)
	expect(received[0]).toContain(file.content.toString('base64'))
})

test('without a mail server mails are kept where a developer reads them, each once (D-05)', async () => {
	const mailer = createMailer({ ...config, smtpUrl: undefined }, product.database, { log })
	await mailer.deliver('b', () => mail)
	await mailer.deliver('b', () => mail)
	expect(await product.sql('select key, "to", subject, text, html from outbox')).toEqual([{ key: 'b', ...mail }])
})

test('a mail that would only confuse after another is not sent once that one has gone (A.R-93)', async () => {
	const port = await freePort()
	const received = await aMailServer(port)
	const mailer = createMailer({ ...config, smtpUrl: `smtp://127.0.0.1:${port}` }, product.database, { log })
	clearUp.push(mailer.close)
	const notAfter = ['cancelled:1', 'called-off:1']
	await mailer.deliver('assigned:1', () => mail, { notAfter })
	await mailer.deliver('called-off:1', () => mail)
	await mailer.deliver('confirmed:1', () => mail, { notAfter })
	expect(received).toHaveLength(2)
	expect(await product.sql(`select key from sent_mails where key = 'confirmed:1'`)).toEqual([])
})

describe('a mail goes once', () => {
	const aMailerFor = (port: number, database = product.database) => {
		const mailer = createMailer({ ...config, smtpUrl: `smtp://127.0.0.1:${port}` }, database, { log })
		clearUp.push(mailer.close)
		return mailer
	}
	const isWrittenDown = async (key: string) => (await product.sql('select from sent_mails where key = $1', [key])).length === 1

	test.each([
		['at the sender', { onMailFrom: 1 }],
		['at the recipient', { onRcptTo: 1 }],
		['after the words', { onData: 1 }],
	])('though the server first says "try again later" %s (A.R-93)', async (where, later) => {
		const port = await freePort()
		const received = await aMailServer(port, later)
		const mailer = aMailerFor(port)
		const key = `later:${where}`
		await expect(mailer.deliver(key, () => mail)).rejects.toMatchObject({ responseCode: 451 })
		expect(await isWrittenDown(key)).toBe(false)
		await mailer.deliver(key, () => mail)
		await mailer.deliver(key, () => mail)
		expect(received).toHaveLength(1)
		expect(await isWrittenDown(key)).toBe(true)
	})

	test('though the connection breaks right after the server took it (A.R-93)', async () => {
		const port = await freePort()
		const received = await aMailServer(port, { hangUp: 'after the answer' })
		const mailer = aMailerFor(port)
		await mailer.deliver('hung-up:1', () => mail)
		await mailer.deliver('hung-up:1', () => mail)
		expect(received).toHaveLength(1)
	})

	test('and where nobody can know whether the server took it, both are one mail to the reader, by their Message-ID (A.R-93)', async () => {
		const port = await freePort()
		const received = await aMailServer(port, { hangUp: 'before the answer' })
		const mailer = aMailerFor(port)
		await expect(mailer.deliver('hung-up:2', () => mail)).rejects.toThrow()
		await mailer.deliver('hung-up:2', () => mail)
		expect(received).toHaveLength(2)
		expect(new Set(received.map((words) => /^Message-ID: .*$/im.exec(words)?.[0])).size).toBe(1)
	})

	test('though the database is away when it is to be written down (A.R-93)', async () => {
		const port = await freePort()
		const received = await aMailServer(port)
		let away = true
		const insert = () => {
			if (away) throw new Error('Connection terminated')
			return product.database.db.insert(sentMails)
		}
		const db = new Proxy(product.database.db, { get: (target, name) => (name === 'insert' ? insert : Reflect.get(target, name)) })
		const mailer = aMailerFor(port, { ...product.database, db })
		await expect(mailer.deliver('unwritten:1', () => mail)).rejects.toThrow('Connection terminated')
		away = false
		await mailer.deliver('unwritten:1', () => mail)
		await mailer.deliver('unwritten:1', () => mail)
		expect(received).toHaveLength(1)
		expect(await isWrittenDown('unwritten:1')).toBe(true)
	})

	test('though the same work is begun again while the server is still thinking (A.R-93)', async () => {
		const port = await freePort()
		const received = await aMailServer(port, { thinking: 300 })
		const mailer = aMailerFor(port)
		await Promise.all(Array.from({ length: 5 }, () => mailer.deliver('slow:1', () => mail)))
		expect(received).toHaveLength(1)
		await expect(Promise.all(['a', 'b', 'c'].map((part) => mailer.deliver(`slow:${part}`, () => mail)))).resolves.toHaveLength(3)
		expect(received).toHaveLength(4)
	})
})

type Moods = {
	/** How often it says 'try again later' at each step. */
	onMailFrom?: number
	onRcptTo?: number
	onData?: number
	/** When it breaks off its first connection. */
	hangUp?: 'before the answer' | 'after the answer'
	/** Milliseconds before it answers. */
	thinking?: number
}

/** Keeps the words of every mail that it has read to the end. */
async function aMailServer(port: number, moods: Moods = {}) {
	const received: string[] = []
	const left = { onMailFrom: 0, onRcptTo: 0, onData: 0, ...moods }
	const later = (step: 'onMailFrom' | 'onRcptTo' | 'onData') => {
		left[step] -= 1
		return left[step] < 0 ? null : Object.assign(new Error('Try again later'), { responseCode: 451 })
	}
	const sockets = new Set<Socket>()
	let hangUp = moods.hangUp
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		onMailFrom: (_address, _session, done) => done(later('onMailFrom')),
		onRcptTo: (_address, _session, done) => done(later('onRcptTo')),
		onData: (stream, _session, done) => {
			let words = ''
			stream.on('data', (part) => (words += part))
			stream.on('end', async () => {
				if (moods.thinking) await pause(moods.thinking)
				const refusal = later('onData')
				if (refusal) return done(refusal)
				received.push(words)
				const moment = hangUp
				hangUp = undefined
				if (moment === 'before the answer') return breakOff()
				done()
				if (moment === 'after the answer') setImmediate(breakOff)
			})
		},
	})
	const breakOff = () => {
		for (const socket of sockets) socket.destroy()
	}
	server.server.on('connection', (socket) => sockets.add(socket))
	server.on('error', () => undefined)
	await once(server.listen(port, '127.0.0.1'), 'listening')
	clearUp.push(() => server.close())
	return received
}
