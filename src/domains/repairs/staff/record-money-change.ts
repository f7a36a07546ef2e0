import { paymentBetween, presentPayment } from '#domains/company/payments.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { RepairRow } from '../present-repair.ts'
import { repairPayments } from '../tables.ts'

type MoneyChange = { action: 'record-payment' | 'record-refund'; before: RepairRow; after: RepairRow }

/** Money that came or was given back: its own row, the audit log, and the open screens of whom it concerns. */
export async function recordMoneyChange(db: Db, actor: Actor, { action, before, after }: MoneyChange) {
	await db.insert(repairPayments).values({ repairId: after.id, ...paymentBetween(before, after, now()) })
	await recordStaffChange(db, actor, {
		collection: 'repair-bookings',
		id: after.id,
		action,
		before: moneyOf(before),
		after: moneyOf(after),
		customerId: after.customerId,
		technicianIds: [after.technicianId],
	})
}

/** When it was is when it was recorded. */
const moneyOf = (row: RepairRow) => ({ ...presentPayment(row), refund_method: row.refundMethod })
