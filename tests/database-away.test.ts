import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { type Database, openDatabase } from '../src/platform/database/database.ts'
import { announceChange, listenForChanges } from '../src/platform/database/listen.ts'
import { openFiles } from '../src/platform/files/open-files.ts'
import { onQueued } from '../src/platform/jobs/jobs.ts'
import { startWorker } from '../src/platform/jobs/start-worker.ts'
import { createMailer } from '../src/platform/mail/mailer.ts'
import { createShortMessages } from '../src/platform/short-messages/short-messages.ts'
import { jobHandlers } from '../src/worker.ts'
import { template } from './support/prepare-database.ts'
import { aKey } from './support/test-app.ts'
import { testKeys } from './support/test-keys.ts'
import { cloneDatabase } from './support/test-postgres.ts'

const log = pino({ level: 'silent' })
const rider = { username: 'away_rider', email: 'away@pahiya.test', password: 'Sawaari2026' }
const slots = { method: 'GET', url: '/api/repairing-service/available-slots/' } as const
const clearUp: (() => unknown)[] = []

type Product = { app: Awaited<ReturnType<typeof buildApp>>; database: Database; proxy: Proxy; direct: pg.Pool; access: string }
let product: Product
let close: () => Promise<void>

beforeAll(async () => {
	const clone = await cloneDatabase(inject('postgres'), template)
	const proxy = await openProxy(Number(new URL(clone.url).port))
	const url = new URL(clone.url)
	url.port = String(proxy.port)
	const database = openDatabase(url.href, { log, connections: 6 })
	const config = {
		production: false,
		publicUrl: 'http://127.0.0.1:3000',
		rateLimits: false,
		trustProxy: false,
		corsOrigins: [],
		smtpUrl: undefined,
		mailFrom: '',
	}
	const files = openFiles({ fileStore: { folder: join(tmpdir(), 'pahiya-no-files') }, mediaUrl: '/media/' })
	const context = {
		database,
		mailer: createMailer(config, database, { log }),
		shortMessages: createShortMessages({ production: false, shortMessages: { sms: null, whatsapp: null } }, database),
		files,
		publicUrl: config.publicUrl,
		keys: testKeys,
		log,
	}
	const worker = startWorker(context, jobHandlers)
	onQueued(worker.lookSoon)
	const app = await buildApp({ config, database, files, keys: testKeys, log })
	const direct = new pg.Pool({ connectionString: clone.url, max: 2, application_name: 'the test' })
	direct.on('error', () => {
		// Its connections end a moment after it does, and the database may be dropped by then.
	})
	const login = await app.inject({
		method: 'POST',
		url: '/api/accounts/login/',
		payload: { email: 'admin@pahiya.test', password: 'Admin@2026' },
	})
	product = { app, database, proxy, direct, access: login.json().tokens.access }
	close = async () => {
		await app.close()
		await worker.close(1)
		await database.close()
		await direct.end()
		proxy.close()
		await clone.drop()
	}
})
afterAll(() => close())
afterEach(async () => {
	for (const step of clearUp.splice(0).reverse()) await step()
	await product.proxy.open()
})

type Call = { method: 'GET' | 'POST' | 'PATCH'; url: string; payload?: object; headers?: Record<string, string> }

/** Calls of every kind: read and write, by nobody, a login that is looked up and one that is not. */
const calls = (): Call[] => {
	const headers = { authorization: `Bearer ${product.access}` }
	return [
		slots,
		{ method: 'POST', url: '/api/repairing-service/calculate-distance-fee/', payload: { latitude: 18.52, longitude: 73.85 } },
		{ method: 'GET', url: '/api/accounts/profile/', headers },
		{ method: 'GET', url: '/api/admin/users/', headers },
		{ method: 'PATCH', url: '/api/accounts/profile/', payload: { city: 'Pune' }, headers },
		{ method: 'POST', url: '/api/accounts/login/', payload: { email: `${aKey()}@pahiya.test`, password: rider.password } },
		{ method: 'POST', url: '/api/accounts/token/refresh/', payload: { refresh: 'nonsense' } },
		{ method: 'GET', url: '/api/ready/' },
	]
}

