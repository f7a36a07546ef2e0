import { and, eq, gt, sql } from 'drizzle-orm'
import { cancelledPayment } from '#domains/company/payments.ts'
import type { Db } from '#platform/database/database.ts'
import { repairs } from './tables.ts'

/** Makes the refund due of repairs that were paid and cancelled before refunds were known (D-61); queued once, by a migration. */
export async function oweOldRefunds(db: Db): Promise<void> {
	await db
		.update(repairs)
		.set({ ...cancelledPayment(repairs), version: sql`${repairs.version} + 1` })
		.where(and(eq(repairs.status, 'cancelled'), eq(repairs.paymentStatus, 'paid'), gt(repairs.totalPaise, 0)))
}
