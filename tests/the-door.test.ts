import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import pino from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { type AppParts, buildApp } from '../src/app.ts'
import { api } from '../src/contract/api.ts'
import type { Endpoint } from '../src/contract/endpoint.ts'
import { unusableCharacter } from '../src/contract/field-messages.ts'
import { setClock } from '../src/platform/clock.ts'
import { listenForChanges } from '../src/platform/database/listen.ts'
import { forgetOldReplies } from '../src/platform/http/repeatable.ts'
import { createReplyCache, type ReplyCache } from '../src/platform/http/reply-cache.ts'
import { type RenderPage, servePages } from '../src/platform/http/serve-pages.ts'
import { deriveKeys } from '../src/platform/keys.ts'
import { createLog } from '../src/platform/log.ts'
import { aBooking, aPackage, itemOf } from './support/a-booking.ts'
import { signIn } from './support/sign-in.ts'
import { aKey, useTestApp } from './support/test-app.ts'

const product = useTestApp()
const sql = <Row extends object>(text: string, values?: unknown[]) => product.sql<Row>(text, values)
const log = pino({ level: 'silent' })
const clearUp: (() => unknown)[] = []
afterEach(async () => {
	setClock(undefined)
	for (const step of clearUp.splice(0).reverse()) await step()
})

type Answer = { status: number; body: unknown; headers: Record<string, unknown> }
type Options = { body?: unknown; access?: string; headers?: Record<string, string> }
const call = (method: string, url: string, options?: Options): Promise<Answer> => product.call(method, url, options)

/** Another process of the product on the same database. */
async function anotherProcess(
	changes: { rateLimits?: boolean; trustProxy?: boolean; corsOrigins?: string[]; publicUrl?: string } = {},
	parts: Pick<Partial<AppParts>, 'replyCache' | 'mount' | 'log'> = {},
) {
	const config = {
		production: false,
		publicUrl: 'http://127.0.0.1:3000',
		rateLimits: false,
		trustProxy: false,
		corsOrigins: [],
		...changes,
	}
	const keys = deriveKeys('another process, another secret, long enough')
	const app = await buildApp({ config, database: product.database, files: product.files, keys, log, ...parts })
	clearUp.push(() => app.close())
	return app
}

/** Every call of the contract; a collection of the company has its own inside. */
const endpointsIn = (calls: object): Endpoint[] =>
	Object.entries(calls).flatMap(([name, call]: [string, object]) =>
		name === 'about' ? [] : 'address' in call ? [call as Endpoint] : endpointsIn(call),
	)

type Operation = {
	summary?: string
	description?: string
	'x-errors'?: string[]
	security?: object[]
	parameters?: { in: string; name: string; required?: boolean; schema?: object }[]
	requestBody?: { content?: Record<string, { schema?: object }> }
	responses: Record<string, { description: string; content?: Record<string, { schema?: object }> }>
}
type Description = {
	openapi: string
	info: { title: string; version: string }
	paths: Record<string, Record<string, Operation>>
	components: object
}
const description = async () => (await call('GET', '/openapi.json')).body as Description
const operations = async () =>
	Object.entries((await description()).paths).flatMap(([url, methods]) =>
		Object.entries(methods).map(([name, operation]) => ({ method: name.toUpperCase(), url, operation })),
	)

const categories = '/repairing-service/service-categories/'
const fee = '/repairing-service/calculate-distance-fee/'
const somewhere = { latitude: 18.52, longitude: 73.85 }

/** One text under the three names that documented readers look for, and nothing else (D-18, A.R-92, B.API-05). */
function expectRefusal(reply: Answer, status: number, words?: string | RegExp) {
	expect(reply.status).toBe(status)
	expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
	const { detail } = reply.body as { detail: string }
	// What was our fault has an id, by which our support finds it in the log.
	const id = status === 500 ? { error_id: reply.headers['x-request-id'] } : {}
	expect(reply.body).toEqual({ detail, error: detail, message: detail, ...id })
	if (words) expect(detail).toMatch(words)
	else expect(detail).not.toBe('')
}

