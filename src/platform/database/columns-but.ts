import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

type ColumnsOf<Table extends PgTable> = Table['_']['columns']

/** The columns of a table but these, by their names in the code. */
export function columnsBut<Table extends PgTable, const Left extends keyof ColumnsOf<Table>>(
	table: Table,
	...left: Left[]
): Omit<ColumnsOf<Table>, Left> {
	const others = Object.entries(getTableColumns(table)).filter(([name]) => !left.some((each) => each === name))
	return Object.fromEntries(others) as Omit<ColumnsOf<Table>, Left>
}
