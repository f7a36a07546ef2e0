import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { StartProblem } from '#platform/start-problem.ts'
import type { Database } from './database.ts'
import { isLockTimeout } from './database-errors.ts'

const folder = join(import.meta.dirname, 'migrations')
/** Any fixed number; who holds it may change the schema or load the catalogue, so that several processes may start at once. */
const startLock = 7_240_118

/** Runs `work` on one connection while no other process of the product migrates or seeds the same database. */
export async function aloneOnDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
	client.on('error', () => {
		// The statement under way, or the next one, reports it.
	})
	await client.connect()
	try {
		await client.query('select pg_advisory_lock($1)', [startLock])
		return await work(client)
	} finally {
		await client.end()
	}
}

/** Milliseconds for which a migration waits for a lock; it holds up everybody behind it, so it gives up and tries again. */
const lockTimeoutMs = 2_000
const lockTries = 20

/**
 * Brings the schema up to date; nothing to do is the usual case and fast. All that is missing becomes true together. Throws
 * `StartProblem` for a database that is older than the first migration kept here, and when others hold its tables for a minute.
 */
export async function migrateDatabase(client: pg.Client) {
	await refuseOlderThanFirst(client)
	await client.query(`set lock_timeout = ${lockTimeoutMs}`)
	for (let attempt = 1; ; attempt += 1)
		try {
			await applyMigrations(drizzle(client), { migrationsFolder: folder })
			break
		} catch (error) {
			if (!isLockTimeout(error)) throw error
			if (attempt === lockTries)
				throw new StartProblem('The tables to be changed are in use: end long transactions and start again.', { cause: error })
			await pause(1_000)
		}
	await client.query('reset lock_timeout')
}

/**
 * The first migration holds what eleven did before and counts as applied where the last of them was (both have the same moment in
 * the journal). A database that has only some of them would be half of it.
 */
async function refuseOlderThanFirst(client: pg.Client) {
	const known = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`)
	if (!known.rows[0]?.isThere) return
	const { rows } = await client.query<{ newest: string | null }>('select max(created_at) as newest from drizzle.__drizzle_migrations')
	const newest = rows[0]?.newest
	if (newest && Number(newest) < Math.min(...migrationMoments()))
		throw new StartProblem('This database is too old for this version: start the version before it on the database once, then this one.')
}

const migrationMoments = (): number[] => {
	const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as { entries: { when: number }[] }
	return journal.entries.map(({ when }) => when)
}

/** The database answers and has every migration of this program (D-08). */
export async function isReady({ db }: Database) {
	try {
		const applied = await db.execute<{ newest: string }>(sql`select max(created_at) as newest from drizzle.__drizzle_migrations`)
		return Number(applied.rows[0]?.newest ?? 0) >= Math.max(...migrationMoments())
	} catch {
		// Whatever the reason, the answer to 'ready?' is no.
		return false
	}
}