async function send(call: Call) {
	const begun = performance.now()
	const { statusCode, headers, body } = await product.app.inject(call)
	return {
		call: `${call.method} ${call.url}`,
		status: statusCode,
		retryAfter: Number(headers['retry-after']),
		body,
		ms: performance.now() - begun,
	}
}

/** Every call is put off in time and in the usual shape, while health answers at once. */
async function expectPutOff(within: number) {
	const asked = calls().map(send)
	for (let round = 0; round < 5; round += 1) {
		const health = await send({ method: 'GET', url: '/api/health/' })
		expect(health.status).toBe(200)
		expect(health.ms).toBeLessThan(1_000)
	}
	for (const reply of await Promise.all(asked)) {
		expect(reply).toMatchObject({
			status: 503,
			retryAfter: expect.any(Number),
			body: expect.stringMatching(/^\{"detail":"[A-Z][^"]+","error":"/),
		})
		expect(reply.retryAfter, reply.call).toBeGreaterThan(0)
		expect(reply.ms, reply.call).toBeLessThan(within)
	}
}

async function expectNormal() {
	const begun = performance.now()
	const statuses = async () => (await Promise.all(calls().map(send))).map(({ status }) => status)
	await expect.poll(statuses, { timeout: 10_000, interval: 250 }).toEqual([200, 200, 200, 200, 200, 401, 401, 200])
	expect(performance.now() - begun).toBeLessThan(10_000)
}

test('while the database is gone every call is 503 with Retry-After within 3 seconds, and all is well soon after its return (A.API-59, D-08, D-50)', async () => {
	await expectNormal()
	const kept = '/api/repairing-service/service-categories/'
	expect((await send({ method: 'GET', url: kept })).status).toBe(200)
	await product.proxy.refuse()
	await expectPutOff(3_000)
	// What everybody sees alike is shown even now.
	expect((await send({ method: 'GET', url: kept })).status).toBe(200)
	await product.proxy.open()
	await expectNormal()
})

test('a call at work when the database goes is put off, whether it waits for an answer or lies between two questions', async () => {
	const holder = await product.direct.connect()
	clearUp.push(async () => {
		await holder.query('rollback')
		holder.release()
	})
	await holder.query('begin; lock table service_carts in exclusive mode')
	const waiting = send({ method: 'POST', url: '/api/repairing-service/carts/', headers: { authorization: `Bearer ${product.access}` } })
	const waits = `select from pg_locks where relation = 'service_carts'::regclass and not granted`
	await expect.poll(async () => (await product.direct.query(waits)).rowCount).toBe(1)
	const between = product.database.transaction(async () => product.proxy.refuse())
	await expect(between).rejects.toThrow()
	expect(await waiting).toMatchObject({ status: 503, retryAfter: expect.any(Number) })
})

