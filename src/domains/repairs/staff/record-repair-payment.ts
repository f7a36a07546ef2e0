import { and, eq, ne, sql } from 'drizzle-orm'
import type { PaymentMethod } from '#contract/repairs/repair-words.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuse } from '#platform/http/problem.ts'
import { repairs } from '../tables.ts'
import { findRepairForStaff, lockRepair } from './find-repair-for-staff.ts'

/** Remembers that a repair was paid, how and when (B.ADMIN-13, D-16). Throws 404, 400 for one that is paid already or cancelled. */
export async function recordRepairPayment(db: Db, actor: Actor, id: number, method: PaymentMethod): Promise<StaffRepairInFull> {
	const before = await lockRepair(db, actor, id)
	if (before.status === 'cancelled') throw refuse('A cancelled repair cannot be paid.')
	if (before.paymentStatus === 'paid') throw refuse('This repair is already paid.')
	const paidAt = now()
	await db
		.update(repairs)
		.set({ paymentStatus: 'paid', paymentMethod: method, paidAt, version: sql`${repairs.version} + 1` })
		.where(and(eq(repairs.id, id), eq(repairs.paymentStatus, 'due'), ne(repairs.status, 'cancelled')))
	await recordStaffChange(db, actor, {
		collection: 'repair-bookings',
		id,
		action: 'record-payment',
		before: { payment_status: before.paymentStatus, payment_method: before.paymentMethod, paid_at: null },
		after: { payment_status: 'paid', payment_method: method, paid_at: paidAt.toISOString() },
		customerId: before.customerId,
		technicianIds: [before.technicianId],
	})
	return findRepairForStaff(db, actor, id)
}
