import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { type CacheTag, cacheTags } from '../src/contract/cache-tags.ts'
import { recordStaffChange } from '../src/domains/company/record-staff-change.ts'
import { type Db, openDatabase } from '../src/platform/database/database.ts'
import { announceChange, listenForChanges } from '../src/platform/database/listen.ts'
import { createReplyCache } from '../src/platform/http/reply-cache.ts'
import { servePages } from '../src/platform/http/serve-pages.ts'
import { signIn } from './support/sign-in.ts'
import { useTestApp } from './support/test-app.ts'
import { testKeys } from './support/test-keys.ts'

const product = useTestApp()
const log = pino({ level: 'silent' })
const config = { production: false, publicUrl: 'http://127.0.0.1:3000', rateLimits: false, trustProxy: false, corsOrigins: [] }
const closings: (() => Promise<unknown>)[] = []
afterAll(async () => {
	for (const close of closings.toReversed()) await close()
})

const pageOf = (url: string) => `/page${url.replace(/\/$/, '')}`

/** A process of the product as it is started: a database and bytes of its own, and an ear for what others announce. */
async function aProcess() {
	const statements: string[] = []
	let heard = 0
	const database = openDatabase(product.database.url, { log, connections: 4, onStatement: (text) => statements.push(text) })
	const kept = createReplyCache()
	const changed: typeof kept.forget = (tags) => {
		kept.forget(tags)
		heard += 1
	}
	const listening = listenForChanges(product.database.url, { changed, log })
	await listening.started
	const app = await buildApp({
		config,
		database,
		files: product.files,
		keys: testKeys,
		log,
		replyCache: kept,
		mount: async (app, kept) =>
			servePages(app, kept, {
				config: { ...config, mediaUrl: '/media/' },
				log,
				policy: true,
				// A page for each call of the API, which shows its answer; the call's address ends in a slash, and no page's does.
				render: async (request, { send }) => {
					const { body } = await send({ method: 'GET', url: `${new URL(request.url).pathname.replace('/page', '')}/` })
					return new Response(JSON.stringify(body), { headers: { 'content-type': 'text/html' } })
				},
			}),
	})
	closings.push(
		() => database.close(),
		listening.stop,
		() => app.close(),
	)
	const get = async (url: string) => (await app.inject({ url, headers: { host: '127.0.0.1:3000' } })).body
	const change = (method: 'PATCH', url: string, access: string, payload: object) =>
		app.inject({ method, url, payload, headers: { authorization: `Bearer ${access}` } })
	return { get, change, database, statements: () => statements.splice(0), heard: () => heard }
}

type Process = Awaited<ReturnType<typeof aProcess>>
type Person = Awaited<ReturnType<typeof signIn>>
let [here, there]: Process[] = []
let admin: Person
beforeAll(async () => {
	here = await aProcess()
	there = await aProcess()
	admin = await signIn(product, { role: 'admin' })
})

const processes = () => [here, there].filter((process) => process !== undefined)
const record = (db: Db, change: Parameters<typeof recordStaffChange>[2]) => recordStaffChange(db, admin, change)

/** For each tag an address that shows it, and what changes it so that `name` is seen there. */
const shown = {
	'site-settings': {
		url: '/site-settings/',
		change: (name, { change }) => change('PATCH', '/api/admin/site-settings/', admin.access, { name }),
	},
	'repair-catalogue': {
		url: '/repairing-service/service-categories/',
		change: (name, { database }) =>
			database.transaction(async (db) => {
				await db.execute(sql`update services set name = ${name} where id = (select min(id) from services where is_active)`)
				await record(db, { collection: 'services', id: 1, action: 'change', before: { name: '' }, after: { name } })
			}),
	},
	'vehicle-catalogue': {
		url: '/vehicle/vehicle-types/',
		change: (name, { database }) =>
			database.transaction(async (db) => {
				await db.execute(sql`update vehicle_types set name = ${name} where id = (select min(id) from vehicle_types where is_active)`)
				await announceChange(db, ['vehicle-catalogue', 'repair-catalogue'])
			}),
	},
	'used-vehicles': {
		url: '/marketplace/vehicles/',
		change: (name, { database }) =>
			database.transaction(async (db) => {
				await db.execute(sql`insert into used_vehicles (brand, model, year, kms_driven, fuel_type, price_paise, created_at)
					values (${name}, 'Model', 2020, 1, 'petrol', 100, now())`)
				await record(db, { collection: 'vehicles', id: 1, action: 'create', before: null, after: { name } })
			}),
	},
	'parts-catalogue': {
		url: '/spare-parts/categories/',
		change: (name, { database }) =>
			database.transaction(async (db) => {
				await db.execute(sql`insert into part_categories (slug, name, created_at) values (gen_random_uuid()::text, ${name}, now())`)
				await record(db, { collection: 'part-categories', id: 1, action: 'create', before: null, after: { name } })
			}),
	},
	plans: {
		url: '/subscription/plans/',
		change: (name, { database }) =>
			database.transaction(async (db) => {
				await db.execute(sql`update plans set name = ${name} where id = (select min(id) from plans where is_active)`)
				await record(db, { collection: 'plans', id: 1, action: 'change', before: { name: '' }, after: { name } })
			}),
	},
	faqs: {
		url: '/faqs/',
		change: (name, { database }) =>
			database.transaction(async (db) => {
				await db.execute(sql`insert into faqs (question, answer, page, created_at) values (${name}, 'Yes', 'pricing', now())`)
				await record(db, { collection: 'faqs', id: 1, action: 'create', before: null, after: { question: name } })
			}),
	},
} satisfies Record<CacheTag, { url: string; change: (name: string, by: Process) => Promise<unknown> }>