describe('one error shape', () => {
	test('a body that is no JSON is 400 in one text under three names (A.API-05, A.API-54, A.R-92, B.API-05, B.API-07, B.R-30)', async () => {
		for (const body of ['{', '{"email":', 'null,', '{"__proto__": {"admin": true}}']) expectRefusal(await call('POST', fee, { body }), 400)
	})

	test('an empty body is a body without fields (D-09, B.API-43)', async () => {
		expect(await call('POST', fee, { body: '' })).toEqual(
			expect.objectContaining({ status: 400, body: (await call('POST', fee, { body: {} })).body }),
		)
	})

	test('a body that is no object is refused like one without fields, each of them named (A.E-36, B.E-28, B.API-04, B.R-30)', async () => {
		const deep = '['.repeat(100_000) + ']'.repeat(100_000)
		for (const url of [fee, '/accounts/signup/', '/accounts/login/']) {
			const { body: ofNothing } = await call('POST', url, { body: {} })
			for (const body of ['', 'null', '[]', '[{}]', '"text"', '7', 'true', deep])
				expect(await call('POST', url, { body }), `${url} ${body.slice(0, 9)}`).toMatchObject({ status: 400, body: ofNothing as object })
		}
		const { access } = await signIn(product)
		for (const body of ['[]', '"text"', '7'])
			expect(await call('PATCH', '/accounts/profile/', { body, access })).toMatchObject({
				status: 400,
				body: { non_field_errors: ['This must be an object.'] },
			})
	})

	test('all fields that cannot be kept are named at once (A.E-19)', async () => {
		const body = JSON.stringify({ message: 'a\0', page: '\ud800', stack: 'fine' })
		expect((await call('POST', '/browser-errors/', { body })).body).toEqual({ message: [unusableCharacter], page: [unusableCharacter] })
	})

	test('wrong fields come as lists of messages; in the families of repairs, parts and marketplace message and error stand beside them (A.API-54, B.API-04, B.R-30)', async () => {
		const { status, body } = await call('POST', '/accounts/login/', { body: {} })
		expect({ status, body }).toEqual({
			status: 400,
			body: { email: ['Invalid email address'], password: ['Password must be at least 8 characters'] },
		})
		const there = await call('POST', fee, { body: { latitude: 'north', longitude: 73.85 } })
		const message = 'Latitude must be a number between -90 and 90.'
		expect(there).toMatchObject({ status: 400, body: { latitude: [message], message, error: message } })
		expect(Object.keys(there.body as object).sort()).toEqual(['error', 'latitude', 'message'])
	})

	test('without a login, or with a bad one, a protected call is 401 (B.API-03)', async () => {
		for (const authorization of ['', 'Bearer nonsense', 'Basic cmlkZXI6UmlkZXI=', `Bearer ${'x'.repeat(5_000)}`])
			expectRefusal(
				await call('GET', '/accounts/profile/', { headers: { authorization } }),
				401,
				/^Authentication credentials were not provided\.$/,
			)
	})

	test('with a login of the wrong role a known call is 403, before anything is told about the object (A.R-96)', async () => {
		const { access } = await signIn(product)
		for (const url of ['/admin/users/', '/admin/users/1/', '/admin/users/nonsense/'])
			expectRefusal(await call('GET', url, { access }), 403, /^You do not have permission to perform this action\.$/)
	})

	test('an unknown address is 404 as JSON, whatever is sent to it (A.API-55, B.API-01, A.E-36)', async () => {
		for (const url of ['/nope/', '/api/api/site-settings/', '/accounts//profile/', '/%zz', '/%', '/api/', '/api'])
			expectRefusal(await call('GET', url), 404, /^Not found\.$/)
		for (const [body, type] of [
			['<a/>', 'text/xml'],
			['{', 'application/json'],
			['x'.repeat(300_000), 'application/json'],
		] as const)
			expectRefusal(await call('POST', '/nope/', { body, headers: { 'content-type': type } }), 404)
	})

	test('an id that nothing can have is 404 in every address that takes one (B.API-06, A.E-37, B.E-28)', async () => {
		const { access } = await signIn(product, { role: 'admin' })
		const taking = (await operations()).filter(({ url }) => url.includes('{'))
		expect(new Set(taking.flatMap(({ url }) => url.match(/\{\w+\}/g)))).toEqual(
			new Set([
				'{id}',
				'{itemId}',
				'{extraId}',
				'{photo}',
				'{offer}',
				'{mail}',
				'{point}',
				'{type}',
				'{sellRequestId}',
				'{documentType}',
				'{uuid}',
				'{order_number}',
				'{token}',
			]),
		)
		const nonsense = [
			'abc',
			'0',
			'-1',
			'1.5',
			'0x2',
			'+2',
			'2e0',
			'%202',
			'2%20',
			'99999999999999999999',
			'2147483648',
			'%00',
			'%zz',
			'%F0%9F%8F%8D',
			"1'--",
			'x'.repeat(400),
		]
		for (const { method, url, operation } of taking)
			for (const value of [...nonsense, '00000000-0000-4000-8000-000000000000']) {
				const options = { access, ...(['POST', 'PATCH'].includes(method) && { body: {} }) }
				const query = operation.parameters?.filter((given) => given.in === 'query' && given.required).map(({ name }) => `${name}=1`) ?? []
				const reply = await call(method, `${url.replace(/\{\w+\}/g, value)}?${query.join('&')}`, options)
				// A body that is wrong too may be told first, but only where the id could be one.
				if (value.startsWith('0000') && reply.status === 400) continue
				// Whatever is in the place of a reset link's token is an unusable link (A.R-12).
				if (url === '/api/accounts/password-reset/{token}/' && reply.status === 400) continue
				expect({ method, url, value, status: reply.status, type: reply.headers['content-type'] }).toEqual({
					method,
					url,
					value,
					status: 404,
					type: 'application/json; charset=utf-8',
				})
			}
	})

	test('at every described address a method it does not take is 405 and Allow names those it takes (A.API-56, B.API-07)', async () => {
		const { paths } = await description()
		for (const url of [...Object.keys(paths), '/api/health/', '/api/ready/', '/api/openapi.json', '/api/docs/']) {
			const taken = url in paths ? Object.keys(paths[url] ?? {}).map((name) => name.toUpperCase()) : ['GET']
			for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS'].filter((name) => !taken.includes(name))) {
				const reply = await call(method, url.replace(/\{\w+\}/g, '1'), {
					...(method === 'POST' && { body: '{', headers: { 'content-type': 'text/xml' } }),
				})
				expectRefusal(reply, 405, method)
				expect(
					String(reply.headers.allow)
						.split(', ')
						.filter((name) => name !== 'HEAD'),
				).toEqual([...taken].sort())
			}
		}
	})

	test('too large a body is 413, a content type that the call does not take 415 (A.E-36, B.E-27, B.API-07)', async () => {
		expectRefusal(await call('POST', fee, { body: { ...somewhere, note: 'x'.repeat(300_000) } }), 413)
		for (const type of [
			'text/plain',
			'text/xml',
			'application/x-www-form-urlencoded',
			'multipart/form-data; boundary=x',
			'application/merge-patch+json',
			'nonsense',
		])
			expectRefusal(await call('POST', fee, { body: somewhere, headers: { 'content-type': type } }), 415)
		expect(await call('POST', fee, { body: somewhere, headers: { 'content-type': 'Application/JSON; charset=utf-8' } })).toMatchObject({
			status: 200,
		})
	})

	test('what is our own fault is 500 without a word of SQL, a stack or a path (A.API-57, A.E-36)', async () => {
		await sql('alter table fee_rules rename to mislaid')
		clearUp.push(() => sql('alter table mislaid rename to fee_rules'))
		const reply = await call('POST', fee, { body: somewhere })
		expectRefusal(reply, 500, /^Something went wrong on our side\. Please try again\.$/)
	})

	test('what is no request at all is answered in the same shape (A.E-36)', async () => {
		await product.app.listen({ host: '127.0.0.1', port: 0 })
		const { port } = product.app.server.address() as { port: number }
		expect(await spoken(port, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]+\{"detail":"The request cannot be read\.","error":.+\}$/)
		const long = `GET /api/health/ HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`
		expect(await spoken(port, long)).toMatch(/^HTTP\/1\.1 431 [\s\S]+\{"detail":"The headers of the request are too long\.",/)
	})
})

