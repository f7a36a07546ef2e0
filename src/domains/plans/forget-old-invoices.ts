import { and, eq, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { noName } from '#domains/company/sold.ts'
import { invoiceRetentionStart } from '#domains/invoices/invoice-retention-start.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { dayOf } from '#shared/days.ts'
import { subscriptions } from './tables.ts'

/** Takes the names out of what deleted accounts left for their invoices, once nobody may ask for these any more (D-43). */
export async function forgetOldInvoices(db: Db): Promise<void> {
	await db
		.update(subscriptions)
		.set({ ...noName, version: sql`${subscriptions.version} + 1` })
		.where(
			and(
				isNotNull(subscriptions.forgottenAt),
				ne(subscriptions.customerName, ''),
				eq(subscriptions.status, 'expired'),
				lt(subscriptions.endDate, dayOf(invoiceRetentionStart(now()))),
			),
		)
}
