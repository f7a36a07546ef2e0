import { eq, sql } from 'drizzle-orm'
import type { RecordPayment } from '#contract/company/payments.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { paymentOf } from '#domains/company/payments.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuse } from '#platform/http/problem.ts'
import { one } from '#shared/one.ts'
import { repairs } from '../tables.ts'
import { findRepairForStaff, lockRepair } from './find-repair-for-staff.ts'
import { recordMoneyChange } from './record-money-change.ts'

/**
 * Remembers that money came for a repair, how and how much; an advance may come before the work is done (B.ADMIN-13, D-16, D-61). Throws
 * 404, 400 for one that is paid already or cancelled, at `amount` above what is due.
 */
export async function recordRepairPayment(db: Db, actor: Actor, id: number, came: RecordPayment): Promise<StaffRepairInFull> {
	const before = await lockRepair(db, actor, id)
	if (before.status === 'cancelled') throw refuse('A cancelled repair cannot be paid.')
	const paid = await db
		.update(repairs)
		.set({ ...paymentOf(before, { what: 'repair', ...came, at: now() }), version: sql`${repairs.version} + 1` })
		.where(eq(repairs.id, id))
		.returning()
	await recordMoneyChange(db, actor, { action: 'record-payment', before, after: one(paid) })
	return findRepairForStaff(db, actor, id)
}