/** What a server says to these words before it hangs up. */
const spoken = (port: number, words: string) =>
	new Promise<string>((resolve, reject) => {
		let heard = ''
		const socket = connect(port, '127.0.0.1', () => socket.write(words))
		socket.on('data', (text) => (heard += text))
		socket.on('error', reject)
		socket.on('close', () => resolve(heard))
	})

describe('who is nobody', () => {
	test('reads all that visitors may see, without a token and with one that is over or never was (B.API-08, B.API-09, B.SERVICE-40, B.R-32)', async () => {
		const first = async <Key extends string>(url: string, key: Key) =>
			((await call('GET', url)).body as Record<Key, string | number>[])[0]?.[key] ?? 'none'
		const part = await first('/spare-parts/parts/', 'uuid')
		const [service] = await sql<{ id: number; manufacturer: number; model: number }>(
			`select services.id, manufacturer_id as manufacturer, vehicle_models.id as model from services, vehicle_models limit 1`,
		)
		const { access } = await signIn(product)
		setClock(new Date(Date.now() + 86_400_000))
		for (const token of [undefined, 'never.was.one', access]) {
			for (const url of [
				'/spare-parts/parts/',
				`/spare-parts/parts/${part}/`,
				'/spare-parts/parts/featured/',
				'/spare-parts/categories/',
				`/spare-parts/parts/${part}/reviews/`,
				categories,
				`/repairing-service/services/${service?.id}/`,
				`/repairing-service/services/${service?.id}/price/?manufacturer_id=${service?.manufacturer}&vehicle_model_id=${service?.model}`,
				'/marketplace/vehicles/',
				`/marketplace/vehicles/${await first('/marketplace/vehicles/', 'id')}/`,
			])
				expect([url, (await call('GET', url, token ? { access: token } : {})).status]).toEqual([url, 200])
			for (const url of [fee, '/spare-parts/calculate-distance-fee/'])
				expect([url, (await call('POST', url, { body: somewhere, ...(token && { access: token }) })).status]).toEqual([url, 200])
		}
	})

	test('books, orders and sells nothing: who is not logged in, not verified, or disabled (B.E-32, B.API-03)', async () => {
		const [unverified, disabled] = [await signIn(product, { verified: false }), await signIn(product)]
		await sql('update users set is_active = false where id = $1', [disabled.id])
		for (const access of [undefined, unverified.access, disabled.access])
			for (const url of [
				'/repairing-service/bookings/create/',
				'/repairing-service/service-now/',
				'/spare-parts/orders/create/',
				'/marketplace/bookings/',
				'/marketplace/sell-requests/',
			])
				expect([url, (await call('POST', url, { body: {}, ...(access && { access }) })).status]).toEqual([url, 401])
	})
})

