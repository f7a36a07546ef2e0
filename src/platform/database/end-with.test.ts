import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../../tests/support/test-app.ts'
import { afterCommit, commitWith, type Db } from './database.ts'
import { failsIfNothingTaken } from './nothing-taken.ts'

const product = useTestApp({ connections: 4 })
beforeAll(() => product.sql('create table tins (id integer primary key, left_over integer not null check (left_over >= 0))'))
beforeEach(() => product.sql('truncate tins; insert into tins values (1, 1), (2, 1)'))

const take = (db: Db, id: number) => () =>
	db.execute(sql`with taken as (update tins set left_over = left_over - 1 where id = ${id} and left_over > 0 returning id)
		select ${failsIfNothingTaken} from taken`)
const left = async () => (await product.sql<{ left: number }>('select left_over as left from tins order by id')).map((tin) => tin.left)
const refusal = () => new Error('sold out')

test('what a transaction ends with is committed with it, and who waits for the commit is told', async () => {
	const told: string[] = []
	const answer = await product.database.transaction(async (db) => {
		commitWith(db, { statement: take(db, 1), refusal })
		afterCommit(db, () => void told.push('committed'))
		await db.execute(sql`insert into tins values (3, 5)`)
		return 'done'
	})
	expect([answer, told, await left()]).toEqual(['done', ['committed'], [0, 1, 5]])
})

test('where it takes nothing, nothing has happened, and the refusal sees what is true now', async () => {
	await product.sql('update tins set left_over = 0 where id = 1')
	const taking = product.database.transaction(async (db) => {
		const now = async () => new Error(`left: ${(await db.execute<{ sum: string }>(sql`select sum(left_over) from tins`)).rows[0]?.sum}`)
		commitWith(db, { statement: take(db, 1), refusal: now })
		await db.execute(sql`insert into tins values (3, 5)`)
	})
	await expect(taking).rejects.toThrow('left: 1')
	expect(await left()).toEqual([0, 1])
})

test('another failure of what it ends with is thrown as it is, and the connection serves the next', async () => {
	const taking = product.database.transaction(async (db) =>
		commitWith(db, { statement: () => db.execute(sql`update tins set left_over = -1`), refusal }),
	)
	await expect(taking).rejects.toMatchObject({ cause: { constraint: 'tins_left_over_check' } })
	await Promise.all(
		Array.from({ length: 8 }, () => product.database.transaction((db) => db.execute(sql`update tins set left_over = left_over + 1`))),
	)
	expect(await left()).toEqual([9, 9])
})

test('a refusal before the end sends nothing of it', async () => {
	const refused = product.database.transaction(async (db) => {
		commitWith(db, { statement: take(db, 1), refusal })
		throw new Error('not so')
	})
	await expect(refused).rejects.toThrow('not so')
	await product.database.transaction(async () => undefined)
	expect(await left()).toEqual([1, 1])
})

test('it has one end: a second would take the place of the first, and is refused', async () => {
	const twice = product.database.transaction(async (db) => {
		commitWith(db, { statement: take(db, 1), refusal })
		commitWith(db, { statement: take(db, 2), refusal })
	})
	await expect(twice).rejects.toThrow('A transaction ends once')
	expect(await left()).toEqual([1, 1])
})

test('of thirty who end with the same piece one gets it', async () => {
	const tries = await Promise.allSettled(
		Array.from({ length: 30 }, () => product.database.transaction(async (db) => commitWith(db, { statement: take(db, 1), refusal }))),
	)
	expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
	expect(await left()).toEqual([0, 1])
})
