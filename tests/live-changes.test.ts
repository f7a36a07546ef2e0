import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pino from 'pino'
import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { buildSite, isBuilt } from '../scripts/build-site.ts'
import { buildApp } from '../src/app.ts'
import { changeAudience } from '../src/domains/company/change-audience.ts'
import { recordChange } from '../src/platform/database/record-change.ts'
import { openChangeStreams } from '../src/platform/http/change-streams.ts'
import { one } from '../src/shared/one.ts'
import { freePort } from './support/free-port.ts'
import { template } from './support/prepare-database.ts'
import { signIn } from './support/sign-in.ts'
import { useTestApp } from './support/test-app.ts'
import { testKeys } from './support/test-keys.ts'
import { cloneDatabase } from './support/test-postgres.ts'

const product = useTestApp()
const log = pino({ level: 'silent' })
const clearUp: (() => unknown)[] = []
afterEach(async () => {
	for (const step of clearUp.splice(0).reverse()) await step()
})

/** A process of the product that listens on a port of its own, with hasty times. */
async function aProcess({ heartbeat = 60_000, every = 50, trustedMs = 60_000 } = {}) {
	const config = { production: false, publicUrl: 'http://127.0.0.1:3000', rateLimits: false, trustProxy: false, corsOrigins: [] }
	const app = await buildApp({
		config,
		database: product.database,
		files: product.files,
		keys: testKeys,
		log,
		liveChanges: { heartbeat, every, trustedMs },
	})
	clearUp.push(() => app.close())
	await app.listen({ port: 0, host: '127.0.0.1' })
	const { port } = app.server.address() as AddressInfo
	return { app, port, url: `http://127.0.0.1:${port}/api/events/` }
}

type Heard = { id?: string; event?: string; data?: unknown; retry?: string; comment?: true }

/** Listens as whoever the token belongs to, and keeps what is heard. */
async function listen(url: string, access: string, lastEventId?: number | string) {
	const hangUp = new AbortController()
	const reply = await fetch(url, {
		signal: hangUp.signal,
		headers: { authorization: `Bearer ${access}`, ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }) },
	})
	clearUp.push(() => hangUp.abort())
	const heard: Heard[] = []
	const state = { ended: false }
	const read = async () => {
		let text = ''
		for await (const part of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
			const blocks = (text + part).split('\n\n')
			text = blocks.pop() ?? ''
			heard.push(...blocks.map(readBlock))
		}
	}
	const ended = read()
		.catch(() => undefined)
		.then(() => {
			state.ended = true
		})
	const of = (event: string) => heard.filter((entry) => entry.event === event)
	return {
		reply,
		heard,
		state,
		ended,
		hangUp: () => hangUp.abort(),
		of,
		/** Ids of the repairs it heard of. */
		ids: () => of('change').map(({ data }) => (data as { id: string }).id),
		hello: () => expect.poll(() => heard.some(({ event }) => event === 'hello' || event === 'reset')).toBe(true),
	}
}

function readBlock(block: string): Heard {
	if (block.startsWith(':')) return { comment: true }
	const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)))
	return { ...fields, ...(fields.data && { data: JSON.parse(fields.data) }) }
}

let objects = 1_000
/** Records that something changed, as a verb does; answers its id. */
async function change(concerned: { customerId?: number; technicianIds?: (number | null)[] } = {}, { collection = 'repair-bookings' } = {}) {
	objects += 1
	await product.database.transaction((db) => recordChange(db, { collection, id: objects, ...concerned }))
	return String(objects)
}
const latest = async () => one(await product.sql<{ id: number }>('select max(id)::int as id from changes')).id

