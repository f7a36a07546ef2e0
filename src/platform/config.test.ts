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