describe('addresses and headers', () => {
	test('with and without the slash at its end an address answers the same, and nothing is redirected (A.API-53, A.R-95, B.API-02)', async () => {
		for (const { method, url, operation } of await operations()) {
			if (method !== 'GET' || url.includes('{') || operation.security) continue
			const [slashed, bare] = [await call('GET', url), await call('GET', url.replace(/\/$/, ''))]
			expect([url, bare.status, bare.body]).toEqual([url, slashed.status, slashed.body])
		}
		for (const url of [fee, fee.replace(/\/$/, '')])
			expect(await call('POST', url, { body: somewhere })).toMatchObject({ status: 200, body: { distance_fee: expect.any(Number) } })
		const { access } = await signIn(product)
		expect(await call('PATCH', '/accounts/profile', { access, body: { city: 'Pune' } })).toMatchObject({
			status: 200,
			body: { city: 'Pune' },
		})
	})

	test('HEAD answers like GET without a body, and not at all where GET changes something (D-12)', async () => {
		const [got, head] = [await call('GET', categories), await call('HEAD', categories)]
		expect(head).toMatchObject({
			status: 200,
			body: '',
			headers: { 'content-type': got.headers['content-type'], 'cache-control': got.headers['cache-control'] },
		})
		const rider = { username: 'head_first', email: 'head@pahiya.test', password: 'Sawaari2026' }
		expect(await call('POST', '/accounts/signup/', { body: rider })).toMatchObject({ status: 201 })
		await product.work()
		const [mail] = await sql<{ text: string }>('select text from outbox where "to" = $1', [rider.email])
		const link = `/accounts/verify-email/${/verify-email\/(\S+)/.exec(mail?.text ?? '')?.[1]}/`
		expect(await call('HEAD', link)).toMatchObject({ status: 405, headers: { allow: 'GET' } })
		expect(await sql('select email_verified_at from users where email = $1', [rider.email])).toEqual([{ email_verified_at: null }])
		expect(await call('GET', link)).toMatchObject({ status: 200, body: { message: 'Email verified successfully!' } })
	})

	test('every answer, a refusal too, has its own number and the headers that keep a browser from misusing it (A.E-38, B.E-30)', async () => {
		await sql('alter table fee_rules rename to mislaid')
		clearUp.push(() => sql('alter table mislaid rename to fee_rules'))
		const replies = [
			await call('GET', categories),
			await call('GET', '/health/'),
			await call('GET', '/accounts/profile/'),
			await call('GET', '/nope/'),
			await call('GET', '/%zz'),
			await call('PUT', categories),
			await call('POST', '/accounts/login/', { body: '{' }),
			await call('POST', fee, { body: somewhere }),
		]
		for (const { headers } of replies)
			expect(headers).toMatchObject({
				'x-content-type-options': 'nosniff',
				'x-frame-options': 'DENY',
				'referrer-policy': 'strict-origin-when-cross-origin',
				'cross-origin-resource-policy': 'same-origin',
				'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
			})
		expect(new Set(replies.map(({ headers }) => headers['x-request-id'])).size).toBe(replies.length)
		expect(replies[0]?.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
		expect(replies.map(({ headers }) => headers['x-powered-by'] ?? headers.server)).toEqual(replies.map(() => undefined))
	})

	test('a site on https tells browsers to ask for nothing else; one on plain http says nothing (A.E-38)', async () => {
		const strict = async (publicUrl: string) => {
			const app = await anotherProcess({ publicUrl })
			const replies = [await app.inject(`/api${categories}`), await app.inject('/api/nope/'), await app.inject('/assets/nope.js')]
			return replies.map(({ headers }) => headers['strict-transport-security'])
		}
		expect(await strict('https://pahiya.example')).toEqual(Array(3).fill('max-age=31536000'))
		expect(await strict('http://127.0.0.1:3000')).toEqual(Array(3).fill(undefined))
	})

	test('other origins hear nothing about themselves unless they are named (A.API-03, A.R-94, A.E-38, B.E-30)', async () => {
		const corsHeaders = (reply: { headers: object }) => Object.keys(reply.headers).filter((name) => name.startsWith('access-control-'))
		const foreign = { origin: 'https://elsewhere.example', 'access-control-request-method': 'PATCH' }
		expect(corsHeaders(await call('GET', categories, { headers: foreign }))).toEqual([])
		expect(corsHeaders(await call('OPTIONS', '/accounts/profile/', { headers: foreign }))).toEqual([])
		const app = await anotherProcess({ corsOrigins: ['https://shop.example'] })
		for (const method of ['GET', 'OPTIONS'] as const)
			expect(corsHeaders(await app.inject({ method, url: `/api${categories}`, headers: foreign }))).toEqual([])
		const named = { ...foreign, origin: 'https://shop.example', 'access-control-request-headers': 'authorization, idempotency-key' }
		const readable = {
			'access-control-allow-origin': 'https://shop.example',
			'access-control-allow-credentials': 'true',
			'access-control-expose-headers': expect.stringContaining('Retry-After'),
		}
		const asked = await app.inject({ method: 'OPTIONS', url: '/api/accounts/profile/', headers: named })
		expect(asked).toMatchObject({
			statusCode: 204,
			headers: { ...readable, 'access-control-allow-headers': named['access-control-request-headers'] },
		})
		expect(String(asked.headers['access-control-allow-methods']).split(', ')).toEqual(
			expect.arrayContaining(['GET', 'POST', 'PATCH', 'DELETE']),
		)
		// What is kept for everybody, what is not, and a refusal.
		for (const url of [categories, categories, '/repairing-service/available-slots/', '/nope/']) {
			const { headers } = await app.inject({ url: `/api${url}`, headers: named })
			expect(headers).toMatchObject({ ...readable, vary: expect.stringContaining('Origin') })
		}
	})
})

describe('the description and the state', () => {
	test('the API describes every call in OpenAPI 3.1: what it does, who may call, its fields and errors (D-25)', async () => {
		const { openapi, info, paths, components } = await description()
		expect(openapi).toMatch(/^3\.1\./)
		expect(info).toMatchObject({ title: 'Pahiya', version: expect.any(String) })
		const calls = endpointsIn(api)
		expect(calls.length).toBeGreaterThan(80)
		for (const endpoint of calls)
			for (const address of [endpoint.address, ...(endpoint.aliases ?? [])]) {
				const [method = '', path = ''] = address.split(' ')
				const url = `/api${path.replace(/:(\w+)/g, '{$1}')}`
				const operation = paths[url]?.[method.toLowerCase()]
				expect(operation, address).toBeDefined()
				expect(operation).toMatchObject({
					summary: endpoint.summary,
					description: expect.stringMatching(/^(Anyone may call|Needs a login|For )/),
					'x-errors': expect.arrayContaining([expect.stringMatching(/^503: /)]),
				})
				const parameters = operation?.parameters ?? []
				expect(
					parameters.filter((given) => given.in === 'path').map(({ name }) => `{${name}}`),
					address,
				).toEqual(url.match(/\{\w+\}/g) ?? [])
				for (const given of parameters)
					expect(given).toMatchObject({
						name: expect.any(String),
						in: expect.stringMatching(/^(path|query|header)$/),
						schema: expect.any(Object),
					})
				expect(Boolean(operation?.requestBody?.content?.['application/json']?.schema), address).toBe(endpoint.body !== undefined)
				expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining([...(endpoint.status ?? [200]).map(String), '503']))
				expect(Object.values(operation?.responses ?? {}).map((reply) => typeof reply.description)).not.toContain('undefined')
				expect(operation?.security !== undefined, address).toBe(endpoint.access !== 'public')
			}
		expect(Object.values(paths).flatMap((methods) => Object.keys(methods)).length).toBe(
			calls.reduce((sum, { aliases = [] }) => sum + 1 + aliases.length, 0),
		)
		// Every reference leads somewhere.
		const references = new Set(JSON.stringify({ paths, components }).match(/"#\/components\/schemas\/[^"]+"/g))
		expect(references.size).toBeGreaterThan(5)
		const schemas = (components as { schemas: object }).schemas
		for (const reference of references) expect(schemas).toHaveProperty([reference.slice('"#/components/schemas/'.length, -1)])
	})

	test('and tells for which reasons a call may be refused with 409 (D-19, D-48)', async () => {
		const { paths } = await description()
		const reasons = (method: string, path: string) =>
			paths[`/api/admin/${path}/`]?.[method]?.['x-errors']?.filter((text) => text.startsWith('409'))
		expect(reasons('post', 'services')).toEqual([expect.stringContaining('Idempotency-Key')])
		for (const path of ['services/{id}', 'users/{id}', 'site-settings'])
			expect(reasons('patch', path)).toEqual([expect.stringContaining('version')])
		expect(reasons('patch', 'repair-bookings/{id}')).toEqual([
			expect.stringContaining('Idempotency-Key'),
			expect.stringContaining('version'),
		])
		expect(reasons('delete', 'services/{id}')).toEqual([expect.stringContaining('in use')])
		expect(paths['/api/admin/services/{id}/']?.delete?.responses?.['409']?.description).toContain('in use')
		expect(reasons('get', 'services/{id}')).toEqual([])
	})

	test('and shows itself as a page that loads what it needs from here (D-25)', async () => {
		const [page, slashed] = await Promise.all(['/api/docs', '/api/docs/'].map((url) => product.app.inject({ url })))
		expect(page).toMatchObject({ statusCode: 200, headers: { 'content-type': 'text/html; charset=utf-8' } })
		expect(page?.body).toBe(slashed?.body)
		expect(page?.body).toContain('/api/openapi.json')
		const script = /src="([^"]+)"/.exec(page?.body ?? '')?.[1] ?? ''
		expect(await product.app.inject({ url: script })).toMatchObject({
			statusCode: 200,
			headers: { 'content-type': expect.stringContaining('javascript') },
		})
	})

	test('health never asks the database, ready does and asks for its migrations too (A.API-59, D-08)', async () => {
		product.statements()
		expect(await call('GET', '/health/')).toMatchObject({ status: 200, body: { status: 'ok' }, headers: { 'cache-control': 'no-store' } })
		expect(product.statements()).toEqual([])
		expect(await call('GET', '/ready/')).toMatchObject({ status: 200, body: { status: 'ready' }, headers: { 'cache-control': 'no-store' } })
		await sql('update drizzle.__drizzle_migrations set created_at = created_at - 1')
		clearUp.push(() => sql('update drizzle.__drizzle_migrations set created_at = created_at + 1'))
		const reply = await call('GET', '/ready/')
		expectRefusal(reply, 503)
		expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
		expect(await call('GET', '/health/')).toMatchObject({ status: 200 })
	})
})

