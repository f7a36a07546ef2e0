import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { buildSite, isBuilt } from '../scripts/build-site.ts'
import { demoAccounts } from '../src/demo/demo-accounts.ts'
import { addDays, dayOf } from '../src/shared/days.ts'
import { one } from '../src/shared/one.ts'
import { aSellForm } from './support/a-sell-request.ts'
import { freePort } from './support/free-port.ts'
import { atDatabase } from './support/test-postgres.ts'

const root = join(import.meta.dirname, '..')
const clearUp: (() => unknown)[] = []
const clearUpAtLast: (() => unknown)[] = []
const clear = async (steps: typeof clearUp) => {
	for (const step of steps.splice(0).reverse()) await step()
}

beforeAll(async () => {
	if (!isBuilt()) await buildSite({ quiet: true })
}, 120_000)
afterEach(() => clear(clearUp))
afterAll(() => clear(clearUpAtLast))

describe('with the embedded database', { timeout: 120_000 }, () => {
	const [dataDir, onTheWay] = [aFolder(), aFolder()]
	let first: Started

	/** A sell request, of which `share` leaves this machine. */
	const sendForm = async ({ origin }: Started, access: string, share = 1) => {
		const form = await aSellForm({ pickup_slot: `${addDays(dayOf(new Date()), 3)}T10:00` })
		const request = new Request(origin, { method: 'POST', body: form })
		const bytes = new Uint8Array(await request.arrayBuffer())
		const sent = bytes.subarray(0, bytes.length * share)
		return fetch(`${origin}/api/marketplace/sell-requests/`, {
			method: 'POST',
			headers: { authorization: `Bearer ${access}`, 'content-type': String(request.headers.get('content-type')) },
			body: new ReadableStream({
				start(line) {
					line.enqueue(sent)
					if (share === 1) line.close()
				},
			}),
			duplex: 'half',
		} as RequestInit)
	}
	/** Settled when its first files are stored; the rest never comes. */
	async function halfSent(product: Started, access: string) {
		sendForm(product, access, 0.9).catch(() => undefined)
		const photos = join(dataDir, 'files', 'public', 'sell-photos')
		await expect.poll(() => existsSync(photos) && readdirSync(photos).length, { timeout: 20_000 }).toBeGreaterThan(0)
	}

	test('one command is the whole product: it says where it is, who may log in and where the mail is (D-03, D-04, D-05)', async () => {
		first = await start({ DATA_DIR: dataDir, TMPDIR: onTheWay })
		await first.ready()
		expect(first.said()).toContain(`Pahiya is ready: ${first.origin}\n`)
		for (const { email, password } of demoAccounts) expect(first.said()).toContain(`${email} / ${password}`)
		expect(first.said()).toContain(`${first.origin}/dev/outbox`)
		expect((await fetch(`${first.origin}/dev/outbox`)).status).toBe(200)
		// The pages are for every other address, not for the API's.
		for (const path of ['/nope/', '', '/'])
			expect(await first.send('GET', path)).toMatchObject({ status: 404, body: { detail: 'Not found.' } })
		const page = await fetch(first.origin)
		expect(page.status).toBe(200)
		expect(await page.text()).toMatch(/^<!DOCTYPE html>[\s\S]*Pahiya/)
	})

	test('a second start on the same data says so in one sentence and leaves the first alone (D-03)', async () => {
		const second = await start({ DATA_DIR: dataDir })
		expect(await second.exit).not.toBe(0)
		expect(second.complaint()).toMatch(new RegExp(`^Pahiya is already running at ${first.origin} .+\\.\\n$`))
		await first.ready()
	})

	test('what was written is there after kill -9, a half sent form leaves nothing, and the database that was left behind is taken over (A.API-58, B.E-17)', async () => {
		const login = await first.send('POST', '/accounts/login/', { email: 'rider@pahiya.test', password: 'Rider@2026' })
		expect(login.status).toBe(200)
		const access = (login.body as { tokens: { access: string } }).tokens.access
		expect(await first.send('PATCH', '/accounts/profile/', { city: 'Nashik' }, access)).toMatchObject({ status: 200 })
		const postgres = one(childrenOf(first.pid).filter(({ words }) => words.includes('postgres -D')))
		await halfSent(first, access)
		first.signal('SIGKILL')
		await first.exit
		expect(isRunning(postgres.pid)).toBe(true)
		first = await start({ DATA_DIR: dataDir, TMPDIR: onTheWay })
		await first.ready()
		expect(isRunning(postgres.pid)).toBe(true)
		// What was on its way is nowhere, and can be sent again.
		expect(await first.send('GET', '/marketplace/sell-requests/', undefined, access)).toMatchObject({ status: 200, body: [] })
		expect(readdirSync(onTheWay).filter((name) => name.startsWith('pahiya-upload'))).toEqual([])
		expect((await sendForm(first, access)).status).toBe(201)
		// The session survived too.
		expect(await first.send('GET', '/accounts/profile/', undefined, access)).toMatchObject({ status: 200, body: { city: 'Nashik' } })
	})

	test('Ctrl-C in a terminal, which reaches every process of the group, ends everything in order', async () => {
		// A login has brought the process for passwords to life.
		await first.send('POST', '/accounts/login/', { email: 'rider@pahiya.test', password: 'Rider@2026' })
		const postgres = processes().filter(({ words }) => words.includes(`postgres -D ${dataDir}`))
		const children = [...childrenOf(first.pid), ...postgres]
		expect(children.length).toBeGreaterThan(1)
		const begun = performance.now()
		process.kill(-first.pid, 'SIGINT')
		expect(await first.exit).toBe(0)
		expect(performance.now() - begun).toBeLessThan(10_000)
		expect(children.filter(({ pid }) => isRunning(pid))).toEqual([])
		expect(first.complaint()).toBe('')
	})

	test('a stop during the start is a stop in order too', async () => {
		const product = await start({ DATA_DIR: dataDir })
		await expect.poll(() => childrenOf(product.pid).length, { timeout: 20_000, interval: 20 }).toBeGreaterThan(0)
		const children = childrenOf(product.pid)
		product.signal('SIGTERM')
		expect(await product.exit).toBe(0)
		expect(children.filter(({ pid }) => isRunning(pid))).toEqual([])
	})
})

