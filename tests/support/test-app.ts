import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { buildApp } from '../../src/app.ts'
import type { Client, Send } from '../../src/contract/client.ts'
import { createClient } from '../../src/contract/whole-client.ts'
import { queueShortMessages } from '../../src/domains/accounts/notifications/short-message.ts'
import { setClock } from '../../src/platform/clock.ts'
import { type Database, openDatabase } from '../../src/platform/database/database.ts'
import { type Files, openFiles } from '../../src/platform/files/open-files.ts'
import { createReplyCache } from '../../src/platform/http/reply-cache.ts'
import type { JobContext } from '../../src/platform/jobs/jobs.ts'
import { PostponeJob } from '../../src/platform/jobs/postpone-job.ts'
import { createMailer, type Mailer } from '../../src/platform/mail/mailer.ts'
import { createShortMessages, type ShortMessages } from '../../src/platform/short-messages/short-messages.ts'
import { jobHandlers } from '../../src/worker.ts'
import { template } from './prepare-database.ts'
import { testKeys } from './test-keys.ts'
import { cloneDatabase } from './test-postgres.ts'
import { watchAnswers } from './watch-answers.ts'
import { isOfWatch, watchStaffWrites } from './watch-staff-writes.ts'

/** `forgotten`: staff calls that changed something without recording it; `undescribed`: answers that the API's description does not name. */
type OpenTestApp = TestApp & { forgotten: string[]; undescribed: Set<string>; close: () => Promise<void> }
type App = Awaited<ReturnType<typeof buildApp>>
export type TestApp = {
	app: App
	database: Database
	mailer: Mailer
	shortMessages: ShortMessages
	files: Files
	/** Where its files are. */
	folder: string
	/** Calls as nobody, or as whoever the access token belongs to. */
	as: (access?: string) => Client
	/** A raw call, for what the typed client cannot say. */
	call: (
		method: string,
		url: string,
		options?: { body?: unknown; access?: string; headers?: Record<string, string> },
	) => Promise<{ status: number; body: Record<string, unknown> & unknown[]; headers: Record<string, unknown> }>
	/** Texts of the statements sent since the last call of this function. */
	statements: () => string[]
	/** Lets the process forget its finished bytes, which no change behind the product's back does. */
	forgetKept: () => void
	/** Does all queued work now, as the worker would. */
	work: () => Promise<void>
	/** Does all work of these kinds that was done before once more, as after a crash. */
	workAgain: (...kinds: string[]) => Promise<void>
	sql: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>
}

/** The whole product on a database of this file's own, with the demo catalogue in it. */
export function useTestApp({
	clock,
	rateLimits = false,
	connections = 10,
}: {
	clock?: string
	rateLimits?: boolean
	connections?: number
} = {}): TestApp {
	const held: Partial<TestApp> & Partial<Pick<OpenTestApp, 'close' | 'forgotten' | 'undescribed'>> = {}
	beforeAll(async () => {
		if (clock) setClock(new Date(clock))
		Object.assign(held, await openTestApp({ rateLimits, connections }))
	})
	afterEach(() => {
		expect(held.forgotten?.splice(0)).toEqual([])
		const undescribed = [...(held.undescribed ?? [])]
		held.undescribed?.clear()
		expect(undescribed).toEqual([])
	})
	afterAll(async () => {
		setClock(undefined)
		await held.close?.()
	})
	// The parts exist from beforeAll on; a test file names them before that.
	return new Proxy(held, { get: (target, name) => Reflect.get(target, name) }) as TestApp
}

