import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const inProduction = {
	NODE_ENV: 'production',
	SECRET_KEY: 'a-long-random-text-of-the-tests-0123456789',
	SMTP_URL: 'smtps://mail.example:465',
	PUBLIC_URL: 'https://pahiya.example',
}
const credentials = { GOOGLE_CLIENT_ID: 'us', GOOGLE_CLIENT_SECRET: 'a secret' }
const refusalOf = (environment: Record<string, string>) => {
	try {
		readConfig(environment)
	} catch (error) {
		return error instanceof ConfigError ? error.message : String(error)
	}
	return 'none'
}

test('Google is the issuer unless another is named, and is not there without credentials (D-06)', () => {
	expect(readConfig({ ...inProduction, ...credentials }).google).toEqual({
		issuer: 'https://accounts.google.com',
		clientId: 'us',
		clientSecret: 'a secret',
	})
	expect(readConfig({ ...credentials, GOOGLE_ISSUER: 'https://id.example' }).google?.issuer).toBe('https://id.example')
	expect(readConfig(inProduction).google).toBeNull()
	expect(readConfig({ GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '', GOOGLE_ISSUER: '' }).google).toBeNull()
})

test('half of the settings for Google are refused with the one that is missing', () => {
	expect(refusalOf({ GOOGLE_CLIENT_ID: 'us' })).toBe('GOOGLE_CLIENT_SECRET: is missing beside GOOGLE_CLIENT_ID.')
	expect(refusalOf({ GOOGLE_CLIENT_SECRET: 'a secret' })).toBe('GOOGLE_CLIENT_ID: is missing beside GOOGLE_CLIENT_SECRET.')
	expect(refusalOf({ GOOGLE_ISSUER: 'https://id.example' })).toMatch(/^GOOGLE_ISSUER: needs /)
	expect(refusalOf({ ...credentials, GOOGLE_ISSUER: 'google' })).toMatch(/^GOOGLE_ISSUER: /)
})

test('an issuer on plain http is taken on this machine only, and never in production (D-50)', () => {
	for (const host of ['127.0.0.1', 'localhost', '[::1]'])
		expect(readConfig({ ...credentials, GOOGLE_ISSUER: `http://${host}:9000` }).google?.issuer).toBe(`http://${host}:9000`)
	const refused = 'GOOGLE_ISSUER: must be https; plain http only for this machine, outside production.'
	expect(refusalOf({ ...credentials, GOOGLE_ISSUER: 'http://id.example' })).toBe(refused)
	expect(refusalOf({ ...inProduction, ...credentials, GOOGLE_ISSUER: 'http://127.0.0.1:9000' })).toBe(refused)
})

test('production is not shown to people by plain http, except on this machine itself (A.E-39)', () => {
	for (const url of ['http://127.0.0.1:3000', 'http://localhost:3000', 'https://pahiya.example'])
		expect(readConfig({ ...inProduction, PUBLIC_URL: url }).publicUrl).toBe(url)
	expect(refusalOf({ ...inProduction, PUBLIC_URL: 'http://pahiya.example' })).toBe(
		'PUBLIC_URL: must be https; plain http only for this machine itself.',
	)
	expect(readConfig({ PUBLIC_URL: 'http://192.168.1.5:3000' }).publicUrl).toBe('http://192.168.1.5:3000')
})

test('a process that shares its database is still there for two seconds after it was told to stop, until a proxy has noticed', () => {
	expect(readConfig({ DATABASE_URL: 'postgres://127.0.0.1/pahiya' }).stopDelaySeconds).toBe(2)
	expect(readConfig({}).stopDelaySeconds).toBe(0)
	expect(refusalOf({ STOP_DELAY_SECONDS: '9' })).toBe('STOP_DELAY_SECONDS: must be a number of seconds from 0 to 5')
})

test('a change must stand a minute in production before its customer is mailed, two seconds elsewhere (D-55)', () => {
	expect(readConfig(inProduction).mailSettleSeconds).toBe(60)
	expect(readConfig({}).mailSettleSeconds).toBe(2)
	expect(readConfig({ ...inProduction, MAIL_SETTLE_SECONDS: '0' }).mailSettleSeconds).toBe(0)
	expect(refusalOf({ MAIL_SETTLE_SECONDS: 'a while' })).toBe('MAIL_SETTLE_SECONDS: must be a number of seconds from 0 to 3600')
})

