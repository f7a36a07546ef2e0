import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Database } from './database.ts'

const folder = join(import.meta.dirname, 'migrations')
/** Any fixed number; who holds it may change the schema or load the catalogue, so that several processes may start at once. */
const startLock = 7_240_118

/** Runs `work` on one connection while no other process of the product migrates or seeds the same database. */
export async function aloneOnDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
	client.on('error', () => {
		// The statement under way, or the next one, tells of it.
	})
	await client.connect()
	try {
		await client.query('select pg_advisory_lock($1)', [startLock])
		return await work(client)
	} finally {
		await client.end()
	}
}

/** Brings the schema up to date; nothing to do is the usual case and fast. */
export async function migrateDatabase(client: pg.Client) {
	await applyMigrations(drizzle(client), { migrationsFolder: folder })
}

const newestMigration = (): number => {
	const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as { entries: { when: number }[] }
	return Math.max(...journal.entries.map(({ when }) => when))
}

/** The database answers and has every migration of this program (D-08). */
export async function isReady({ db }: Database) {
	try {
		const applied = await db.execute<{ newest: string }>(sql`select max(created_at) as newest from drizzle.__drizzle_migrations`)
		return Number(applied.rows[0]?.newest ?? 0) >= newestMigration()
	} catch {
		// Whatever the reason, the answer to 'ready?' is no.
		return false
	}
}