describe('in production', { timeout: 120_000 }, () => {
	const dataDir = aFolder()
	const settings = (port: number) => ({
		NODE_ENV: 'production',
		DATA_DIR: dataDir,
		PORT: String(port),
		SECRET_KEY: 'correct horse battery staple and then some',
		SMTP_URL: 'smtp://127.0.0.1:1',
		PUBLIC_URL: `http://127.0.0.1:${port}`,
	})

	test('every missing or dangerous setting is named in a sentence of its own, and nothing is started (A.E-39, B.E-30, D-04, D-05)', async () => {
		const bare = await start({ NODE_ENV: 'production', DATA_DIR: dataDir, TEST_CLOCK: '2026-11-20T06:00:00+05:30', RATE_LIMIT: 'off' })
		expect(await bare.exit).not.toBe(0)
		const sentences = bare.complaint().trim().split('\n')
		expect(sentences.map((sentence) => sentence.split(':')[0])).toEqual([
			'SECRET_KEY',
			'SMTP_URL',
			'PUBLIC_URL',
			'TEST_CLOCK',
			'RATE_LIMIT',
		])
		for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z_]+: .+\.$/)
		expect(readdirSync(dataDir)).toEqual([])
	})

	test('a port that is taken is told in one sentence, and the database does not stay behind', async () => {
		const other = createServer()
		other.listen(0, '127.0.0.1')
		await once(other, 'listening')
		clearUp.push(() => other.close())
		const { port } = other.address() as { port: number }
		const product = await start(settings(port))
		expect(await product.exit).not.toBe(0)
		expect(product.complaint()).toBe(`Port ${port} on 127.0.0.1 is taken by another program: stop it, or choose another PORT.\n`)
		expect(processes().filter(({ words }) => words.includes(dataDir))).toEqual([])
	})

	test('there is the catalogue, but no demo account and nothing that is for development (D-04, D-05, A.E-39)', async () => {
		const product = await start(settings(await freePort()))
		await product.ready()
		expect(product.said()).toBe(`Pahiya is ready: ${product.origin}\n`)
		const types = await product.send('GET', '/vehicle/vehicle-types/')
		expect(types.body).toHaveLength(3)
		for (const { email, password } of demoAccounts)
			expect(await product.send('POST', '/accounts/login/', { email, password })).toMatchObject({ status: 401 })
		for (const [method, path] of [
			['GET', '/dev/outbox/'],
			['POST', '/dev/riders/'],
		] as const)
			expect(await product.send(method, path), path).toMatchObject({ status: 404, body: { detail: 'Not found.' } })
		for (const path of ['/dev/outbox', '/dev/ui', '/dev/sign-in/anybody', '/dev/google/auth'])
			expect((await fetch(`${product.origin}${path}`)).status, path).toBe(404)
		product.signal('SIGTERM')
		expect(await product.exit).toBe(0)
	})
})

