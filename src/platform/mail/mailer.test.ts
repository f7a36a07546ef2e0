import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../../../tests/support/free-port.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'
import { createMailer } from './mailer.ts'

const product = useTestApp()
const clearUp: (() => unknown)[] = []
afterEach(() => {
	for (const step of clearUp.splice(0)) step()
})

const config = { mailFrom: 'Pahiya <care@pahiya.example>', publicUrl: 'https://pahiya.example' }
const mail = { to: 'asha@pahiya.test', subject: 'Your repair', text: 'See you at 10:00.', html: '<p>See you at 10:00.</p>' }

test('while the mail server is away a mail fails and is kept for the next try; when it is back it goes out once (A.R-93)', async () => {
	const port = await freePort()
	const mailer = createMailer({ ...config, smtpUrl: `smtp://127.0.0.1:${port}` }, product.database)
	clearUp.push(mailer.close)
	await expect(mailer.deliver('repair-booked:1', mail)).rejects.toThrow()
	const received = await aMailServer(port)
	await mailer.deliver('repair-booked:1', mail)
	await mailer.deliver('repair-booked:1', mail)
	expect(received).toHaveLength(1)
	expect(received[0]).toMatch(/^From: Pahiya <care@pahiya\.example>\r$/m)
	expect(received[0]).toMatch(/^Message-ID: <repair-booked%3A1@pahiya\.example>\r$/im)
	expect(await product.sql('select * from outbox')).toEqual([])
})

test('nothing that a person typed becomes a header of a mail or another reader of it (A.E-34)', async () => {
	const port = await freePort()
	const received = await aMailServer(port)
	const mailer = createMailer({ ...config, smtpUrl: `smtp://127.0.0.1:${port}` }, product.database)
	clearUp.push(mailer.close)
	await mailer.deliver('a', { ...mail, subject: 'For Asha\r\nBcc: other@pahiya.test' })
	const [head = ''] = (received[0] ?? '').split('\r\n\r\n')
	expect(head).not.toMatch(/^bcc:/im)
	expect(head).toMatch(/^Subject: For Asha/m)
})

test('without a mail server mails are kept where a developer reads them, each once (D-05)', async () => {
	const mailer = createMailer({ ...config, smtpUrl: undefined }, product.database)
	await mailer.deliver('b', mail)
	await mailer.deliver('b', mail)
	expect(await product.sql('select key, "to", subject, text, html from outbox')).toEqual([{ key: 'b', ...mail }])
})

/** Takes every mail and keeps its words. */
async function aMailServer(port: number) {
	const received: string[] = []
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		onData: (stream, _session, done) => {
			let words = ''
			stream.on('data', (part) => (words += part))
			stream.on('end', () => {
				received.push(words)
				done()
			})
		},
	})
	await once(server.listen(port, '127.0.0.1'), 'listening')
	clearUp.push(() => server.close())
	return received
}
