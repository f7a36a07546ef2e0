import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { findsWords } from '#platform/database/contains-words.ts'
import { writtenTogether } from '#shared/written-together.ts'
import type { SalesSource } from './sales-source.ts'

type Sold = PgTable & Record<'id' | 'customerName' | 'searchText', PgColumn>
type Named = { id: SQL | PgColumn; reference: PgColumn }

/** A table of what is sold, for lists of all that is sold: `id` is as in its address. */
export function soldIn(table: Sold, { id, reference }: Named): NonNullable<SalesSource['sold']> {
	const columns = sql`${table.id} as sold_id, ${id} as id, ${reference} as reference, ${table.customerName} as customer_name`
	return {
		named: (ids) => sql`select ${columns} from ${table} where ${table.id} = any(${ids})`,
		found: (search) => sql`select ${table.id} as sold_id from ${table} where ${findsWords(search, table.searchText, writtenTogether)}`,
	}
}
