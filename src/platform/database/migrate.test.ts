import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { atDatabase } from '../../../tests/support/test-postgres.ts'
import { StartProblem } from '../start-problem.ts'
import { aloneOnDatabase, migrateDatabase } from './migrate.ts'

/** When each of the eleven migrations was made that the first one replaces. */
const theEleven = [
	1795249898834, 1795249901442, 1795249904219, 1795257307433, 1795258075369, 1795258450120, 1795259404956, 1795260366446, 1795261648188,
	1795268292280, 1795283106325,
]

const name = `pahiya_migrate_${process.pid}`
const url = atDatabase(inject('postgres'), name)
let admin: pg.Client
beforeAll(async () => {
	admin = new pg.Client({ connectionString: atDatabase(inject('postgres'), 'postgres') })
	await admin.connect()
})
beforeEach(async () => {
	await admin.query(`drop database if exists ${name} with (force)`)
	await admin.query(`create database ${name}`)
})
afterAll(async () => {
	await admin.query(`drop database if exists ${name} with (force)`)
	await admin.end()
})

const migrate = () => aloneOnDatabase(url, migrateDatabase)
const sql = (text: string, values?: unknown[]) => aloneOnDatabase(url, async (client) => (await client.query(text, values)).rows)

/** A database as the version with eleven migrations left it. */
async function aDatabaseWith(migrations: number[]) {
	await migrate()
	await sql('truncate drizzle.__drizzle_migrations')
	await sql(`insert into drizzle.__drizzle_migrations (hash, created_at) select 'a hash', unnest($1::bigint[])`, [migrations])
}

test('a database that has the eleven migrations before is brought up to date and keeps its rows', async () => {
	await aDatabaseWith(theEleven)
	await sql(`insert into users (email, username, created_at) values ('asha@pahiya.test', 'asha', now())`)
	await migrate()
	expect(await sql('select username, search_text from users')).toEqual([{ username: 'asha', search_text: ' asha@pahiya.test asha' }])
})

test('a database that has only some of them is refused in a sentence and stays as it is', async () => {
	await aDatabaseWith(theEleven.slice(0, -1))
	await expect(migrate()).rejects.toThrow(StartProblem)
	expect(await sql('select from drizzle.__drizzle_migrations')).toHaveLength(10)
})