describe('replies that are the same for everybody', () => {
	test('are made once, compressed, and cost next to nothing when nothing changed (D-27, D-47)', async () => {
		const { api: staff } = await signIn(product, { role: 'staff' })
		// Any change makes everything be made anew.
		await staff.staff.serviceCategories.create({ body: { name: 'Seat work' } })
		product.statements()
		const plain = await product.app.inject({ url: `/api${categories}` })
		expect(plain.headers).toMatchObject({
			etag: expect.any(String),
			'cache-control': expect.stringMatching(/^public\b.*\bs-maxage=60\b/),
			vary: expect.stringContaining('accept-encoding'),
		})
		const asked = product.statements().length
		const brotli = await product.app.inject({ url: `/api${categories}`, headers: { 'accept-encoding': 'gzip, deflate, br' } })
		expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', etag: plain.headers.etag })
		expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
		const gzip = await product.app.inject({ url: `/api${categories}`, headers: { 'accept-encoding': 'gzip' } })
		expect(gzip.headers['content-encoding']).toBe('gzip')
		expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
		// A quality of nothing is a no (RFC 9110, 12.5.3).
		for (const [accepts, encoding] of [
			['br;q=0, gzip', 'gzip'],
			['gzip;q=1.0, br; q=0.000', 'gzip'],
			['BR;q=0.01, gzip;q=0', 'br'],
			['gzip;q=0, br;q=0', undefined],
		] as const) {
			const { headers } = await product.app.inject({ url: `/api${categories}`, headers: { 'accept-encoding': accepts } })
			expect([accepts, headers['content-encoding']]).toEqual([accepts, encoding])
		}
		const unchanged = await product.app.inject({ url: `/api${categories}`, headers: { 'if-none-match': String(plain.headers.etag) } })
		expect(unchanged).toMatchObject({ statusCode: 304, body: '', headers: { etag: plain.headers.etag } })
		expect(await product.app.inject({ url: `/api${categories}`, headers: { 'if-none-match': '"older"' } })).toMatchObject({
			statusCode: 200,
		})
		expect(asked).toBeGreaterThan(0)
		expect(product.statements()).toEqual([])
	})

	test('are forgotten when the company changes something, in this process at once and in the others too (D-27)', async () => {
		const kept = createReplyCache()
		const there = await anotherProcess({}, { replyCache: kept })
		const listening = listenForChanges(product.database.url, { changed: kept.forget, log })
		clearUp.push(listening.stop)
		await listening.started
		const namesHere = async () => ((await call('GET', categories)).body as { name: string }[]).map(({ name }) => name)
		const namesThere = async () =>
			(JSON.parse((await there.inject({ url: `/api${categories}` })).body) as { name: string }[]).map(({ name }) => name)
		expect(await namesThere()).toEqual(await namesHere())
		const { api: staff } = await signIn(product, { role: 'staff' })
		const { uuid } = await staff.staff.serviceCategories.create({ body: { name: 'Suspension tuning' } })
		const service = await (await signIn(product, { role: 'admin' })).api.staff.services.create({
			body: { category: uuid, name: 'Fork oil', base_price: 99 },
		})
		expect(service.name).toBe('Fork oil')
		expect(await namesHere()).toContain('Suspension tuning')
		await expect.poll(namesThere, { timeout: 3_000 }).toContain('Suspension tuning')
		await staff.staff.serviceCategories.change({ params: { uuid }, body: { name: 'Suspension' } })
		expect(await namesHere()).toContain('Suspension')
		await expect.poll(namesThere, { timeout: 3_000 }).toContain('Suspension')
	})

	test('are only those that succeeded: a refusal is asked for again, and so is what belongs to one person (D-27)', async () => {
		const wrong = `${categories}?vehicle_model_id=none`
		for (let round = 0; round < 2; round += 1) {
			const reply = await call('GET', wrong)
			expect(reply).toMatchObject({ status: 400, headers: { 'cache-control': 'no-store' } })
			expect(reply.headers.etag).toBeUndefined()
		}
		await sql('alter table service_categories rename to mislaid')
		const unseen = `${categories}?id=${aKey()}`
		const failed = await call('GET', unseen)
		await sql('alter table mislaid rename to service_categories')
		expect(failed).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } })
		expect(await call('GET', unseen)).toMatchObject({ status: 200, body: [] })
		const { access } = await signIn(product)
		expect(await call('GET', '/accounts/profile/', { access })).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
	})
})