describe('with a database of one’s own', { timeout: 120_000 }, () => {
	test('one that cannot be used is told in one sentence without its password', async () => {
		const wrong = new URL(inject('postgres'))
		wrong.password = 'guessed-by-nobody'
		const product = await start({ DATABASE_URL: wrong.href, DATA_DIR: aFolder() })
		expect(await product.exit).not.toBe(0)
		expect(product.complaint()).toBe(
			`The database server at ${wrong.host} does not take the password of DATABASE_URL for ${wrong.username}.\n`,
		)
	})

	test('a folder for files in which nothing can be written is told in one sentence, not by the first upload, before anything is made', async () => {
		const url = await freshDatabase('folder')
		for (const setting of ['DATA_DIR', 'TMPDIR']) {
			const taken = join(aFolder(), 'taken')
			writeFileSync(taken, '')
			const product = await start({ DATABASE_URL: url, DATA_DIR: aFolder(), [setting]: taken })
			expect(await product.exit).not.toBe(0)
			expect(product.complaint()).toMatch(
				new RegExp(`^${taken}\\S* cannot be written by this user \\(\\w+\\): start as its owner, or choose another ${setting}\\.\\n$`),
			)
		}
		const client = new pg.Client({ connectionString: url })
		await client.connect()
		clearUp.push(() => client.end())
		expect((await client.query(`select tablename from pg_tables where schemaname = 'public'`)).rows).toEqual([])
	})

	test('several processes start at once on a fresh one, load one catalogue, and share the work by ROLE; a worker tells its state (D-03, D-62, B.ADMIN-38)', async () => {
		const url = await freshDatabase()
		const shared = { DATABASE_URL: url, DATA_DIR: aFolder(), ROLE: 'web', STOP_DELAY_SECONDS: '1' }
		const [here, there] = await Promise.all([start(shared), start(shared)])
		await Promise.all([here.ready(), there.ready()])
		for (const web of [here, there]) expect((await web.send('GET', '/vehicle/vehicle-types/')).body).toHaveLength(3)
		const categories = (await there.send('GET', '/repairing-service/service-categories/')).body as { slug: string }[]
		expect(new Set(categories.map(({ slug }) => slug)).size).toBe(categories.length)
		expect(childrenOf(here.pid).filter(({ words }) => words.includes('postgres -D'))).toEqual([])

		const email = 'queued@pahiya.test'
		const mails = async () => (await there.send('GET', `/dev/outbox/?to=${email}`)).body
		expect(await here.send('POST', '/accounts/signup/', { username: 'queued', email, password: 'Sawaari2026' })).toMatchObject({
			status: 201,
		})
		await pause(1_200)
		expect(await mails()).toEqual([])
		const worker = await start({ ...shared, ROLE: 'worker' })
		await expect.poll(mails, { timeout: 20_000 }).toHaveLength(1)
		expect(worker.said()).toBe('Pahiya is doing its queued work.\n')
		for (const state of ['health', 'ready']) expect((await worker.send('GET', `/${state}/`)).status).toBe(200)
		expect(await worker.send('GET', '/vehicle/vehicle-types/')).toMatchObject({ status: 404, body: { detail: 'Not found.' } })

		// A change that one process makes is seen through the other.
		const login = await here.send('POST', '/accounts/login/', { email: 'staff@pahiya.test', password: 'Staff@2026' })
		const { access } = (login.body as { tokens: { access: string } }).tokens
		expect(await here.send('POST', '/admin/service-categories/', { name: 'Seat work' }, access)).toMatchObject({ status: 201 })

		const direct = new pg.Client({ connectionString: url })
		await direct.connect()
		clearUp.push(() => direct.end())
		await direct.query('begin; lock table service_carts in exclusive mode')
		const slow = here.send('POST', '/repairing-service/carts/', undefined, access)
		await expect
			.poll(async () => (await direct.query(`select from pg_locks where relation = 'service_carts'::regclass and not granted`)).rowCount)
			.toBe(1)
		const begun = performance.now()
		for (const product of [here, there, worker]) product.signal('SIGTERM')
		// Whoever gives out requests hears that it stops before one is refused.
		await expect.poll(async () => (await here.send('GET', '/ready/')).status).toBe(503)
		for (const state of ['health', 'vehicle/vehicle-types']) expect((await here.send('GET', `/${state}/`)).status).toBe(200)
		await expect.poll(() => fetch(`${here.origin}/api/health/`).catch(() => 'refused'), { timeout: 3_000 }).toBe('refused')
		expect(here.child.exitCode).toBe(null)
		await direct.query('rollback')
		// What was under way is finished, and what it did is there.
		expect(await slow).toMatchObject({ status: 201 })
		expect(await Promise.all([here, there, worker].map(({ exit }) => exit))).toEqual([0, 0, 0])
		expect(performance.now() - begun).toBeLessThan(10_000)
		expect(here.complaint() + there.complaint() + worker.complaint()).toBe('')
		expect((await direct.query('select count(*)::int as carts from service_carts')).rows).toEqual([{ carts: 1 }])
	})
})

