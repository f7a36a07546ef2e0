import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueueAll } from '#platform/jobs/jobs.ts'
import { dayOf } from '#shared/days.ts'
import { mailPaperEnds, mailServiceDue } from './jobs.ts'
import { listPaperReminders, listServiceReminders } from './list-reminders.ts'

/**
 * Queues the mails to whoever asked for reminders: papers that run out in 30, 7 or 1 days, and services that are due. What was told is
 * known by the keys of the mails, so each is told once, and what an outage kept back is told afterwards.
 */
export async function remindOwners(db: Db): Promise<void> {
	const today = dayOf(now())
	const papers = await listPaperReminders(db, today)
	await enqueueAll(
		db,
		mailPaperEnds,
		papers.map(({ to, ...data }) => ({ data, to })),
	)
	const services = await listServiceReminders(db, today)
	await enqueueAll(
		db,
		mailServiceDue,
		services.map(({ to, ...data }) => ({ data, to })),
	)
}
