import { and, eq, lt } from 'drizzle-orm'
import { forgetNames } from '#domains/company/sold.ts'
import { invoiceRetentionStart } from '#domains/invoices/invoice-retention-start.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { repairs } from './tables.ts'

/** Takes the names out of repairs of deleted accounts, once the years for which invoices are kept are over (D-43). */
export const forgetOldInvoices = (db: Db): Promise<void> =>
	forgetNames(db, repairs, and(eq(repairs.status, 'completed'), lt(repairs.startsAt, invoiceRetentionStart(now()))))
