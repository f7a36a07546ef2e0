import { type Column, getTableName, type SQL, sql, type Table } from 'drizzle-orm'

type Records = {
	/** The columns that each record of the JSON brings, under its names there. */
	columns: Record<string, Column>
	/** What every row has beside them, by the name of its column. */
	also: Record<string, SQL>
	records: SQL
}

/**
 * Writes rows that come as one JSON array, so that a statement which is written once (written-once.ts) takes them as one parameter however
 * many there are. To be used as a part of a WITH.
 */
export const insertRecords = (table: Table, { columns, also, records }: Records): SQL => {
	const ofRecords = (write: (column: Column, name: string) => SQL) => Object.entries(columns).map(([name, column]) => write(column, name))
	const target = [...Object.keys(also).map((name) => sql.identifier(name)), ...ofRecords(({ name }) => sql`${sql.identifier(name)}`)]
	const source = [...Object.values(also), ...ofRecords((_, name) => sql`record.${sql.identifier(name)}`)]
	const record = ofRecords((column, name) => sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`)
	return sql`insert into ${sql.identifier(getTableName(table))} (${list(target)})
		select ${list(source)} from jsonb_to_recordset(${records}::jsonb) as record(${list(record)})`
}

const list = (parts: Parameters<typeof sql.join>[0]) => sql.join(parts, sql`, `)
