import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '#platform/log.ts'
import { isDatabaseUnavailable, isNothingTaken, isRetryable } from './database-errors.ts'
import { nameStatements, type SendStatement } from './name-statements.ts'
import { hasOwnConnection, openOwnConnections } from './own-connections.ts'

/** What reads: all that a call gets which changes nothing. */
export type ReadDb = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'selectDistinctOn' | '$with' | '$count'> & {
	with: (...queries: Parameters<NodePgDatabase['with']>) => Pick<ReturnType<NodePgDatabase['with']>, 'select' | 'selectDistinct'>
}

/** A connection or a transaction: domain code cannot tell and need not. */
export type Db = ReadDb & Pick<NodePgDatabase, 'insert' | 'update' | 'delete' | 'execute' | 'with'>

export type Database = {
	/** For reads; every statement on a connection of its own choosing. */
	db: Db
	/** Runs `work` in a transaction: all of it is committed or nothing. Repeated once where PostgreSQL says that this helps (deadlock). */
	transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>
	url: string
	close: () => Promise<void>
}

const committing = new WeakMap<Db, Set<() => void>>()
/** Calls `work` once the transaction `db` has committed, and never if it does not; the same function once. */
export const afterCommit = (db: Db, work: () => void) => {
	committing.get(db)?.add(work)
}

type FinalStatement = {
	/** The statement, whose SQL fails where what it takes is not there (`failsUnless`). */
	statement: () => Promise<unknown>
	/** The error for that case, made after the rollback. */
	refusal: () => Error | Promise<Error>
}
const endings = new WeakMap<Db, FinalStatement>()
/**
 * Sets the last statement of the transaction `db`: when all other work is done, it is sent with COMMIT right behind it. A row that many
 * want is then locked only while PostgreSQL commits, not while this process is busy with others (decision 0061). The transaction throws
 * `refusal` where the statement does not find what it takes, and nothing has happened then. A transaction has one last statement.
 */
export function commitWith(db: Db, ending: FinalStatement) {
	if (!committing.has(db)) throw new Error('Only a transaction ends')
	if (endings.has(db)) throw new Error('A transaction ends once')
	endings.set(db, ending)
}

/** Together below the 15 seconds in which every call answers (D-50). */
const limitsMs = { connect: 2_500, statement: 6_000, lock: 4_000 }

type Connection = {
	client: pg.PoolClient
	db: Db
	/** Behind the next statement COMMIT is sent without waiting for its answer. */
	isEnding: boolean
	committed: Promise<pg.QueryResult> | undefined
}

/** Sends what the transaction ends with and COMMIT behind it; answers what PostgreSQL said to the COMMIT. */
async function sendCommitWith(connection: Connection, { statement, refusal }: FinalStatement) {
	connection.isEnding = true
	try {
		await statement()
		return await connection.committed
	} catch (failure) {
		// COMMIT after a failed statement rolls back.
		await connection.committed?.catch(() => undefined)
		throw isNothingTaken(failure) ? await refusal() : failure
	} finally {
		connection.isEnding = false
		connection.committed = undefined
	}
}

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
	// A new connection costs PostgreSQL a process and has every statement parsed anew: a quiet minute ends none.
	const pool = new pg.Pool({ ...config, pipeline: true, max: connections, idleTimeoutMillis: 300_000 })
	const ownConnections = openOwnConnections(config)
	// A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
	pool.on('error', (error) => log.warn({ reason: error.message }, 'an idle database connection broke'))
	// The same for a connection that is lent out or just being closed; its user learns of it from the query.
	pool.on('connect', (client) => client.on('error', () => undefined))
	const logger = onStatement ? { logQuery: onStatement } : false
	// Drizzle asks a connection for nothing else.
	const asDb = (ask: SendStatement): Db => drizzle({ client: { query: ask } as unknown as pg.PoolClient, logger })
	// One for each connection, so that queries that are built once for a `Db` (written-once.ts) are built once in a connection's life.
	const opened = new WeakMap<pg.PoolClient, Connection>()
	const connect = async () => {
		const client = await pool.connect()
		const connection = opened.get(client) ?? openConnection(client)
		opened.set(client, connection)
		return connection
	}
	const openConnection = (client: pg.PoolClient): Connection => {
		const connection: Connection = {
			client,
			isEnding: false,
			committed: undefined,
			db: asDb(
				nameStatements((statement, values) => {
					const answer = client.query(statement, values)
					if (connection.isEnding) {
						connection.isEnding = false
						connection.committed = client.query('commit')
						// Whoever sent the statement before it learns of a lost connection.
						connection.committed.catch(() => undefined)
					}
					return answer
				}),
			),
		}
		return connection
	}

	const attempt = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
		const connection = await connect()
		const { client, db } = connection
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
			const ending = endings.get(db)
			const committed = await (ending ? sendCommitWith(connection, ending) : client.query('commit'))
			// After a statement that failed, whatever the work made of that, PostgreSQL answers a COMMIT by rolling back.
			if (committed?.command !== 'COMMIT')
				throw new Error('The transaction was rolled back: one of its statements had failed, and nobody said so')
			for (const each of afterwards) each()
			return result
		} catch (error) {
			broken ||= isDatabaseUnavailable(error)
			if (!broken)
				await client.query('rollback').catch(() => {
					broken = true
				})
			throw error
		} finally {
			committing.delete(db)
			endings.delete(db)
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
				if (isRetryable(error)) return attempt(work)
				throw error
			}),
		url,
		close: async () => {
			await ownConnections.close()
			await pool.end()
		},
	}
}