describe('who hears what', () => {
	test('a customer hears of what is his and of nothing else, and of that only which thing it is (B.R-40, A.E-34, B.E-34)', async () => {
		const { url } = await aProcess()
		const [rider, other] = await Promise.all([signIn(product), signIn(product)])
		const stream = await listen(url, rider.access)
		await stream.hello()
		await change({ customerId: other.id })
		await change({ technicianIds: [rider.id] })
		await change()
		const own = await change({ customerId: rider.id, technicianIds: [other.id] })
		await expect.poll(stream.ids).toEqual([own])
		expect(stream.of('change')).toEqual([{ id: String(await latest()), event: 'change', data: { collection: 'repair-bookings', id: own } }])
	})

	test('a technician hears of the work that is his or was until now, and of his own repairs as a customer (D-20, D-48)', async () => {
		const { url } = await aProcess()
		const [technician, other] = await Promise.all([signIn(product, { role: 'technician' }), signIn(product, { role: 'technician' })])
		const stream = await listen(url, technician.access)
		await stream.hello()
		const moved = await change({ customerId: 1, technicianIds: [technician.id, other.id] })
		await change({ customerId: 1, technicianIds: [other.id, null] })
		const own = await change({ customerId: technician.id })
		await expect.poll(stream.ids).toEqual([moved, own])
	})

	test('staff and admin hear of everything (D-20)', async () => {
		const { url } = await aProcess()
		const streams = await Promise.all(
			(['staff', 'admin'] as const).map(async (role) => listen(url, (await signIn(product, { role })).access)),
		)
		for (const stream of streams) await stream.hello()
		const ids = [await change({ customerId: 1 }), await change({}, { collection: 'services' })]
		for (const stream of streams) await expect.poll(stream.ids).toEqual(ids)
	})

	test('without a login, or with one that has ended, nothing is heard: 401 (B.API-03)', async () => {
		const { url } = await aProcess()
		const { id, access } = await signIn(product)
		await product.sql('update users set is_active = false where id = $1', [id])
		for (const headers of [{}, { authorization: 'Bearer nonsense' }, { authorization: `Bearer ${access}` }]) {
			const reply = await fetch(url, { headers: headers as Record<string, string> })
			expect(reply.status).toBe(401)
			expect(await reply.json()).toMatchObject({ detail: 'Authentication credentials were not provided.' })
		}
		// A token in an address would stand in logs; it is no login.
		expect((await fetch(`${url}?token=${access}&access_token=${access}`)).status).toBe(401)
	})
})

