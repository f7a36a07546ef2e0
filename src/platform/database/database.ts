import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '#platform/log.ts'
import { isDatabaseGone, isWorthRepeating } from './database-errors.ts'
import { type Ask, nameStatements } from './name-statements.ts'
import { hasOwnConnection, openOwnConnections } from './own-connections.ts'

/** What reads: all that a call gets that changes nothing. */
export type ReadDb = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'selectDistinctOn' | '$with' | '$count'> & {
	with: (...queries: Parameters<NodePgDatabase['with']>) => Pick<ReturnType<NodePgDatabase['with']>, 'select' | 'selectDistinct'>
}

/** A connection or a transaction: domain code cannot tell and need not. */
export type Db = ReadDb & Pick<NodePgDatabase, 'insert' | 'update' | 'delete' | 'execute' | 'with'>

export type Database = {
	/** For reads; every statement on a connection of its own choosing. */
	db: Db
	/** Everything `work` does becomes true together or not at all. Repeated once when PostgreSQL says that helps (deadlock). */
	transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>
	url: string
	close: () => Promise<void>
}

const committing = new WeakMap<Db, Set<() => void>>()
/** Calls `work` once the transaction `db` has committed, and never if it does not; the same function once. */
export const afterCommit = (db: Db, work: () => void) => {
	committing.get(db)?.add(work)
}

/** Together below the 15 seconds in which every call answers (D-50). */
const limitsMs = { connect: 2_500, statement: 6_000, lock: 4_000 }

/** `onStatement` sees the text of every statement but BEGIN, COMMIT and ROLLBACK. */
export function openDatabase(
	url: string,
	{ log, connections = 10, onStatement }: { log: Log; connections?: number; onStatement?: (text: string) => void },
): Database {
	const config = {
		connectionString: url,
		connectionTimeoutMillis: limitsMs.connect,
		query_timeout: limitsMs.statement + 1_000,
		keepAlive: true,
		options: `-c statement_timeout=${limitsMs.statement} -c lock_timeout=${limitsMs.lock} -c idle_in_transaction_session_timeout=12000 -c timezone=UTC`,
	}
	const pool = new pg.Pool({ ...config, pipeline: true, max: connections })
	const ownConnections = openOwnConnections(config)
	// A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
	pool.on('error', (error) => log.warn({ reason: error.message }, 'an idle database connection broke'))
	// The same for one that is lent out or just being closed; whoever uses it is told by its own query.
	pool.on('connect', (client) => client.on('error', () => undefined))
	const logger = onStatement ? { logQuery: onStatement } : false
	// Drizzle asks a connection for nothing else.
	const asDb = (ask: Ask): Db => drizzle({ client: { query: ask } as unknown as pg.PoolClient, logger })
	// One for each connection, so that what is written once for a `Db` (written-once.ts) is written once in a connection's life.
	const dbOf = new WeakMap<pg.PoolClient, Db>()
	const connect = async () => {
		const client = await pool.connect()
		const db = dbOf.get(client) ?? asDb(nameStatements((statement, values) => client.query(statement, values)))
		dbOf.set(client, db)
		return { client, db }
	}

	const attempt = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
		const { client, db } = await connect()
		let broken = false
		// The pool does not listen to a connection that is in use; one that breaks between two statements would end the process.
		const note = () => {
			broken = true
		}
		client.on('error', note)
		try {
			// The first statement does not wait for it: a BEGIN fails only with its connection, and then nothing after it arrives.
			const begun = client.query('begin')
			begun.catch(note)
			const afterwards = new Set<() => void>()
			committing.set(db, afterwards)
			const result = await work(db)
			await begun
			const { command } = await client.query('commit')
			// After a statement that failed, whatever the work made of that, PostgreSQL answers a COMMIT by rolling back.
			if (command !== 'COMMIT') throw new Error('The transaction was rolled back: one of its statements had failed, and nobody said so')
			for (const each of afterwards) each()
			return result
		} catch (error) {
			broken ||= isDatabaseGone(error)
			if (!broken)
				await client.query('rollback').catch(() => {
					broken = true
				})
			throw error
		} finally {
			committing.delete(db)
			client.off('error', note)
			client.release(broken)
		}
	}
	return {
		db: asDb((asked, values) =>
			hasOwnConnection(asked.name) ? ownConnections.ask({ ...asked, name: asked.name }, values) : pool.query(asked, values),
		),
		transaction: (work) =>
			attempt(work).catch((error: unknown) => {
				if (isWorthRepeating(error)) return attempt(work)
				throw error
			}),
		url,
		close: async () => {
			await ownConnections.close()
			await pool.end()
		},
	}
}
