import { eq } from 'drizzle-orm'
import type { RepairStatus } from '#contract/repairs/repair-words.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { mailRepairCalledOff, mailRepairCompleted, mailRepairNews } from '../jobs.ts'
import type { RepairRow } from '../present-repair.ts'
import { changeToMail, stateToMail } from '../repair-change-to-mail.ts'
import { repairs } from '../tables.ts'

/** The mails about a status that are sent at once. */
const mailUpon: Partial<Record<RepairStatus, typeof mailRepairCompleted>> = {
	completed: mailRepairCompleted,
	cancelled: mailRepairCalledOff,
}

/**
 * Queues the mail about a change: of an end at once, of confirmation, total, time and technician one for all changes that follow each other
 * (D-55). Belongs in the transaction of the change.
 */
export async function notifyCustomer(db: Db, before: RepairRow, after: RepairRow) {
	const about = { repairId: after.id }
	const to = { to: after.customerEmail }
	const mail = after.status === before.status ? undefined : mailUpon[after.status]
	if (mail) return enqueue(db, mail, about, to)
	if (!changeToMail(stateToMail(before), after)) return
	if (!before.mailedState)
		await db
			.update(repairs)
			.set({ mailedState: stateToMail(before) })
			.where(eq(repairs.id, before.id))
	await enqueue(db, mailRepairNews, about, to)
}
