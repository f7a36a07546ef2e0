import { and, eq, inArray } from 'drizzle-orm'
import type { InvoiceSource } from '#contract/invoices/invoice-words.ts'
import type { Db } from '#platform/database/database.ts'
import { invoices } from './tables.ts'

type Given = { source: InvoiceSource; sourceIds: readonly number[]; customerId: number }

/** What was sold without an account belongs to one now, and so do its invoices. */
export async function giveInvoicesTo(db: Db, { source, sourceIds, customerId }: Given): Promise<void> {
	if (sourceIds.length === 0) return
	await db
		.update(invoices)
		.set({ customerId })
		.where(and(eq(invoices.source, source), inArray(invoices.sourceId, [...sourceIds])))
}
