import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { deriveKeys } from '#platform/keys.ts'
import { freePort } from '../../../../tests/support/free-port.ts'
import { aBrowser } from '../../../../tests/support/google.ts'
import { useTestApp } from '../../../../tests/support/test-app.ts'
import { buildApp } from '../../../app.ts'

vi.setConfig({ testTimeout: 30_000 })
const product = useTestApp()
const clearUp: (() => unknown)[] = []
afterEach(async () => {
	for (const end of clearUp.splice(0)) await end()
})
const away = 'Google sign-in is not available right now.'

/** Another process of the product on the same database. */
async function aProcess(changes: { production?: boolean; publicUrl?: string; issuer?: string }) {
	const { issuer, ...others } = changes
	const app = await buildApp({
		config: {
			production: false,
			publicUrl: 'http://127.0.0.1:3000',
			rateLimits: false,
			trustProxy: false,
			corsOrigins: [],
			google: issuer ? { issuer, clientId: 'us', clientSecret: 'a secret between us' } : null,
			...others,
		},
		database: product.database,
		files: product.files,
		keys: deriveKeys('another process, another secret, long enough'),
		log: pino({ level: 'silent' }),
	})
	clearUp.push(() => app.close())
	return app
}
const start = (app: Awaited<ReturnType<typeof aProcess>>) =>
	app.inject({ method: 'POST', url: '/api/accounts/login/', payload: { provider: 'google' } })

test('in production without credentials there is no sign-in by Google, and no stand-in either (A.R-15, D-06)', async () => {
	const app = await aProcess({ production: true, publicUrl: 'https://pahiya.example' })
	const reply = await start(app)
	expect({ status: reply.statusCode, body: reply.json() }).toEqual({ status: 503, body: { detail: away, error: away, message: away } })
	for (const url of ['/dev/google/auth', '/dev/google/.well-known/openid-configuration', '/dev/google/token'])
		expect((await app.inject({ method: 'GET', url })).statusCode, url).toBe(404)
	const back = await app.inject({ method: 'GET', url: '/api/accounts/google/callback/?code=a&state=b' })
	expect(back.headers.location).toBe('https://pahiya.example/login?error=unavailable')
})

test('an issuer that is not there is a 503 that says when to ask again, and the next time it is asked anew (D-50)', async () => {
	const port = await freePort()
	const issuer = `http://127.0.0.1:${port}`
	const app = await aProcess({ issuer })
	for (let nth = 0; nth < 2; nth += 1) {
		const reply = await start(app)
		expect({ status: reply.statusCode, detail: reply.json().detail, again: reply.headers['retry-after'] }).toEqual({
			status: 503,
			detail: away,
			again: '10',
		})
	}
	const server: Server = createServer((_request, reply) => {
		const body = { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/keys` }
		reply.setHeader('content-type', 'application/json').end(JSON.stringify(body))
	}).listen(port, '127.0.0.1')
	clearUp.push(() => new Promise((resolve) => server.close(resolve)))
	await vi.waitFor(() => expect((server.address() as AddressInfo).port).toBe(port))
	const reply = await start(app)
	expect(reply.json().auth_url).toMatch(new RegExp(`^${issuer}/auth\\?`))
	server.closeAllConnections()
})

test('an issuer that is gone when somebody comes back is told on the login page, not by a failure', async () => {
	const port = await freePort()
	const issuer = `http://127.0.0.1:${port}`
	const server = createServer((_request, reply) => {
		const body = { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/keys` }
		reply.setHeader('content-type', 'application/json').end(JSON.stringify(body))
	}).listen(port, '127.0.0.1')
	const here = aBrowser(await aProcess({ issuer }))
	const state = (await here.press()).searchParams.get('state')
	server.closeAllConnections()
	await new Promise((resolve) => server.close(resolve))
	const { status, location } = await here.send('GET', `/api/accounts/google/callback/?code=a&state=${state}`)
	expect({ status, location: location?.href }).toEqual({ status: 303, location: 'http://127.0.0.1:3000/login?error=unavailable' })
})

test('records that cannot be reached are told on the login page too, never as text in the browser', async () => {
	const app = await aProcess({})
	const here = aBrowser(app)
	const back = await here.come({ email: 'no.records@example.com' })
	const { transaction } = product.database
	product.database.transaction = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))
	try {
		expect((await here.send('GET', back)).location?.search).toBe('?error=unavailable')
	} finally {
		product.database.transaction = transaction
	}
})

test('behind a public address the stand-in is reached without the network, with that address and secure cookies (D-06)', async () => {
	const app = await aProcess({ publicUrl: 'https://try.pahiya.example' })
	const here = aBrowser(app, 'https://try.pahiya.example')
	expect((await here.press()).origin).toBe('https://try.pahiya.example')
	const end = await here.arrive({ email: 'public.address@example.com' })
	expect(end.origin).toBe('https://try.pahiya.example')
	const { status, headers } = await here.exchange(end.searchParams.get('code'))
	expect(status).toBe(200)
	expect(String(headers['set-cookie'])).toContain('Secure')
})
