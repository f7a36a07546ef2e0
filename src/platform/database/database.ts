import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '#platform/log.ts'
import { isDatabaseGone, isWorthRepeating } from './database-errors.ts'
import { nameStatements } from './name-statements.ts'

/** A connection or a transaction: domain code cannot tell and need not. */
export type Db = Pick<
	NodePgDatabase,
	'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with' | '$count'
>

export type Database = {
	/** For reads; every statement on a connection of its own choosing. */
	db: Db
	/** Everything `work` does becomes true together or not at all. Repeated once when PostgreSQL says that helps (deadlock). */
	transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>
	url: string
	close: () => Promise<void>
}

/** Milliseconds; together below the 15 seconds in which every call answers (D-50). */
const limits = { connect: 2_500, statement: 6_000, lock: 4_000 }

/** `onStatement` sees the text of every statement but BEGIN, COMMIT and ROLLBACK. */
export function openDatabase(
	url: string,
	{ log, connections = 10, onStatement }: { log: Log; connections?: number; onStatement?: (text: string) => void },
): Database {
	const pool = new pg.Pool({
		connectionString: url,
		max: connections,
		connectionTimeoutMillis: limits.connect,
		query_timeout: limits.statement + 1_000,
		keepAlive: true,
		options: `-c statement_timeout=${limits.statement} -c lock_timeout=${limits.lock} -c idle_in_transaction_session_timeout=12000 -c timezone=UTC`,
	})
	// A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
	pool.on('error', (error) => log.warn({ reason: error.message }, 'an idle database connection broke'))
	// The same for one that is lent out or just being closed; whoever uses it is told by its own query.
	pool.on('connect', (client) => client.on('error', () => undefined))
	const logger = onStatement ? { logQuery: onStatement } : false
	// One for each connection, so that what is written once for a `Db` (written-once.ts) is written once in a connection's life.
	const asDb = new WeakMap<pg.PoolClient, Db>()
	const dbOf = (client: pg.PoolClient) => {
		const db = asDb.get(client) ?? drizzle({ client: nameStatements(client), logger })
		asDb.set(client, db)
		return db
	}

	const attempt = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
		const client = await pool.connect()
		let broken = false
		// The pool does not listen to a connection that is in use; one that breaks between two statements would end the process.
		const note = () => {
			broken = true
		}
		client.on('error', note)
		try {
			await client.query('begin')
			const result = await work(dbOf(client))
			await client.query('commit')
			return result
		} catch (error) {
			broken ||= isDatabaseGone(error)
			if (!broken)
				await client.query('rollback').catch(() => {
					broken = true
				})
			throw error
		} finally {
			client.off('error', note)
			client.release(broken)
		}
	}
	return {
		db: drizzle({ client: pool, logger }),
		transaction: (work) =>
			attempt(work).catch((error: unknown) => {
				if (isWorthRepeating(error)) return attempt(work)
				throw error
			}),
		url,
		close: () => pool.end(),
	}
}
