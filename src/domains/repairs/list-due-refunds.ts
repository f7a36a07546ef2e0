import { and, asc, eq } from 'drizzle-orm'
import { paidPaiseOf } from '#domains/company/payments.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { rupees } from '#shared/money.ts'
import { repairs } from './tables.ts'

/** A customer's cancelled repairs whose money is still to be given back, with how much. One statement. */
export async function listDueRefunds(db: ReadDb, customerId: number) {
	const { id, reference, totalPaise, paymentStatus, paidAmountPaise } = repairs
	const owed = await db
		.select({ id, reference, totalPaise, paymentStatus, paidAmountPaise })
		.from(repairs)
		.where(and(eq(repairs.customerId, customerId), eq(paymentStatus, 'refund_due')))
		.orderBy(asc(id))
	return owed.map((repair) => ({ id: repair.id, reference: repair.reference, amount: rupees(paidPaiseOf(repair)) }))
}
