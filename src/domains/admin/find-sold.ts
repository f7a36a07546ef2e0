import { sql } from 'drizzle-orm'
import type { SalesLine } from '#contract/admin/dashboard-words.ts'
import { deletedCustomer } from '#contract/privacy/privacy-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { one } from '#shared/one.ts'
import { everySold } from './every-line.ts'

type OfLine = { line: SalesLine; soldId: number }
type Sale = { line: SalesLine; id: string; reference: string; customer_name: string }

/** What the rows of a page of money are for, `id` as in the address of its screen, and the customer of each. One statement. */
export async function findSold(db: ReadDb, of: readonly OfLine[]): Promise<(row: OfLine) => Sale> {
	const idsOf = (line: SalesLine) => of.flatMap((each) => (each.line === line ? [each.soldId] : []))
	const rows = await db
		.select({
			soldId: sql<number>`sold.sold_id`,
			sale: {
				line: sql<SalesLine>`sold.line`,
				id: sql<string>`sold.id`,
				reference: sql<string>`sold.reference`,
				customer_name: sql<string>`coalesce(nullif(sold.customer_name, ''), ${deletedCustomer})`,
			},
		})
		.from(sql`(${everySold(idsOf)}) sold`)
	const found = Map.groupBy(rows, ({ soldId, sale }) => `${sale.line} ${soldId}`)
	return ({ line, soldId }) => one(found.get(`${line} ${soldId}`) ?? []).sale
}
