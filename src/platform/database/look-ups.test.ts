import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../tests/support/test-app.ts'
import { openLookUps } from './look-ups.ts'
import { together } from './together.ts'

const product = useTestApp()
let lookUps: ReturnType<typeof openLookUps>
beforeAll(() => {
	lookUps = openLookUps({ connectionString: product.database.url })
})
afterAll(() => lookUps.close())

/** Which of PostgreSQL's processes answers. */
const answeredBy = async () => (await lookUps.ask({ name: 'process', text: 'select pg_backend_pid() as id' })).rows[0].id as number
const half = async (whole: number) => (await lookUps.ask({ name: 'half', text: 'select 100 / $1::integer as half' }, [whole])).rows[0].half

test('all that is looked up travels over one connection, and each gets its own answer', async () => {
	expect(new Set(await Promise.all(Array.from({ length: 20 }, answeredBy))).size).toBe(1)
	expect(await Promise.all([1, 2, 4, 5].map(half))).toEqual([100, 50, 25, 20])
})

test('a look-up that fails leaves those sent along with it alone', async () => {
	const ended = await Promise.allSettled([1, 0, 2].map(half))
	expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('a connection that the database ends is replaced; only what was under way is told', async () => {
	const before = await answeredBy()
	const slow = lookUps.ask({ name: 'slow', text: 'select pg_sleep(20)' }).catch(() => 'told')
	await expect.poll(() => product.sql(`select pg_terminate_backend($1) as ended`, [before])).toEqual([{ ended: true }])
	expect(await slow).toBe('told')
	expect(await answeredBy()).not.toBe(before)
})

test('what a transaction sent together is all undone when some of it fails, and the first that failed is told', async () => {
	const note = (id: string) => sql`insert into sent_mails values (${id}, now())`
	const failing = product.database.transaction((db) =>
		together([db.execute(note('first')), db.execute(sql`select 1 / 0 as first_to_fail`), db.execute(note('last'))]),
	)
	await expect(failing).rejects.toThrow('first_to_fail')
	expect(await product.sql(`select key from sent_mails where key in ('first', 'last')`)).toEqual([])
})

test('what failed only because something else had failed before it is not told instead of that', async () => {
	const failing = product.database.transaction((db) =>
		together([nextTurn().then(() => db.execute(sql`select 1 as sent_later`)), db.execute(sql`select 1 / 0 as fails_by_itself`)]),
	)
	await expect(failing).rejects.toThrow('fails_by_itself')
})
