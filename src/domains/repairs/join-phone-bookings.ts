import { and, eq, isNull, sql } from 'drizzle-orm'
import { holdCustomer } from '#domains/accounts/hold-customer.ts'
import { giveInvoicesTo } from '#domains/invoices/give-invoices-to.ts'
import type { Db } from '#platform/database/database.ts'
import { recordChanges } from '#platform/database/record-change.ts'
import { repairs } from './tables.ts'

/**
 * Gives an account whose address was just verified what was booked on the phone with that address (D-53). Done twice, it changes nothing
 * more.
 */
export async function joinPhoneBookings(db: Db, { userId }: { userId: number }): Promise<void> {
	const account = await holdCustomer(db, userId)
	if (!account) return
	const joined = await db
		.update(repairs)
		.set({ customerId: userId, version: sql`${repairs.version} + 1` })
		.where(and(isNull(repairs.customerId), eq(repairs.customerEmail, account.email), isNull(repairs.forgottenAt)))
		.returning({ id: repairs.id, technicianId: repairs.technicianId })
	await giveInvoicesTo(db, { source: 'repair', sourceIds: joined.map(({ id }) => id), customerId: userId })
	await recordChanges(
		db,
		joined.map(({ id, technicianId }) => ({ collection: 'repair-bookings', id, customerId: userId, technicianIds: [technicianId] })),
	)
}
