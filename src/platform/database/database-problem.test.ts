import { tmpdir } from 'node:os'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { freePort } from '../../../tests/support/free-port.ts'
import { atDatabase } from '../../../tests/support/test-postgres.ts'
import { StartProblem } from '../start-problem.ts'
import { databaseProblem } from './database-problem.ts'
import { aloneOnDatabase } from './migrate.ts'

const own = new URL(atDatabase(inject('postgres'), 'postgres'))
const guest = `pahiya_guest_${process.pid}`
const administer = async (statement: string) => {
	const client = new pg.Client({ connectionString: own.href })
	await client.connect()
	await client.query(statement).finally(() => client.end())
}
beforeAll(() => administer(`create role ${guest} login password 'guest'`))
afterAll(() => administer(`drop role ${guest}`))

/** What whoever starts the product on this database is told. */
async function toldOf(changes: Partial<Pick<URL, 'username' | 'password' | 'port' | 'pathname' | 'search'>>) {
	const url = Object.assign(new URL(own), changes)
	const problem = await aloneOnDatabase(url.href, (client) => client.query('create table tried ()')).catch((error: unknown) =>
		databaseProblem(error, url.href),
	)
	expect(problem).toBeInstanceOf(StartProblem)
	return (problem as StartProblem).message
}

test('a database that cannot be used is told in one sentence, with what to do and without its password (D-03)', async () => {
	const { host, username } = own
	const port = String(await freePort())
	expect(await toldOf({ password: 'guessed-by-nobody' })).toBe(
		`The database server at ${host} does not take the password of DATABASE_URL for ${username}.`,
	)
	expect(await toldOf({ port })).toBe(`The database server at ${own.hostname}:${port} cannot be reached: start it, or change DATABASE_URL.`)
	expect(await toldOf({ pathname: '/no_such_database' })).toBe(
		`The database server at ${host} has no database no_such_database: create it, or change DATABASE_URL.`,
	)
	expect(await toldOf({ search: '?sslmode=verify-full' })).toBe(
		`The database server at ${host} does not encrypt: switch its ssl on, or leave sslmode out of DATABASE_URL.`,
	)
	const ofFile = (name: string, file: string) => toldOf({ search: `?sslmode=verify-full&${name}=${encodeURIComponent(file)}` })
	expect(await ofFile('sslrootcert', '/no/such/file.crt')).toBe(
		'The file /no/such/file.crt that DATABASE_URL names by sslrootcert cannot be read (ENOENT).',
	)
	expect(await ofFile('sslkey', tmpdir())).toBe(`The file ${tmpdir()} that DATABASE_URL names by sslkey cannot be read (EISDIR).`)
	expect(await toldOf({ username: guest, password: 'guest' })).toBe(
		`The user ${guest} of DATABASE_URL may not create tables in the database postgres.`,
	)
})

test('an error that has no words stays what it is', () => {
	const error = new Error('a fault of ours')
	expect(databaseProblem(error, own.href)).toBe(error)
})
