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
export async function tellCustomer(db: Db, before: RepairRow, { id: repairId, status, startsAt, technicianId, version }: RepairRow) {
	const mail = status === before.status ? undefined : mailUpon[status]
	if (mail) return enqueue(db, mail, { repairId })
	if (startsAt.getTime() !== before.startsAt.getTime())
		return enqueue(db, mailRepairRescheduled, { repairId, startsAt: startsAt.toISOString(), version })
	if (technicianId !== null && technicianId !== before.technicianId)
		return enqueue(db, mailTechnicianAssigned, { repairId, technicianId, version })
}
