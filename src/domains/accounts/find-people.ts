import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { foundWith } from '#platform/database/contains-words.ts'
import { writtenTogether } from '#shared/written-together.ts'
import { users } from './tables.ts'

type OfCustomer = PgTable & Record<'id' | 'customerId', PgColumn>

/**
 * The ids, in parentheses, of the rows of a table that a search finds by their own text and by what their customer is found by: name, phone,
 * e-mail and plate. `search` is not empty; `text` as in `findsWords`.
 */
export const foundWithCustomer = (search: string, table: OfCustomer, text: PgColumn | SQL): SQL =>
	foundWith(
		search,
		{ table, id: table.id, text, by: table.customerId },
		{ table: users, id: users.id, text: users.searchText },
		writtenTogether,
	)