test('half of the product has a database to share with the other half', () => {
	expect(refusalOf({ ROLE: 'worker' })).toBe('ROLE: the halves share a database; set DATABASE_URL, or run both in one process.')
	expect(readConfig({ ROLE: 'worker', DATABASE_URL: 'postgres://127.0.0.1/pahiya' }).role).toBe('worker')
})

test('mails come from the host that people know, unless a sender is named', () => {
	expect(readConfig({ ...inProduction, PUBLIC_URL: 'https://wheels.example:8443' }).mailFrom).toBe('Pahiya <care@wheels.example>')
	expect(readConfig({ ...inProduction, MAIL_FROM: 'Desk <desk@wheels.example>' }).mailFrom).toBe('Desk <desk@wheels.example>')
	expect(readConfig({}).mailFrom).toBe('Pahiya <care@pahiya.example>')
})

test.each([
	['NODE_ENV', 'Production', 'must be exactly production, or unset to look around with the demo'],
	['PUBLIC_URL', 'pahiya.example', 'must be an origin such as https://pahiya.example'],
	['PUBLIC_URL', 'https://pahiya.example/shop', 'must be an origin such as https://pahiya.example'],
	['CORS_ORIGINS', '*', 'must be an origin such as https://pahiya.example'],
	['CORS_ORIGINS', 'https://a.example, b.example', 'must be an origin such as https://pahiya.example'],
	['DATABASE_URL', 'host=localhost dbname=pahiya', /^must be an address such as postgres:\/\//],
	['DATABASE_URL', 'postgres://user:half#other@database.example/pahiya', /signs in the password written as %23$/],
	['SMTP_URL', 'mail.example', /^must be an address such as smtps:\/\//],
	['SMTP_URL', 'smtp://', /^must be an address such as smtps:\/\//],
	['MAIL_FROM', 'Pahiya care@pahiya.example', 'must be one address such as Pahiya <care@pahiya.example>'],
	['MAIL_FROM', 'Care, Pahiya <care@pahiya.example>', 'must be one address such as Pahiya <care@pahiya.example>'],
	['SMS_URL', 'https://user:secret@gateway.example', 'must hold no password; the token beside it is sent'],
	['SMS_TOKEN', 'two words', 'must be of letters, digits and signs without spaces'],
	['S3_ENDPOINT', 'minio:9000', 'must be an address that begins with https:// or http://'],
	['MEDIA_URL', 'images', 'must be an address that ends with / such as https://images.example/media/'],
	['ROLE', 'Web', 'must be one of all, web, worker'],
	['TRUST_PROXY', 'yes', 'must be one of on, off, true, false, 1, 0'],
	['LOG_LEVEL', 'INFO', 'must be one of fatal, error, warn, info, debug, trace, silent'],
	['TEST_CLOCK', '2026-11-20', 'must be a moment such as 2026-11-20T06:00:00+05:30'],
])('%s=%s is refused by its name and in words, with what else is wrong (A.E-39)', (name, value, words) => {
	const [sentence, ...others] = refusalOf({
		PORT: 'none',
		S3_BUCKET: 'pahiya',
		S3_ACCESS_KEY_ID: 'id',
		S3_SECRET_ACCESS_KEY: 'key',
		SMS_URL: 'https://gateway.example',
		[name]: value,
	})
		.split('\n')
		.toSorted((one) => (one.startsWith('PORT') ? 1 : -1))
	expect(sentence?.slice(0, name.length + 2)).toBe(`${name}: `)
	expect(sentence?.slice(name.length + 2)).toEqual(typeof words === 'string' ? words : expect.stringMatching(words))
	expect(others).toEqual(['PORT: must be a whole number from 1 to 65535'])
})

test('a name in front of the sender may be of any script, and has its comma in quotes', () => {
	for (const from of [
		'care@pahiya.example',
		'पहिया <care@pahiya.example>',
		'"Care, Pahiya" <care@pahiya.example>',
		'<care@pahiya.example>',
	])
		expect(readConfig({ MAIL_FROM: from }).mailFrom).toBe(from)
})

test('a token without an address to send it to is refused (decision 0058)', () => {
	expect(refusalOf({ SMS_TOKEN: 'secret' })).toBe('SMS_URL: is missing beside SMS_TOKEN.')
	expect(refusalOf({ WHATSAPP_TOKEN: 'secret' })).toBe('WHATSAPP_URL: is missing beside WHATSAPP_TOKEN.')
})
