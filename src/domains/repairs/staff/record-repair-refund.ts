import { eq, sql } from 'drizzle-orm'
import type { PaymentMethod } from '#contract/company/payment-words.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { refundOf } from '#domains/company/payments.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { one } from '#shared/one.ts'
import { repairs } from '../tables.ts'
import { findRepairForStaff, lockRepair } from './find-repair-for-staff.ts'
import { recordMoneyChange } from './record-money-change.ts'

/**
 * Remembers that all that was paid for a cancelled repair was given back, and how (D-61). Of somebody who deleted the account
 * meanwhile, name and phone go with it (D-43). Throws 404, 400 where nothing is to be given back.
 */
export async function recordRepairRefund(db: Db, actor: Actor, id: number, method: PaymentMethod): Promise<StaffRepairInFull> {
	const before = await lockRepair(db, actor, id)
	const refunded = await db
		.update(repairs)
		.set({
			...refundOf(before, { what: 'repair', method, at: now() }),
			...(before.forgottenAt && { customerName: '', customerPhone: '' }),
			version: sql`${repairs.version} + 1`,
		})
		.where(eq(repairs.id, id))
		.returning()
	await recordMoneyChange(db, actor, { action: 'record-refund', before, after: one(refunded) })
	return findRepairForStaff(db, actor, id)
}
