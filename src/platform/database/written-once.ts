import type { Db } from './database.ts'

/**
 * A query that is the same each time but for its placeholders, written once for each connection rather than for each call: making
 * SQL of it takes longer than sending it. `write` ends with `.prepare(name)`, so that PostgreSQL plans it once too.
 */
export function writtenOnce<Query extends object>(write: (db: Db) => Query): (db: Db) => Query {
	const written = new WeakMap<Db, Query>()
	return (db) => {
		const query = written.get(db) ?? write(db)
		written.set(db, query)
		return query
	}
}
