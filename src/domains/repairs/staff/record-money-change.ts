import { presentPayment } from '#domains/company/payments.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { RepairRow } from '../present-repair.ts'

type MoneyChange = { action: 'record-payment' | 'record-refund'; before: RepairRow; after: RepairRow }

/** Money that came or was given back, for the audit log and the open screens of whom it concerns. */
export const recordMoneyChange = (db: Db, actor: Actor, { action, before, after }: MoneyChange) =>
	recordStaffChange(db, actor, {
		collection: 'repair-bookings',
		id: after.id,
		action,
		before: moneyOf(before),
		after: moneyOf(after),
		customerId: after.customerId,
		technicianIds: [after.technicianId],
	})

/** When it was is when it was recorded. */
const moneyOf = (row: RepairRow) => ({ ...presentPayment(row), refund_method: row.refundMethod })