describe('a call that is repeated under one Idempotency-Key (D-19, B.R-45, B.E-05)', () => {
	const book = '/repairing-service/bookings/create/'
	const keyed = (key: string) => ({ 'idempotency-key': key })
	/** A booking of a service for a day of its own, so that hours never run out. */
	const aBookingOf = async (day: number) =>
		aBooking(await aPackage(product), { schedule_date: new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10) })
	const bookings = async (id: number) => (await sql('select id from repairs where customer_id = $1', [id])).length

	test('is done once and answered the same, however the body is spelled; without a key it is done again', async () => {
		const { access, id } = await signIn(product)
		const body = await aBookingOf(11)
		const key = aKey()
		const first = await call('POST', book, { access, body, headers: keyed(key) })
		expect(first.status).toBe(201)
		const reordered = JSON.stringify(Object.fromEntries(Object.entries(body).reverse()), null, 2)
		const second = await call('POST', book, { access, body: reordered, headers: keyed(key) })
		expect([second.status, second.body]).toEqual([201, first.body])
		expect(await bookings(id)).toBe(1)
		expect(await call('POST', book, { access, body })).toMatchObject({ status: 201 })
		expect(await call('POST', book, { access, body, headers: keyed('') })).toMatchObject({ status: 201 })
		expect(await bookings(id)).toBe(3)
	})

	test('may carry anything where no body is known, however deep it is nested (A.E-37)', async () => {
		const { access } = await signIn(product)
		const body = '['.repeat(20_000) + ']'.repeat(20_000)
		expect(await call('POST', '/repairing-service/carts/', { access, body, headers: keyed(aKey()) })).toMatchObject({ status: 201 })
	})

	test('is answered with the status of that time', async () => {
		const { access } = await signIn(product)
		const key = aKey()
		const url = '/repairing-service/carts/'
		expect(await call('POST', url, { access, headers: keyed(key) })).toMatchObject({ status: 201 })
		expect(await call('POST', url, { access })).toMatchObject({ status: 200 })
		expect(await call('POST', url, { access, headers: keyed(key) })).toMatchObject({ status: 201 })
	})

	test('is 422 with another body or about another object, and belongs to one account and one call only', async () => {
		const { access, id } = await signIn(product)
		const other = await signIn(product)
		const body = await aBookingOf(12)
		const key = aKey()
		const first = await call('POST', book, { access, body, headers: keyed(key) })
		expectRefusal(await call('POST', book, { access, body: { ...body, notes: 'Ring twice' }, headers: keyed(key) }), 422)
		const theirs = await call('POST', book, { access: other.access, body, headers: keyed(key) })
		expect(theirs.status).toBe(201)
		expect((theirs.body as { id: number }).id).not.toBe((first.body as { id: number }).id)
		expect(await call('POST', '/repairing-service/carts/', { access, headers: keyed(key) })).toMatchObject({ status: 201 })
		const cart = (await call('GET', '/repairing-service/carts/', { access })).body as { id: number }[]
		const item = itemOf(await aPackage(product))
		const again = aKey()
		expect(
			await call('POST', `/repairing-service/carts/${cart[0]?.id}/items/`, { access, body: item, headers: keyed(again) }),
		).toMatchObject({ status: 201 })
		expectRefusal(await call('POST', '/repairing-service/carts/987654/items/', { access, body: item, headers: keyed(again) }), 422)
		expect(await bookings(id)).toBe(1)
	})

	test('is 409 with Retry-After while the first is at work; a 503 leaves the key free (D-42, D-50)', async () => {
		const { access, id } = await signIn(product)
		const body = await aBookingOf(13)
		const key = aKey()
		const send = () => call('POST', book, { access, body, headers: keyed(key) })
		const holder = new pg.Client({ connectionString: product.database.url })
		await holder.connect()
		clearUp.push(() => holder.end())
		await holder.query('begin; lock table repairs in exclusive mode')
		const first = send()
		await expect.poll(async () => (await sql(`select from pg_locks where relation = 'repairs'::regclass and not granted`)).length).toBe(1)
		const second = await send()
		expectRefusal(second, 409)
		expect(Number(second.headers['retry-after'])).toBeGreaterThan(0)
		const late = await first
		expectRefusal(late, 503)
		expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
		await holder.query('rollback')
		// What was given up holds its key until it has heard so.
		await expect.poll(async () => (await send()).status).toBe(201)
		const third = await send()
		expect(await send()).toMatchObject({ status: 201, body: third.body as object })
		expect(await bookings(id)).toBe(1)
	})

	test('does nothing twice when twenty arrive at once', async () => {
		const { access, id } = await signIn(product)
		const body = await aBookingOf(14)
		const key = aKey()
		const replies = await Promise.all(Array.from({ length: 20 }, () => call('POST', book, { access, body, headers: keyed(key) })))
		expect(replies.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
		expect(replies.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
		expect(await bookings(id)).toBe(1)
		expect(new Set(replies.filter(({ status }) => status === 201).map((reply) => (reply.body as { id: number }).id)).size).toBe(1)
	})

	test('keeps nothing of a refusal: what was wrong may be put right under the same key', async () => {
		const { access } = await signIn(product)
		const key = aKey()
		const body = await aBookingOf(15)
		expect(await call('POST', book, { access, body: { ...body, service_id: 987_654 }, headers: keyed(key) })).toMatchObject({ status: 400 })
		expect(await call('POST', book, { access, body, headers: keyed(key) })).toMatchObject({ status: 201 })
	})

	test('is forgotten after 24 hours, not before', async () => {
		const rider = await signIn(product)
		const body = await aBookingOf(16)
		const key = aKey()
		const begun = Date.now()
		const sendAt = async (hours: number) => {
			setClock(new Date(begun + hours * 3_600_000))
			const { access, refresh } = await product.as().accounts.refresh({ body: { refresh: rider.refresh } })
			rider.refresh = refresh
			return (await call('POST', book, { access, body, headers: keyed(key) })).body as { id: number }
		}
		const first = await sendAt(0)
		expect((await sendAt(23.9)).id).toBe(first.id)
		expect((await sendAt(24.1)).id).not.toBe(first.id)
		// And then it is gone for good, with the names and addresses in it.
		setClock(new Date(begun + 49 * 3_600_000))
		await forgetOldReplies(product.database.db)
		expect(await sql('select id from repeatable_calls')).toEqual([])
	})

	test('takes keys of at most 255 characters, and from visitors only such as nobody guesses', async () => {
		const { access } = await signIn(product)
		expectRefusal(await call('POST', '/repairing-service/carts/', { access, headers: keyed('k'.repeat(256)) }), 400, /255/)
		expect(await call('POST', '/repairing-service/carts/', { access, headers: keyed('k'.repeat(255)) })).toMatchObject({ status: 201 })
		const body = { username: 'short_key', email: 'short.key@pahiya.test', password: 'Sawaari2026' }
		expectRefusal(await call('POST', '/accounts/signup/', { body, headers: keyed('1') }), 400, /22/)
		const key = aKey()
		const first = await call('POST', '/accounts/signup/', { body, headers: keyed(key) })
		expect(first.status).toBe(201)
		expect(await call('POST', '/accounts/signup/', { body, headers: keyed(key) })).toMatchObject({
			status: 201,
			body: first.body as object,
		})
	})
})

describe('pages', () => {
	/** The site's one function, played: a page that shows how many categories there are, or that they could not be had. */
	const render: RenderPage = async (request, { send }) => {
		const headers = { 'content-type': 'text/html; charset=utf-8' }
		if (new URL(request.url).pathname === '/unknown') return new Response('<h1>Not found</h1>', { status: 404, headers })
		const { status, body } = await send({ method: 'GET', url: categories })
		const words = status === 200 ? (body as unknown[]).length : 'none just now'
		return new Response(`<p>${request.url} ${words}</p><script>go()</script>`, { headers })
	}
	async function aSite({ production = false } = {}) {
		let rendered = 0
		const counted: RenderPage = (...all) => {
			rendered += 1
			return render(...all)
		}
		const config = { production, publicUrl: 'http://127.0.0.1:3000', mediaUrl: '/media/' }
		const mount = async (app: FastifyInstance, kept: ReplyCache) =>
			servePages(app, kept, { config, log, render: counted, patterns: ['/', '/cart/:id', '/*'], formPages: ['/write'], policy: true })
		const app = await anotherProcess({}, { mount })
		const get = (url: string, headers = {}) => app.inject({ url, headers: { host: '127.0.0.1:3000', ...headers } })
		return { app, get, rendered: () => rendered }
	}

	test('are made once for everybody, with hashes of their scripts, and the API keeps its own addresses (A.API-55, D-27)', async () => {
		const { get, rendered } = await aSite()
		const page = await get('/services')
		expect(page).toMatchObject({ statusCode: 200, headers: { 'content-type': 'text/html; charset=utf-8', etag: expect.any(String) } })
		expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/)
		expect((await get('/services', { cookie: 'who=somebody', authorization: 'Bearer x' })).body).toBe(page.body)
		expect(rendered()).toBe(1)
		for (const url of ['/api', '/api/', '/api/nope', '/api/nope/', '/api/docs/nope'])
			expect((await get(url)).json()).toEqual({ detail: 'Not found.', error: 'Not found.', message: 'Not found.' })
		expect(rendered()).toBe(1)
	})

	test('are made once for all who ask at the same time; what is not kept is made for each', async () => {
		const { get, rendered } = await aSite()
		const pages = await Promise.all(Array.from({ length: 30 }, () => get('/services')))
		expect(new Set(pages.map(({ body }) => body)).size).toBe(1)
		expect(rendered()).toBe(1)
		const unknown = await Promise.all(Array.from({ length: 3 }, () => get('/unknown')))
		expect(unknown.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
		expect(rendered()).toBe(4)
	})

	test('are not kept when unknown, or when something could not be had just then', async () => {
		const { get, rendered } = await aSite()
		for (let round = 0; round < 2; round += 1) expect((await get('/unknown')).statusCode).toBe(404)
		expect(rendered()).toBe(2)
		await sql('alter table service_categories rename to mislaid')
		clearUp.push(() => sql('alter table if exists mislaid rename to service_categories'))
		const poor = await get('/')
		expect(poor.body).toContain('none just now')
		expect(poor.headers['cache-control']).toBe('no-store')
		await sql('alter table mislaid rename to service_categories')
		expect((await get('/')).body).toMatch(/ \d+<\/p>/)
	})

	test('have one spelling of their address, which is where others lead; the API keeps its slashes', async () => {
		const { app, get } = await aSite()
		const headers = { host: '127.0.0.1:3000' }
		for (const method of ['GET', 'HEAD'] as const) {
			const moved = await app.inject({ method, url: '//Cart//Mine/?from=//Home/', headers })
			expect(moved).toMatchObject({ statusCode: 308, headers: { location: '/cart/Mine?from=//Home/' }, body: '' })
		}
		expect((await get('//elsewhere.example/')).headers.location).toBe('/elsewhere.example')
		expect((await get('/\\elsewhere.example/')).headers.location).toBe(undefined)
		expect((await app.inject({ method: 'POST', url: '/cart/', headers })).statusCode).toBe(405)
		expect((await get(`/api${categories}`)).statusCode).toBe(200)
	})

	test('have one address: another loopback name leads there, except in production, and only GET and HEAD are taken (D-03)', async () => {
		const { app, get } = await aSite()
		const elsewhere = await get('/cart?from=home', { host: 'localhost:3000' })
		expect(elsewhere).toMatchObject({ statusCode: 307, headers: { location: 'http://127.0.0.1:3000/cart?from=home' } })
		expect((await get('/cart', { host: 'elsewhere.example' })).body).toContain('http://127.0.0.1:3000/cart')
		const production = await aSite({ production: true })
		expect((await production.get('/cart', { host: 'localhost:3000' })).statusCode).toBe(200)
		expect(await app.inject({ method: 'HEAD', url: '/cart', headers: { host: '127.0.0.1:3000' } })).toMatchObject({
			statusCode: 200,
			body: '',
		})
		expect(await app.inject({ method: 'POST', url: '/cart' })).toMatchObject({ statusCode: 405, headers: { allow: 'GET, HEAD' } })
	})

	test('that take a form take it as browsers send one, and nothing else (A.E-36)', async () => {
		const { app, rendered } = await aSite()
		const send = async (type: string, payload: string) =>
			(await app.inject({ method: 'POST', url: '/write', headers: { 'content-type': type }, payload })).statusCode
		expect(await send('application/x-www-form-urlencoded', 'name=Asha')).toBe(200)
		for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) expect(await send(type, '{}')).toBe(415)
		expect(rendered()).toBe(1)
	})
})