test('the site is rendered by production React, whatever NODE_ENV the server has', () => {
	const files = ['server', 'client/assets'].flatMap((folder) =>
		readdirSync(join(root, 'build', folder)).map((name) => join(root, 'build', folder, name)),
	)
	const programs = files.filter((name) => name.endsWith('.js'))
	expect(programs.length).toBeGreaterThan(10)
	for (const name of programs) {
		const text = readFileSync(name, 'utf8')
		// Only development React says so; and none is left to be found in node_modules.
		expect(text.includes('Each child in a list should have a unique'), name).toBe(false)
		expect(/^(im|ex)port\b.*\bfrom ?["']react(-dom)?(\/[^"']+)?["']/m.test(text), name).toBe(false)
	}
})

type Started = Awaited<ReturnType<typeof start>>

/** Starts `npm start`'s program as a process of a group of its own, as a terminal does. */
async function start(environment: Record<string, string>) {
	const port = environment.PORT ?? String(await freePort())
	const origin = `http://127.0.0.1:${port}`
	const child: ChildProcess = spawn(process.execPath, ['scripts/start.ts'], {
		cwd: root,
		detached: true,
		stdio: ['ignore', 'pipe', 'pipe'],
		env: {
			PATH: process.env.PATH,
			LANG: 'C',
			LOG_LEVEL: 'error',
			PORT: port,
			DATA_DIR: join(tmpdir(), 'nobody-writes-here'),
			...environment,
		},
	})
	const pid = child.pid ?? 0
	let said = ''
	let complaint = ''
	child.stdout?.on('data', (text) => (said += text))
	child.stderr?.on('data', (text) => (complaint += text))
	const exit = once(child, 'close').then(([code]) => code as number | null)
	clearUpAtLast.push(() => child.exitCode === null && child.signalCode === null && child.kill('SIGKILL') && exit)
	return {
		child,
		pid,
		origin,
		exit,
		said: () => said,
		complaint: () => complaint,
		signal: (name: NodeJS.Signals) => process.kill(pid, name),
		/** Waits until it is. */
		ready: async () => {
			for (const end = Date.now() + 60_000; Date.now() < end; await pause(25)) {
				if (child.exitCode !== null) throw new Error(`It ended:\n${said}${complaint}`)
				const answer = await fetch(`${origin}/api/ready/`).catch(() => null)
				if (answer?.ok) return
			}
			throw new Error(`It was not ready in time:\n${said}${complaint}`)
		},
		send: async (method: string, path: string, body?: object, access?: string) => {
			const reply = await fetch(`${origin}/api${path}`, {
				method,
				...(body && { body: JSON.stringify(body) }),
				headers: { ...(body && { 'content-type': 'application/json' }), ...(access && { authorization: `Bearer ${access}` }) },
			})
			return { status: reply.status, body: (await reply.json()) as unknown }
		},
	}
}

function aFolder() {
	const folder = mkdtempSync(join(tmpdir(), 'pahiya-start-'))
	// The database's own system user must be able to walk in.
	chmodSync(folder, 0o755)
	clearUpAtLast.push(() => rmSync(folder, { recursive: true, force: true }))
	return folder
}

async function freshDatabase(kind = 'whole') {
	const name = `fresh_${kind}_${process.pid}`
	const administer = async (statement: string) => {
		const client = new pg.Client({ connectionString: atDatabase(inject('postgres'), 'postgres') })
		await client.connect()
		await client.query(statement).finally(() => client.end())
	}
	await administer(`create database ${name}`)
	clearUpAtLast.unshift(() => administer(`drop database ${name} with (force)`))
	return atDatabase(inject('postgres'), name)
}

const processes = () =>
	execFileSync('ps', ['-Aww', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
		.split('\n')
		.flatMap((line) => {
			const [, pid, parent, state = '', words = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
			return pid && !state.startsWith('Z') ? [{ pid: Number(pid), parent: Number(parent), words }] : []
		})
const childrenOf = (parent: number) => processes().filter((child) => child.parent === parent)
const isRunning = (wanted: number) => processes().some(({ pid }) => pid === wanted)
