import { eq, sql } from 'drizzle-orm'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import type { Db } from '#platform/database/database.ts'
import { formatExactRupees, rupees } from '#shared/money.ts'
import { one } from '#shared/one.ts'
import type { RepairRow } from '../present-repair.ts'
import { repairFields } from '../staff/audited-repair.ts'
import { repairs } from '../tables.ts'
import type { ExtraRow } from './present-extra.ts'

/** Raises the repair's version: it has changed for readers, though none of its own columns has. */
export const touchRepair = async (db: Db, { id }: RepairRow): Promise<RepairRow> =>
	one(
		await db
			.update(repairs)
			.set({ version: sql`${repairs.version} + 1` })
			.where(eq(repairs.id, id))
			.returning(),
	)

type Recorded = {
	action: 'propose-extra-work' | 'withdraw-extra-work' | 'approve-extra-work' | 'decline-extra-work'
	before: RepairRow
	after: RepairRow
	extra: Pick<ExtraRow, 'lines'> & Partial<Pick<ExtraRow, 'answeredBy' | 'reason'>>
}

/** Writes to the audit log who proposed or answered what and in which way, and notifies open screens. */
export const recordExtra = (db: Db, actor: { id: number }, { action, before, after, extra }: Recorded) =>
	recordStaffChange(db, actor, {
		collection: 'repair-bookings',
		id: after.id,
		action,
		before: { total_amount: repairFields(before).total_amount },
		after: {
			total_amount: repairFields(after).total_amount,
			extra_work: extra.lines.map(({ name, quantity, pricePaise }) => `${quantity} × ${name}, ${formatExactRupees(rupees(pricePaise))}`),
			...(extra.answeredBy && { answered_by: extra.answeredBy }),
			...(extra.reason && { reason: extra.reason }),
		},
		customerId: after.customerId,
		technicianIds: [after.technicianId],
	})
