import { and, eq } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import { invoices } from './tables.ts'

/**
 * How many invoices of a customer there are; they stay when the account is deleted (D-43). Credit notes are not counted: each has its
 * invoice.
 */
export const countInvoices = (db: ReadDb, customerId: number): Promise<number> =>
	db.$count(invoices, and(eq(invoices.customerId, customerId), eq(invoices.kind, 'invoice')))
