import { and, asc, eq, gt } from 'drizzle-orm'
import { hasNoInvoice } from '#domains/invoices/has-no-invoice.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueueAll } from '#platform/jobs/jobs.ts'
import { invoiceRepair } from './invoice-repair.ts'
import { invoiceOneRepair } from './jobs.ts'
import { repairs } from './tables.ts'

/**
 * Queues the invoices of repairs that are done, unpaid and without one: a version before this one waited for the money. Each is issued with
 * the number and the date of when it is (decision 0068).
 */
export async function queueMissingInvoices(db: Db): Promise<void> {
	const missing = await db
		.select({ repairId: repairs.id })
		.from(repairs)
		.where(
			and(
				eq(repairs.status, 'completed'),
				eq(repairs.paymentStatus, 'due'),
				gt(repairs.totalPaise, 0),
				hasNoInvoice(db, 'repair', repairs.id),
			),
		)
		.orderBy(asc(repairs.id))
	await enqueueAll(
		db,
		invoiceOneRepair,
		missing.map((data) => ({ data, to: invoiceOneRepair.kind })),
	)
}

/** Issues the invoice of a repair that has none yet. */
export async function invoiceById(db: Db, id: number): Promise<void> {
	const [repair] = await db.select().from(repairs).where(eq(repairs.id, id)).for('no key update')
	if (repair) await invoiceRepair(db, repair)
}
