import { type SQL, sql } from 'drizzle-orm'
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

/**
 * A placeholder for each name, for the values of an insert. What is put there goes to PostgreSQL as it is: moments as ISO text, JSON
 * as text.
 */
export const placeholders = <const Name extends string>(names: readonly Name[]) =>
	Object.fromEntries(names.map((name) => [name, sql`${sql.placeholder(name)}`])) as Record<Name, SQL>