describe('the stream', () => {
	test('begins with when to come back and a greeting, and is neither kept, compressed nor held back on its way', async () => {
		const { url } = await aProcess()
		const { access } = await signIn(product)
		await change()
		const stream = await listen(url, access)
		await stream.hello()
		expect(stream.heard[0]).toEqual({ retry: '1000', id: String(await latest()), event: 'hello', data: {} })
		expect(Object.fromEntries(stream.reply.headers)).toMatchObject({
			'content-type': 'text/event-stream; charset=utf-8',
			'cache-control': 'no-store, no-transform',
			'x-accel-buffering': 'no',
			'x-content-type-options': 'nosniff',
		})
		expect(stream.reply.headers.get('content-encoding')).toBeNull()
	})

	test('HEAD answers like GET without a body, other methods are 405, and the description knows it (D-12, D-25, A.API-56)', async () => {
		const { url } = await aProcess()
		const { access } = await signIn(product)
		const headers = { authorization: `Bearer ${access}` }
		const head = await fetch(url, { method: 'HEAD', headers })
		expect(head.status).toBe(200)
		expect(head.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
		expect((await fetch(url, { method: 'HEAD' })).status).toBe(401)
		const post = await fetch(url, { method: 'POST', headers })
		expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
		const { paths } = (await product.call('GET', '/openapi.json')).body as unknown as {
			paths: Record<string, { get: { responses: Record<string, { content: object }> } }>
		}
		expect(paths['/api/events/']?.get.responses['200']?.content).toEqual({
			'text/event-stream': { schema: { $ref: '#/components/schemas/Change' } },
		})
	})

	test('holds no database connection while it is open, and nothing is read when nobody listens', async () => {
		const { url } = await aProcess({ every: 20 })
		const { access } = await signIn(product)
		const streams = await Promise.all(Array.from({ length: 8 }, () => listen(url, access)))
		for (const stream of streams) await stream.hello()
		const inTransaction = `select count(*)::int as open from pg_stat_activity where datname = current_database() and state like 'idle in%'`
		expect(one(await product.sql<{ open: number }>(inTransaction)).open).toBe(0)
		for (const stream of streams) stream.hangUp()
		// The statements since it was asked last: none once every stream has noticed its end.
		await expect.poll(() => product.statements(), { interval: 100 }).toEqual([])
		await pause(200)
		expect(product.statements()).toEqual([])
	})

	test('a change that is taken back is never heard of; one that commits late is, whatever was heard in between', async () => {
		const { url } = await aProcess()
		const { access } = await signIn(product, { role: 'staff' })
		const stream = await listen(url, access)
		await stream.hello()
		const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
		const { promise: isWritten, resolve: written } = Promise.withResolvers<void>()
		const late = product.database.transaction(async (db) => {
			await recordChange(db, { collection: 'repair-bookings', id: 'late' })
			written()
			await mayCommit
		})
		await isWritten
		await product.database
			.transaction(async (db) => {
				await recordChange(db, { collection: 'repair-bookings', id: 'taken back' })
				throw new Error('refused')
			})
			.catch(() => undefined)
		const early = await change()
		await expect.poll(stream.ids).toEqual([early])
		// Somebody who begins to listen in between hears of it too.
		const second = await listen(url, access)
		await second.hello()
		commit()
		await late
		await expect.poll(stream.ids).toEqual([early, 'late'])
		await expect.poll(second.ids).toEqual(['late'])
		await pause(150)
		expect(stream.ids()).toEqual([early, 'late'])
	})

	test('a change made through one process is heard at another (D-03)', async () => {
		const [here, there] = [await aProcess(), await aProcess()]
		const { id, access } = await signIn(product)
		const streams = [await listen(here.url, access), await listen(there.url, access)]
		for (const stream of streams) await stream.hello()
		const changed = await change({ customerId: id })
		for (const stream of streams) await expect.poll(stream.ids, { timeout: 2_000 }).toEqual([changed])
	})
})

describe('who was cut off', () => {
	test('hears what was missed when he names the last he heard, and only of what is his', async () => {
		const { url } = await aProcess()
		const [rider, other] = await Promise.all([signIn(product), signIn(product)])
		const first = await listen(url, rider.access)
		await first.hello()
		const heard = await change({ customerId: rider.id })
		await expect.poll(first.ids).toEqual([heard])
		const last = Number(first.heard.at(-1)?.id)
		first.hangUp()
		await change({ customerId: other.id })
		const missed = [await change({ customerId: rider.id }), await change({ customerId: rider.id })]
		const again = await listen(url, rider.access, last)
		await expect.poll(again.ids).toEqual(missed)
		expect(again.heard[0]).toEqual({ retry: '1000', event: 'hello', data: {} })
		const live = await change({ customerId: rider.id })
		await expect.poll(again.ids).toEqual([...missed, live])
	})

	test('hears a change too that was under way before the last one he heard', async () => {
		const { url } = await aProcess()
		const { id, access } = await signIn(product)
		const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
		const { promise: isWritten, resolve: written } = Promise.withResolvers<void>()
		const late = product.database.transaction(async (db) => {
			await recordChange(db, { collection: 'repair-bookings', id: 'late', customerId: id })
			written()
			await mayCommit
		})
		await isWritten
		await change({ customerId: id })
		const last = await latest()
		commit()
		await late
		const again = await listen(url, access, last)
		await expect.poll(again.ids).toEqual(['late'])
	})

	test('is told to ask for everything anew when that one is not known any more, makes no sense, or too much was missed', async () => {
		const { url } = await aProcess()
		const { id, access } = await signIn(product)
		await change({ customerId: id })
		const last = await latest()
		for (const unknown of [last + 5_000, 'nonsense', '-1', '1e3', '9'.repeat(40), '']) {
			const stream = await listen(url, access, unknown)
			await stream.hello()
			expect(stream.heard[0], unknown.toString()).toEqual({ retry: '1000', id: String(last), event: 'reset', data: {} })
			stream.hangUp()
		}
		await product.sql(
			`insert into changes (collection, object_id, customer_id, technician_ids, at)
			select 'repair-bookings', n, $1, '{}', (select max(at) from changes) from generate_series(1, 501) n`,
			[id],
		)
		const stream = await listen(url, access, last)
		await stream.hello()
		expect(stream.of('reset')).toHaveLength(1)
		expect(stream.ids()).toEqual([])
	})
})

describe('the end of a stream', () => {
	test('comes at the next heartbeat when the account is disabled, the session has ended or the role is another (D-11, A.E-05, A.E-17)', async () => {
		const { url } = await aProcess({ heartbeat: 100 })
		const [disabled, loggedOut, demoted, stays] = await Promise.all([
			signIn(product),
			signIn(product),
			signIn(product, { role: 'staff' }),
			signIn(product, { role: 'staff' }),
		])
		const streams = await Promise.all([disabled, loggedOut, demoted, stays].map(({ access }) => listen(url, access)))
		for (const stream of streams) await stream.hello()
		await product.sql('update users set is_active = false where id = $1', [disabled.id])
		await product.sql('update sessions set ended_at = $2 where user_id = $1', [loggedOut.id, new Date()])
		await product.sql(`update users set role = 'customer' where id = $1`, [demoted.id])
		for (const stream of streams.slice(0, 2)) {
			await stream.ended
			expect(stream.heard.at(-1)).toEqual({ event: 'bye', data: { reason: 'session' } })
		}
		// With each beat it is looked up what the person may hear.
		for (const stream of streams.slice(2)) {
			const beats = () => stream.heard.filter(({ comment }) => comment).length
			const before = beats()
			await expect.poll(beats).toBeGreaterThan(before + 1)
		}
		const foreign = await change({ customerId: 1 })
		await expect.poll(() => streams[3]?.ids()).toEqual([foreign])
		expect(streams[2]?.ids()).toEqual([])
	})

	test('comes before the next change once the session has ended or the account is disabled, and that change is not heard (D-56, D-11)', async () => {
		const { url } = await aProcess({ trustedMs: 0 })
		const [loggedOut, disabled, stays] = await Promise.all([signIn(product), signIn(product), signIn(product)])
		const streams = await Promise.all([loggedOut, disabled, stays].map(({ access }) => listen(url, access)))
		for (const stream of streams) await stream.hello()
		await product.sql('update sessions set ended_at = $2 where user_id = $1', [loggedOut.id, new Date()])
		await product.sql('update users set is_active = false where id = $1', [disabled.id])
		const [, , heard] = [
			await change({ customerId: loggedOut.id }),
			await change({ customerId: disabled.id }),
			await change({ customerId: stays.id }),
		]
		await expect.poll(() => streams[2]?.ids()).toEqual([heard])
		for (const stream of streams.slice(0, 2)) {
			await stream.ended
			expect(stream.ids()).toEqual([])
			expect(stream.heard.at(-1)).toEqual({ event: 'bye', data: { reason: 'session' } })
		}
		// Many at once are heard in their order.
		const more = [await change({ customerId: stays.id }), await change({ customerId: stays.id }), await change({ customerId: stays.id })]
		await expect.poll(() => streams[2]?.ids()).toEqual([heard, ...more])
	})

	test('comes at once for whoever the company disables, who does not hear of that (D-56, B.ADMIN-01)', async () => {
		const { url } = await aProcess()
		const [rider, admin] = await Promise.all([signIn(product), signIn(product, { role: 'admin' })])
		const stream = await listen(url, rider.access)
		await stream.hello()
		await admin.api.staff.changeUser({ params: { id: rider.id }, body: { is_active: false } })
		await stream.ended
		expect([stream.ids(), stream.heard.at(-1)]).toEqual([[], { event: 'bye', data: { reason: 'session' } }])
	})

	test('comes with the end of the token (A.E-07)', async () => {
		const actor = { id: 1, role: 'customer', sessionId: 's' } as const
		let isExpired = false
		const streams = openChangeStreams({
			audience: changeAudience,
			database: product.database,
			log,
			heartbeat: 50,
			findActor: async () => (isExpired ? null : actor),
		})
		clearUp.push(streams.close)
		const stream = await streams.open({ actor, bearer: 'token', lastEventId: undefined })
		let text = ''
		stream.setEncoding('utf8').on('data', (part) => (text += part))
		await expect.poll(() => text.match(/^:/gm)?.length ?? 0).toBeGreaterThan(1)
		isExpired = true
		await expect.poll(() => stream.readableEnded).toBe(true)
		expect(text).toMatch(/event: bye\ndata: \{"reason":"session"\}\n\n$/)
	})

	test('comes for the oldest when an account opens more than ten', async () => {
		const { url } = await aProcess()
		const { id, access } = await signIn(product)
		const other = await listen(url, (await signIn(product)).access)
		const streams = []
		for (let nth = 0; nth < 11; nth += 1) {
			const stream = await listen(url, access)
			await stream.hello()
			streams.push(stream)
		}
		await streams[0]?.ended
		expect(streams[0]?.heard.at(-1)).toEqual({ event: 'bye', data: { reason: 'too many' } })
		const changed = await change({ customerId: id })
		for (const stream of streams.slice(1)) await expect.poll(stream.ids).toEqual([changed])
		expect(other.state.ended).toBe(false)
	})

	test('comes for whoever does not read what he is sent; what is kept for him stays small', async () => {
		const streams = openChangeStreams({
			audience: changeAudience,
			database: product.database,
			log,
			findActor: async () => null,
			heartbeat: 60_000,
			every: 20,
		})
		clearUp.push(streams.close)
		const admin = { id: 1, role: 'admin', sessionId: 's' } as const
		const slow = await streams.open({ actor: admin, bearer: '', lastEventId: undefined })
		let most = 0
		for (let round = 0; round < 10 && !slow.destroyed; round += 1) {
			await product.sql(
				`insert into changes (collection, object_id, technician_ids, at) select 'services', n, '{}', $1 from generate_series(1, 1000) n`,
				[new Date()],
			)
			await pause(120)
			most = Math.max(most, slow.readableLength)
		}
		expect(slow.destroyed).toBe(true)
		expect(most).toBeGreaterThan(100_000)
		expect(most).toBeLessThan(263_000)
	})

	test('over the wire one who stops reading is cut off too, and the others go on', { timeout: 40_000 }, async () => {
		const { port, url } = await aProcess({ every: 20 })
		const { access } = await signIn(product, { role: 'staff' })
		const socket = connect({ port, host: '127.0.0.1' })
		clearUp.push(() => socket.destroy())
		socket.write(`GET /api/events/ HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${access}\r\n\r\n`)
		await new Promise((resolve) => socket.once('data', resolve))
		socket.pause()
		const reader = await listen(url, (await signIn(product, { role: 'staff' })).access)
		await reader.hello()
		let closed = false
		socket.on('close', () => {
			closed = true
		})
		for (let round = 0; round < 30; round += 1) {
			await product.sql(
				`insert into changes (collection, object_id, technician_ids, at)
				select 'services', repeat('x', 300) || n, '{}', $1 from generate_series(1, 1000) n`,
				[new Date()],
			)
		}
		await expect.poll(() => reader.ids().length, { timeout: 20_000 }).toBe(30_000)
		// What its own machine had taken is still there; then comes the end.
		socket.resume()
		await expect.poll(() => closed, { timeout: 5_000 }).toBe(true)
		expect(reader.state.ended).toBe(false)
	})

	test('comes in order for one that is ended while it is still told what it missed', async () => {
		const streams = openChangeStreams({ audience: changeAudience, database: product.database, log, findActor: async () => null })
		const actor = { id: 1, role: 'customer', sessionId: 's' } as const
		const opening = streams.open({ actor, bearer: '', lastEventId: String(await latest()) })
		streams.close()
		const stream = await opening
		let text = ''
		for await (const part of stream) text += part
		expect(text).toBe('')
	})

	test('comes for all at once when the process ends, and nobody begins another (D-08)', async () => {
		const { app, url } = await aProcess()
		const { access } = await signIn(product)
		const streams = await Promise.all(Array.from({ length: 5 }, () => listen(url, access)))
		for (const stream of streams) await stream.hello()
		const begun = performance.now()
		await app.close()
		for (const stream of streams) await stream.ended
		expect(performance.now() - begun).toBeLessThan(2_000)
		const streamsOfClosed = openChangeStreams({ audience: changeAudience, database: product.database, log, findActor: async () => null })
		streamsOfClosed.close()
		const actor = { id: 1, role: 'customer', sessionId: 's' } as const
		await expect(streamsOfClosed.open({ actor, bearer: '', lastEventId: undefined })).rejects.toMatchObject({ status: 503, retryAfter: 10 })
	})
})

describe('while the database is away', () => {
	test('streams stay open and hear the rest when it is back; whoever begins meanwhile is put off by 503 (A.API-59, D-50)', async () => {
		const database = { ...product.database }
		const actor = { id: 1, role: 'admin', sessionId: 's' } as const
		let isAway = false
		const gone = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
		const unreachable = () => {
			if (isAway) throw gone()
		}
		database.db = new Proxy(product.database.db, {
			get: (db, name) => {
				unreachable()
				return Reflect.get(db, name)
			},
		})
		const findActor = async () => {
			unreachable()
			return actor
		}
		const streams = openChangeStreams({ audience: changeAudience, database, log, findActor, heartbeat: 50, every: 20 })
		clearUp.push(streams.close)
		const stream = await streams.open({ actor, bearer: '', lastEventId: undefined })
		let text = ''
		stream.setEncoding('utf8').on('data', (part) => (text += part))
		isAway = true
		const missed = await change()
		await pause(200)
		expect([stream.destroyed, text.includes('event: bye')]).toEqual([false, false])
		const last = await latest()
		await expect(streams.open({ actor, bearer: '', lastEventId: String(last) })).rejects.toThrow('ECONNREFUSED')
		isAway = false
		await expect.poll(() => text).toContain(`"id":"${missed}"`)
		const again = await streams.open({ actor, bearer: '', lastEventId: undefined })
		expect(again.destroyed).toBe(false)
	})
})

describe('a stop of the whole product', { timeout: 300_000 }, () => {
	beforeAll(async () => {
		if (!isBuilt()) await buildSite({ quiet: true })
	}, 300_000)

	test('ends the streams of all who listen, and the process is gone within ten seconds (D-08)', async () => {
		const { url } = await cloneDatabase(inject('postgres'), template)
		const port = await freePort()
		const child = spawn(process.execPath, ['scripts/start.ts'], {
			cwd: join(import.meta.dirname, '..'),
			stdio: ['ignore', 'pipe', 'pipe'],
			env: {
				...process.env,
				NODE_ENV: '',
				PORT: String(port),
				DATABASE_URL: url,
				DATA_DIR: mkdtempSync(join(tmpdir(), 'pahiya-live-')),
				LOG_LEVEL: 'warn',
			},
		})
		clearUp.push(() => child.kill('SIGKILL'))
		let said = ''
		for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (said += text))
		const origin = `http://127.0.0.1:${port}`
		await expect
			.poll(async () => (await fetch(`${origin}/api/ready/`).catch(() => null))?.status, { timeout: 60_000, interval: 100 })
			.toBe(200)
		const login = await fetch(`${origin}/api/accounts/login/`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ email: 'rider@pahiya.test', password: 'Rider@2026' }),
		})
		const { tokens } = (await login.json()) as { tokens: { access: string } }
		const streams = await Promise.all(Array.from({ length: 6 }, () => listen(`${origin}/api/events/`, tokens.access)))
		for (const stream of streams) await stream.hello()
		// What a start on a busy machine warns of is not about the stop.
		said = ''
		const begun = performance.now()
		child.kill('SIGTERM')
		for (const stream of streams) await stream.ended
		expect(performance.now() - begun).toBeLessThan(3_000)
		if (child.exitCode === null) await once(child, 'exit')
		expect(performance.now() - begun).toBeLessThan(10_000)
		expect(child.exitCode).toBe(0)
		expect(said).not.toMatch(/"level"|Error/)
	})
})
