import { type Column, type SQL, sql } from 'drizzle-orm'

/** All rows as one JSON array, the columns under the names they have here; for what stands beside a row, in the same statement. */
export function jsonRows(columns: Record<string, Column | SQL>, by: Column): SQL {
	const named = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`)
	return sql`coalesce(json_agg(json_build_object(${sql.join(named, sql`, `)}) order by ${by}), '[]')`
}

/** A moment comes as text out of JSON. */
export type InJson<Row extends { at: Date }> = Omit<Row, 'at'> & { at: string }
export const withMoment = <Row extends { at: string }>(row: Row) => ({ ...row, at: new Date(row.at) })
