import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../tests/support/test-app.ts'
import { openOwnConnections } from './own-connections.ts'
import { sendTogether } from './together.ts'

const product = useTestApp()
let connections: ReturnType<typeof openOwnConnections>
beforeAll(() => {
	connections = openOwnConnections({ connectionString: product.database.url })
})
afterAll(() => connections.close())

/** Which of PostgreSQL's processes answers. */
const answeredBy = async (name = 'process') => (await connections.ask({ name, text: 'select pg_backend_pid() as id' })).rows[0].id as number
const half = async (whole: number) =>
	(await connections.ask({ name: 'half', text: 'select 100 / $1::integer as half' }, [whole])).rows[0].half

test('what has one name travels over one connection, another name over another, and each gets its own answer', async () => {
	expect(new Set(await Promise.all(Array.from({ length: 20 }, () => answeredBy()))).size).toBe(1)
	expect(await answeredBy('another')).not.toBe(await answeredBy())
	expect(await Promise.all([1, 2, 4, 5].map(half))).toEqual([100, 50, 25, 20])
})

test('a statement that fails leaves those sent along with it alone', async () => {
	const ended = await Promise.allSettled([1, 0, 2].map(half))
	expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('a connection that the database ends is replaced; only what was under way is told', async () => {
	const sleep = async (seconds: number) =>
		(await connections.ask({ name: 'sleep', text: 'select pg_backend_pid() as id, pg_sleep($1)' }, [seconds])).rows[0].id as number
	const before = await sleep(0)
	const slow = sleep(20).catch(() => 'told')
	await expect.poll(() => product.sql(`select pg_terminate_backend($1) as ended`, [before])).toEqual([{ ended: true }])
	expect(await slow).toBe('told')
	expect(await sleep(0)).not.toBe(before)
})

test('a transaction in which a statement failed cannot end as if it had succeeded', async () => {
	const swallowing = product.database.transaction(async (db) => {
		await db.execute(sql`insert into sent_mails values ('swallowed', now())`)
		await db.execute(sql`select 1 / 0`).catch(() => undefined)
		return 'done'
	})
	await expect(swallowing).rejects.toThrow('rolled back')
	expect(await product.sql(`select key from sent_mails where key = 'swallowed'`)).toEqual([])
})

test('what a transaction sent together is all undone when some of it fails, and the first that failed is told', async () => {
	const note = (id: string) => sql`insert into sent_mails values (${id}, now())`
	const failing = product.database.transaction((db) =>
		sendTogether([db.execute(note('first')), db.execute(sql`select 1 / 0 as first_to_fail`), db.execute(note('last'))]),
	)
	await expect(failing).rejects.toThrow('first_to_fail')
	expect(await product.sql(`select key from sent_mails where key in ('first', 'last')`)).toEqual([])
})

test('what failed only because something else had failed before it is not told instead of that', async () => {
	const failing = product.database.transaction((db) =>
		sendTogether([nextTurn().then(() => db.execute(sql`select 1 as sent_later`)), db.execute(sql`select 1 / 0 as fails_by_itself`)]),
	)
	await expect(failing).rejects.toThrow('fails_by_itself')
})
