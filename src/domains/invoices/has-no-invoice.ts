import { and, eq, notExists, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { InvoiceSource } from '#contract/invoices/invoice-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { invoices } from './tables.ts'

/** Whether something that was sold has no invoice; `sourceId` is its id, in the statement that asks. */
export const hasNoInvoice = (db: ReadDb, source: InvoiceSource, sourceId: PgColumn): SQL =>
	notExists(
		db
			.select({ id: invoices.id })
			.from(invoices)
			.where(and(eq(invoices.source, source), eq(invoices.sourceId, sourceId), eq(invoices.kind, 'invoice'))),
	)