test('connections that the database ends are replaced, and nobody hears of those that were idle', async () => {
	await Promise.all(calls().map(send))
	const end = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
		and backend_type = 'client backend' and application_name <> 'the test'`
	expect((await product.direct.query(end)).rowCount).toBeGreaterThan(2)
	await expectNormal()
})

test('while its disk is full what would be written is put off, and what is read is shown (A.API-59)', async () => {
	await product.direct.query(`create function no_space() returns trigger language plpgsql as
		$$ begin raise 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
		create trigger no_space before update on profiles execute function no_space()`)
	clearUp.push(() => product.direct.query('drop function no_space cascade'))
	const [, , read, , written] = await Promise.all(calls().map(send))
	expect(read).toMatchObject({ status: 200 })
	expect(written).toMatchObject({ call: 'PATCH /api/accounts/profile/', status: 503, retryAfter: 3 })
})

test('while the database does not answer every call is put off within 15 seconds, and all is well soon after (D-50)', {
	timeout: 40_000,
}, async () => {
	await expectNormal()
	product.proxy.freeze()
	await expectPutOff(15_000)
	await product.proxy.open()
	await expectNormal()
})

test('while the database takes connections but answers none every call is put off within 15 seconds, and all is well soon after (D-50)', {
	timeout: 40_000,
}, async () => {
	await expectNormal()
	await product.proxy.hang()
	await expectPutOff(15_000)
	await product.proxy.open()
	await expectNormal()
})

test('queued work is done when the database is back (B.E-17)', { timeout: 30_000 }, async () => {
	const signedUp = await product.app.inject({ method: 'POST', url: '/api/accounts/signup/', payload: rider })
	expect(signedUp.statusCode).toBe(201)
	await product.proxy.refuse()
	await expectPutOff(3_000)
	await product.proxy.open()
	const mails = async () => (await product.direct.query('select count(*)::int as mails from outbox where "to" = $1', [rider.email])).rows
	await expect.poll(mails, { timeout: 10_000, interval: 250 }).toEqual([{ mails: 1 }])
	const second = { ...rider, username: 'later_rider', email: 'later@pahiya.test' }
	expect((await product.app.inject({ method: 'POST', url: '/api/accounts/signup/', payload: second })).statusCode).toBe(201)
	await expect
		.poll(async () => (await product.direct.query('select from outbox where "to" = $1', [second.email])).rowCount, { timeout: 10_000 })
		.toBe(1)
})

test('listening for changes goes on after the connection broke or fell silent, and what was missed counts as a change (D-27)', async () => {
	let changes = 0
	const changed = () => {
		changes += 1
	}
	const listening = listenForChanges(product.database.url, { changed, log, heartbeat: 200 })
	clearUp.push(listening.stop)
	await listening.started
	for (const lose of [product.proxy.freeze, product.proxy.refuse]) {
		const before = changes
		await announceChange(product.database.db, ['site-settings'])
		await expect.poll(() => changes).toBe(before + 1)
		await lose()
		await expect.poll(() => changes, { timeout: 3_000 }).toBeGreaterThan(before + 1)
		await product.proxy.open()
		const listener = `select from pg_stat_activity where datname = current_database() and (query = 'listen public_data' or query = 'select')`
		await expect.poll(async () => (await product.direct.query(listener)).rowCount, { timeout: 5_000 }).toBeGreaterThan(0)
		await expect
			.poll(
				async () => {
					const seen = changes
					await announceChange(product.database.db, ['site-settings'])
					await new Promise((resolve) => setTimeout(resolve, 50))
					return changes - seen
				},
				{ timeout: 8_000 },
			)
			.toBe(1)
	}
})

type Proxy = {
	port: number
	refuse: () => Promise<void>
	freeze: () => void
	hang: () => Promise<void>
	open: () => Promise<void>
	close: () => void
}

/** Stands between the product and its database: passes everything on, or nothing, takes new connections without a word, or is not there at all. */
async function openProxy(target: number): Promise<Proxy> {
	let frozen = false
	const pairs = new Set<[Socket, Socket]>()
	const join = ([near, far]: [Socket, Socket]) => {
		near.pipe(far)
		far.pipe(near)
	}
	const server = createServer((near) => {
		const pair: [Socket, Socket] = [near, connect(target, '127.0.0.1')]
		pairs.add(pair)
		for (const socket of pair)
			socket
				.on('close', () => {
					pairs.delete(pair)
					for (const end of pair) end.destroy()
				})
				.on('error', () => {
					// Its close tells the other side.
				})
		if (!frozen) join(pair)
	})
	const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
	await listen(0)
	const { port } = server.address() as { port: number }
	const refuse = () =>
		new Promise<void>((resolve) => {
			if (!server.listening) return resolve()
			server.close(() => resolve())
			for (const sockets of pairs) for (const socket of sockets) socket.destroy()
		})
	return {
		port,
		refuse,
		freeze: () => {
			frozen = true
			for (const [near, far] of pairs) {
				near.unpipe(far).pause()
				far.unpipe(near).pause()
			}
		},
		hang: async () => {
			await refuse()
			frozen = true
			await listen(port)
		},
		open: async () => {
			if (frozen) for (const pair of pairs) join(pair)
			frozen = false
			if (!server.listening) await listen(port)
		},
		close: () => void refuse(),
	}
}
