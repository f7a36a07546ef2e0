import { type SQL, sql } from 'drizzle-orm'
import type { ReadDb } from './database.ts'

/**
 * A query that differs from call to call in its placeholders alone, built once for each connection: building its SQL takes longer than
 * sending it. `write` ends with `.prepare(name)`, so that PostgreSQL plans it once too.
 */
export function writtenOnce<Query extends object, D extends ReadDb = ReadDb>(write: (db: D) => Query): (db: D) => Query {
	const written = new WeakMap<D, Query>()
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
