import type { RepairStatus } from '#contract/repairs/repair-words.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { mailRepairCalledOff, mailRepairCompleted, mailRepairConfirmed, mailRepairRescheduled, mailTechnicianAssigned } from '../jobs.ts'
import type { RepairRow } from '../present-repair.ts'

/** The mail about a status that the company set; none where the customer sees it with his own eyes. */
const mailUpon: Partial<Record<RepairStatus, typeof mailRepairConfirmed>> = {
	confirmed: mailRepairConfirmed,
	completed: mailRepairCompleted,
	cancelled: mailRepairCalledOff,
}

/** Queues one mail about a change, the weightiest: each tells time and technician anyway. */
export async function tellCustomer(db: Db, before: RepairRow, after: RepairRow) {
	const { id: repairId, status, startsAt, technicianId, version } = after
	const to = { to: after.customerEmail }
	const mail = status === before.status ? undefined : mailUpon[status]
	if (mail) return enqueue(db, mail, { repairId }, to)
	if (startsAt.getTime() !== before.startsAt.getTime())
		return enqueue(db, mailRepairRescheduled, { repairId, startsAt: startsAt.toISOString(), version }, to)
	if (technicianId !== null && technicianId !== before.technicianId)
		return enqueue(db, mailTechnicianAssigned, { repairId, technicianId, version }, to)
}
