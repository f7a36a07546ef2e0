import { and, eq, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { noName } from '#domains/company/sold.ts'
import { invoiceRetentionStart } from '#domains/invoices/invoice-retention-start.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { partOrders } from './tables.ts'

/** Takes the names out of what deleted accounts left for their invoices, once nobody may ask for these any more (D-43). */
export async function forgetOldInvoices(db: Db): Promise<void> {
	await db
		.update(partOrders)
		.set({ ...noName, version: sql`${partOrders.version} + 1` })
		.where(
			and(
				isNotNull(partOrders.forgottenAt),
				ne(partOrders.customerName, ''),
				eq(partOrders.status, 'delivered'),
				lt(partOrders.deliveredAt, invoiceRetentionStart(now())),
			),
		)
}