describe.each(cacheTags)('a change of %s', (tag) => {
	const { url, change } = shown[tag]

	test('is seen in every process, in replies and in pages, and what shows something else stays kept (D-27)', async () => {
		const ways = [`/api${url}`, pageOf(url)]
		const all = Object.values(shown).flatMap(({ url }) => [`/api${url}`, pageOf(url)])
		for (const [round, by] of processes().entries()) {
			for (const process of processes()) for (const address of all) await process.get(address)
			for (const process of processes()) {
				process.statements()
				for (const address of all) await process.get(address)
				expect(process.statements()).toEqual([])
			}
			const name = `Changed ${tag} ${round}`
			const heardBefore = processes().map((process) => process.heard())
			await change(name, by)
			for (const process of processes())
				for (const address of ways) await expect.poll(() => process.get(address), { timeout: 5_000 }).toContain(name)
			// Whoever made the change knows it at once and is told of it again by the database, which may be after it is seen everywhere.
			for (const [index, process] of processes().entries()) await expect.poll(process.heard).toBeGreaterThan(heardBefore[index] ?? 0)
			for (const process of processes()) {
				process.statements()
				for (const address of all.filter((other) => !ways.includes(other) && !showsToo(tag, other))) await process.get(address)
				expect(process.statements()).toEqual([])
			}
		}
	})
})

/** Services are priced for vehicles, so the catalogue of repairs shows those too. */
const showsToo = (tag: CacheTag, address: string) =>
	tag === 'vehicle-catalogue' && address.includes(shown['repair-catalogue'].url.slice(0, -1))

test('whoever changed something sees it with the next request of the same process (D-27)', async () => {
	const [by] = processes()
	const [service] = await product.sql<{ id: number }>('select id from services where is_active order by id limit 1')
	const calls = [
		['/api/admin/site-settings/', `/api${shown['site-settings'].url}`],
		[`/api/admin/services/${service?.id}/`, `/api${shown['repair-catalogue'].url}`],
	] as const
	for (const [address, shownAt] of calls)
		for (let round = 0; round < 5; round += 1) {
			await by?.get(shownAt)
			const name = `At once ${round}`
			expect(await by?.change('PATCH', address, admin.access, { name })).toMatchObject({ statusCode: 200 })
			expect(await by?.get(shownAt)).toContain(name)
		}
})

test('a query is known by what it means: another order and unknown parameters ask the database nothing (D-27)', async () => {
	const [model] = await product.sql<{ id: number; maker: number }>(
		'select id, manufacturer_id as maker from vehicle_models where is_active order by id limit 1',
	)
	const url = '/api/repairing-service/service-categories/'
	const first = await product.app.inject({ url: `${url}?manufacturer_id=${model?.maker}&vehicle_model_id=${model?.id}` })
	expect(first.statusCode).toBe(200)
	product.statements()
	for (const query of [
		`vehicle_model_id=${model?.id}&manufacturer_id=${model?.maker}`,
		`utm_source=somewhere&vehicle_model_id=${model?.id}&manufacturer_id=${model?.maker}&x=1`,
	])
		expect((await product.app.inject({ url: `${url}?${query}` })).body).toBe(first.body)
	expect(product.statements()).toEqual([])
})
