import { and, eq, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { noName } from '#domains/company/sold.ts'
import { invoiceRetentionStart } from '#domains/invoices/invoice-retention-start.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { repairs } from './tables.ts'

/**
 * Removes the names that repairs of deleted accounts keep for their invoices, once the years for which invoices are kept are over (D-43).
 */
export async function forgetOldInvoices(db: Db): Promise<void> {
	await db
		.update(repairs)
		.set({ ...noName, version: sql`${repairs.version} + 1` })
		.where(
			and(
				isNotNull(repairs.forgottenAt),
				ne(repairs.customerName, ''),
				eq(repairs.status, 'completed'),
				lt(repairs.startsAt, invoiceRetentionStart(now())),
			),
		)
}