test('the log tells what failed and where, and nothing about the person it failed for (A.E-36)', async () => {
	let logged = ''
	const app = await anotherProcess({}, { log: createLog('info', { write: (line) => (logged += line) }) })
	const payload = { email: 'private.person@pahiya.test', password: 'Sawaari2026' }
	await sql('alter table users rename column password_hash to mislaid')
	clearUp.push(() => sql('alter table users rename column mislaid to password_hash'))
	const reply = await app.inject({ method: 'POST', url: '/api/accounts/login/', payload })
	expect(reply.statusCode).toBe(500)
	const lines = logged
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line))
	const route = '/api/accounts/login/'
	expect(lines).toEqual([
		expect.objectContaining({
			requestId: reply.headers['x-request-id'],
			route,
			err: expect.objectContaining({ code: '42703', stack: expect.any(Array) }),
		}),
		expect.objectContaining({ requestId: reply.headers['x-request-id'], route, method: 'POST', status: 500 }),
	])
	expect(logged).not.toMatch(/private|Sawaari/)
})

describe('general limits (D-39, B.E-27)', () => {
	const ask = (app: Awaited<ReturnType<typeof anotherProcess>>, forwarded?: string) =>
		app.inject({ method: 'POST', url: `/api${fee}`, payload: somewhere, ...(forwarded && { headers: { 'x-forwarded-for': forwarded } }) })

	test('the 31st question for a fee within a minute is 429 with Retry-After; the catalogue has no such limit', async () => {
		const app = await anotherProcess({ rateLimits: true })
		// Whatever a caller writes into the header, it is one caller (A.E-11).
		for (let nth = 1; nth <= 30; nth += 1) expect((await ask(app, `10.1.1.${nth}`)).statusCode).toBe(200)
		const refused = await ask(app, '10.1.1.99')
		expectRefusal({ status: refused.statusCode, body: refused.json(), headers: refused.headers }, 429)
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
		expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
		for (let nth = 0; nth < 100; nth += 1) expect((await app.inject({ url: `/api${categories}` })).statusCode).toBe(200)
	})

	test('behind a proxy of ours each caller is counted alone, by the address the proxy saw (A.E-11)', async () => {
		const app = await anotherProcess({ rateLimits: true, trustProxy: true })
		for (let nth = 1; nth <= 30; nth += 1) expect((await ask(app, `10.1.1.${nth}, 203.0.113.7`)).statusCode).toBe(200)
		expect((await ask(app, '10.1.1.99, 203.0.113.7')).statusCode).toBe(429)
		expect((await ask(app, '203.0.113.8')).statusCode).toBe(200)
	})

	test('switched off there are none (D-24)', async () => {
		for (let nth = 0; nth < 40; nth += 1) expect(await call('POST', fee, { body: somewhere })).toMatchObject({ status: 200 })
	})
})