async function openTestApp({ rateLimits, connections }: { rateLimits: boolean; connections: number }): Promise<OpenTestApp> {
	const log = pino({ level: 'silent' })
	const clone = await cloneDatabase(inject('postgres'), template)
	const seen: string[] = []
	const onStatement = (text: string) => {
		if (!isOfWatch(text)) seen.push(text)
	}
	const database = watchStaffWrites(openDatabase(clone.url, { log, connections, onStatement }))
	const config = {
		production: false,
		publicUrl: 'http://127.0.0.1:3000',
		rateLimits,
		trustProxy: false,
		corsOrigins: [],
		smtpUrl: undefined,
		mailFrom: 'Pahiya <care@pahiya.example>',
		shortMessages: { sms: null, whatsapp: null },
	}
	const folder = await mkdtemp(join(tmpdir(), 'pahiya-files-'))
	const files = openFiles({ fileStore: { folder }, mediaUrl: '/media/' })
	const mailer = createMailer(config, database, { log, alsoTell: (about) => queueShortMessages(database.db, about) })
	const shortMessages = createShortMessages(config, database)
	const kept = createReplyCache()
	const undescribed = new Set<string>()
	const mount = async (app: FastifyInstance) => watchAnswers(app, undescribed)
	const app = await buildApp({ config, database, files, keys: testKeys, log, replyCache: kept, mount })
	const pool = new pg.Pool({ connectionString: clone.url, max: 2 })
	// At the end the database is dropped under connections that are still closing.
	pool.on('connect', (client) => client.on('error', () => undefined))
	pool.on('error', () => undefined)
	const sendAs =
		(access?: string): Send =>
		async ({ method, url, body, key }) => {
			const reply = await call(method, url, { body, access, headers: key ? { 'idempotency-key': key } : {} })
			return { status: reply.status, body: reply.body, retryAfter: Number(reply.headers['retry-after']) || undefined }
		}
	const call: TestApp['call'] = async (method, url, { body, access, headers } = {}) => {
		const sent = body instanceof FormData ? await formOf(body) : jsonOf(body)
		const reply = await app.inject({
			method: method as 'GET',
			url: url.startsWith('/api') ? url : `/api${url}`,
			...(sent && { payload: sent.payload }),
			headers: {
				...(sent && { 'content-type': sent.type }),
				...(access && { authorization: `Bearer ${access}` }),
				...headers,
			},
		})
		const text = reply.body
		return {
			status: reply.statusCode,
			body: text && String(reply.headers['content-type']).includes('json') ? JSON.parse(text) : text,
			headers: reply.headers,
		}
	}
	const done: QueuedJob[] = []
	const work = async () => {
		done.push(...(await doQueuedWork(pool, { database, mailer, shortMessages, files, publicUrl: config.publicUrl, log, keys: testKeys })))
	}
	return {
		app,
		database,
		mailer,
		shortMessages,
		files,
		folder,
		as: (access) => createClient(sendAs(access)),
		call,
		statements: () => seen.splice(0),
		work,
		workAgain: async (...kinds) => {
			const jobs = done.filter(({ kind }) => kinds.includes(kind))
			if (jobs.length === 0) throw new Error(`No ${kinds.join(', ')} was done before`)
			for (const { kind, payload } of jobs)
				await pool.query(`insert into queued_jobs (kind, payload, recipient, turn) values ($1, $2, '', 0)`, [kind, JSON.stringify(payload)])
			await work()
		},
		sql: async (text, values) => (await pool.query(text, values)).rows,
		forgetKept: () => kept.forget(),
		forgotten: database.forgotten,
		undescribed,
		close: async () => {
			await app.close()
			mailer.close()
			await pool.end()
			await database.close()
			await clone.drop()
			await rm(folder, { recursive: true })
		},
	}
}

const jsonOf = (body: unknown) =>
	body === undefined ? undefined : { type: 'application/json', payload: isRaw(body) ? body : JSON.stringify(body) }
const isRaw = (body: unknown): body is string | Buffer => typeof body === 'string' || body instanceof Uint8Array

/** As a browser writes a form. */
async function formOf(form: FormData) {
	const written = new Response(form)
	return { type: written.headers.get('content-type') ?? '', payload: Buffer.from(await written.arrayBuffer()) }
}

type QueuedJob = { kind: string; payload: unknown }

/** Takes every queued job out of the queue and does it here, in the queue's order; answers what was done. What has still to wait is put back. */
async function doQueuedWork(pool: pg.Pool, context: JobContext): Promise<QueuedJob[]> {
	const held: QueuedJob[] = []
	for (const done: QueuedJob[] = []; ; ) {
		const { rows } = await pool.query<QueuedJob>(
			'delete from queued_jobs where id = (select id from queued_jobs order by turn, id limit 1) returning kind, payload',
		)
		const [queued] = rows
		if (!queued) {
			for (const { kind, payload } of held)
				await pool.query(`insert into queued_jobs (kind, payload, recipient, turn) values ($1, $2, '', 0)`, [kind, JSON.stringify(payload)])
			return done
		}
		try {
			for (const { job, handle } of jobHandlers)
				if (job.kind === queued.kind) await handle(context, job.payload.parse(queued.payload) as never)
			done.push(queued)
		} catch (error) {
			if (!(error instanceof PostponeJob)) throw error
			held.push(queued)
		}
	}
}

/** A key as the browser makes one for every action. */
export const aKey = () => randomUUID()
