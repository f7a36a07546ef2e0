import { getTableColumns, SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { paise, rupees } from '#shared/money.ts'
import { stableJson } from '#shared/stable-json.ts'

/**
 * A column whose value has another form on the wire. Undefined from `write` leaves the column as it is. `shown` is what is read where
 * that is more than what was written, such as a status that follows from something else unless it was set.
 */
export type Converted = { column: PgColumn; shown?: PgColumn | SQL; read: (stored: never) => unknown; write: (sent: never) => unknown }
/** Where a field of a collection's row is read from. */
export type FieldSource = PgColumn | SQL | Converted
type Sources = Record<string, FieldSource>
type Row = Record<string, unknown>

/** Money: rupees on the wire, paise in the column. */
export const asRupees = (column: PgColumn): Converted => ({ column, read: rupees, write: paise })
/** A text that may be missing: '' is stored as null. */
export const emptyAsNull = (column: PgColumn): Converted => ({ column, read: asStored, write: (sent: string | null) => sent || null })
/** A text that '' leaves as it is. */
export const keptWhenEmpty = (column: PgColumn): Converted => ({ column, read: asStored, write: (sent: string) => sent || undefined })
const asStored = (value: never) => value

const isConverted = (source: FieldSource): source is Converted => 'read' in source && 'write' in source

/** What to select for the fields. */
export const selectionOf = (sources: Sources): Record<string, PgColumn | SQL> =>
	Object.fromEntries(
		Object.entries(sources).map(([field, source]) => {
			const column = (isConverted(source) && source.shown) || columnOf(source)
			// Drizzle drops the table's name from an expression when a query has one table, and a subquery would then mean its own columns.
			return [field, column instanceof SQL ? sql`${column}` : column]
		}),
	)

export const columnOf = (source: FieldSource): PgColumn | SQL => (isConverted(source) ? source.column : source)

/** A selected row with the forms of the wire. */
export const presentFields = (sources: Sources, stored: Row): Row =>
	Object.fromEntries(Object.entries(sources).map(([field, source]) => [field, presented(source, stored[field])]))

function presented(source: FieldSource, stored: unknown) {
	if (isConverted(source)) return source.read(stored as never)
	return stored instanceof Date ? stored.toISOString() : stored
}

/** What was sent and differs from the row as it is, in the forms of the wire; of a new one everything that was sent. */
export function changesOf(sources: Sources, before: Row | null, sent: Row): Row {
	const asKept = Object.entries(sent).flatMap(([field, value]) => {
		const source = sources[field]
		if (value === undefined || !source) return []
		if (!isConverted(source)) return [[field, value] as const]
		const stored = source.write(value as never)
		if (stored === undefined) return []
		if (!source.shown) return [[field, source.read(stored as never)] as const]
		const isSame = before && stableJson(source.write(before[field] as never)) === stableJson(stored)
		return isSame ? [] : [[field, value] as const]
	})
	return Object.fromEntries(asKept.filter(([field, value]) => before === null || stableJson(value) !== stableJson(before[field])))
}

/** The values of changed fields for those columns that belong to the table. */
export function columnValues(table: PgTable, sources: Sources, changes: Row): Row {
	const properties = new Map<FieldSource, string>(Object.entries(getTableColumns(table)).map(([property, column]) => [column, property]))
	return Object.fromEntries(
		Object.entries(changes).flatMap(([field, value]) => {
			const source = sources[field]
			const property = source && properties.get(columnOf(source))
			if (!source || property === undefined) return []
			return [[property, isConverted(source) ? source.write(value as never) : value] as const]
		}),
	)
}
