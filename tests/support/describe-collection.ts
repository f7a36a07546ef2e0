import { beforeAll, describe, expect, test } from 'vitest'
import type { Collection } from '../../src/contract/collection.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { signIn } from './sign-in.ts'
import type { TestApp } from './test-app.ts'

type Body = Record<string, unknown>
type Row = Body & { version: number }

type Tested = {
	/** A body from which one can be created again and again: nothing of it is taken, and `search` finds it. */
	aNew: () => Promise<Body & { name: string }>
	/** A change that differs from every new one. */
	change: Body
	/** What is refused when it is put into a new one, and at which field. */
	wrong: readonly (readonly [body: Body, field: string])[]
	/** Where a name that is taken is refused; with a slug made of the name it may be at either. */
	takenAt: readonly string[]
	/** The key of one that something refers to. */
	inUse: () => Promise<number | string>
}

/** What every collection of the company that is created, changed and deleted by staff promises (D-19, D-21, D-22, D-48). */
export function describeCollection(
	product: TestApp,
	collection: Required<Omit<Collection, 'import' | 'order'>>,
	{ aNew, change, wrong, takenAt, inUse }: Tested,
) {
	const { about } = collection
	let access = ''
	beforeAll(async () => {
		access = (await signIn(product, { role: 'admin' })).access
	})
	const call = async (
		{ address }: Endpoint,
		{ key = '', body, query = '' }: { key?: unknown; body?: Body; query?: string } = {},
		sentAs?: string,
	) => {
		const [method = '', path = ''] = address.split(' ')
		const headers: Record<string, string> = sentAs ? { 'idempotency-key': sentAs } : {}
		const reply = await product.call(method, path.replace(/:\w+/, String(key)) + query, { access, body, headers })
		return { status: reply.status, body: reply.body as unknown as Row & { results: Row[]; count: number } }
	}
	const create = async (changes: Body = {}) => {
		const { status, body } = await call(collection.create, { body: { ...(await aNew()), ...changes } })
		expect({ status, body }).toMatchObject({ status: 201 })
		return { row: body as Row, key: body[about.key] }
	}
	const show = async (key: unknown) => (await call(collection.find, { key })).body as Row
	const count = async () => (await call(collection.list)).body.count
	/** What was recorded of one: actions of the audit log, and how often open screens were told. */
	const recorded = async (key: unknown) => ({
		actions: (
			await product.sql<{ action: string }>('select action from audit_log where collection = $1 and object_id = $2 order by id', [
				about.name,
				String(key),
			])
		).map(({ action }) => action),
		news: (await product.sql('select id from changes where collection = $1 and object_id = $2', [about.name, String(key)])).length,
	})

	describe(`the collection ${about.name}`, () => {
		test('creates, shows, changes and deletes one, and records each (D-21, D-22)', async () => {
			const { row, key } = await create()
			expect(await show(key)).toEqual(row)
			const changed = await call(collection.change, { key, body: change })
			expect(changed).toEqual({ status: 200, body: { ...row, ...change, version: row.version + 1 } })
			expect(await show(key)).toEqual(changed.body)
			expect((await call(collection.remove, { key })).status).toBe(204)
			expect((await call(collection.find, { key })).status).toBe(404)
			expect((await call(collection.remove, { key })).status).toBe(404)
			expect(await recorded(key)).toEqual({ actions: ['create', 'change', 'delete'], news: 3 })
		})

		test('finds one by its words and lists all in every order (D-22, A.ADMIN-33)', async () => {
			const { row } = await create()
			const search = encodeURIComponent(String(row.name))
			expect((await call(collection.list, { query: `?search=${search}` })).body.results).toContainEqual(row)
			const { ordering } = collection.list.query.shape as unknown as { ordering: { unwrap: () => { options: string[] } } }
			const all = await count()
			for (const order of ordering.unwrap().options) {
				const { status, body } = await call(collection.list, { query: `?page_size=5&ordering=${order}` })
				expect({ order, status, count: body.count }).toEqual({ order, status: 200, count: all })
			}
		})

		test('writes nothing where nothing changes: no version, no row of the audit log, no news (D-21)', async () => {
			const { row, key } = await create()
			const same = Object.fromEntries(Object.keys(change).map((field) => [field, row[field]]))
			expect(await call(collection.change, { key, body: same })).toEqual({ status: 200, body: row })
			expect(await recorded(key)).toEqual({ actions: ['create'], news: 1 })
		})

		test('tells who edits an outdated row, and shows the current one (B.ADMIN-36, D-48)', async () => {
			const { row, key } = await create()
			const edit = () => call(collection.change, { key, body: { ...change, version: row.version } })
			const outcomes = await Promise.all(Array.from({ length: 6 }, edit))
			expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
			const current = await show(key)
			for (const { status, body } of outcomes) if (status === 409) expect(body).toMatchObject({ detail: expect.any(String), current })
		})

		test('creates one when it is sent twice with one key (D-19)', async () => {
			const body = await aNew()
			const sentAs = crypto.randomUUID()
			const first = await call(collection.create, { body }, sentAs)
			expect(first.status).toBe(201)
			expect(await call(collection.create, { body }, sentAs)).toEqual(first)
		})

		test(`refuses at ${takenAt.join(' or ')} what is taken already, whatever the case, also of many at once (D-22)`, async () => {
			const body = await aNew()
			const outcomes = await Promise.all(
				Array.from({ length: 5 }, (_, nth) =>
					call(collection.create, { body: { ...body, name: nth % 2 ? body.name.toUpperCase() : body.name } }),
				),
			)
			expect(outcomes.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400, 400])
			for (const { status, body: answer } of outcomes)
				if (status === 400) expect(takenAt.map((field) => [field])).toContainEqual(Object.keys(answer))
		})

		test.each(wrong)('refuses %j with a message at %s, and keeps nothing of it (B.API-04)', async (part, field) => {
			const { row, key } = await create()
			const before = await count()
			const { status, body } = await call(collection.create, { body: { ...(await aNew()), ...part } })
			expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: [field] })
			expect(await count()).toBe(before)
			// A field that a change does not send stays as it is.
			if (Object.values(part).includes(undefined)) return
			const changed = await call(collection.change, { key, body: part })
			expect({ status: changed.status, fields: Object.keys(changed.body) }).toEqual({ status: 400, fields: [field] })
			expect(await show(key)).toEqual(row)
		})

		test('does not delete what is in use, and says so (D-48)', async () => {
			const key = await inUse()
			const before = await show(key)
			const { status, body } = await call(collection.remove, { key })
			expect({ status, body }).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/\w+ instead/) } })
			expect(await show(key)).toEqual(before)
		})
	})
}
