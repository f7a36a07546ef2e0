import { eq, sql } from 'drizzle-orm'
import type { PaymentMethod } from '#contract/company/payment-words.ts'
import type { RecordPayment } from '#contract/company/payments.ts'
import type { StaffRepairInFull } from '#contract/repairs/staff-bookings.ts'
import { recordPayment, recordRefund, type Sold } from '#domains/company/record-money.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { one } from '#shared/one.ts'
import { invoiceRepair } from '../invoice-repair.ts'
import { mailRepairMoney } from '../jobs.ts'
import type { RepairRow } from '../present-repair.ts'
import { repairPayments, repairs } from '../tables.ts'
import { findRepairForStaff, lockRepair } from './find-repair-for-staff.ts'

const repair: Sold<RepairRow> = {
	what: 'repair',
	collection: 'repair-bookings',
	idOf: ({ id }) => id,
	technicianOf: ({ technicianId }) => technicianId,
	change: async (db, { id }, money) =>
		one(
			await db
				.update(repairs)
				.set({ ...money, version: sql`${repairs.version} + 1` })
				.where(eq(repairs.id, id))
				.returning(),
		),
	keep: (db, { id }, record) => db.insert(repairPayments).values({ repairId: id, ...record }),
	settle: invoiceRepair,
	notify: (db, { id, customerEmail: to }) => enqueue(db, mailRepairMoney, { repairId: id }, { to }),
}

/** Records a payment for a repair (`recordPayment`). Throws 404 and its refusals. */
export async function recordRepairPayment(db: Db, actor: Actor, id: number, came: RecordPayment): Promise<StaffRepairInFull> {
	await recordPayment(db, actor, repair, await lockRepair(db, actor, id), came)
	return findRepairForStaff(db, actor, id)
}

/** Records that what was paid for a cancelled repair was given back (`recordRefund`). Throws 404 and its refusals. */
export async function recordRepairRefund(db: Db, actor: Actor, id: number, method: PaymentMethod): Promise<StaffRepairInFull> {
	await recordRefund(db, actor, repair, await lockRepair(db, actor, id), method)
	return findRepairForStaff(db, actor, id)
}
