import { and, eq } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import { repairs } from './tables.ts'

/** How many repairs of a customer have an invoice: the completed ones (D-15). */
export const findInvoiceCount = (db: ReadDb, customerId: number): Promise<number> =>
	db.$count(repairs, and(eq(repairs.customerId, customerId), eq(repairs.status, 'completed')))
