import { eq, sql } from 'drizzle-orm'
import type { ScheduleVisit, Visit } from '#contract/plans/visits.ts'
import { notifyCompany } from '#domains/company/news/notify-company.ts'
import { removeAssignment } from '#domains/doorstep/assign-technician.ts'
import { moveHour } from '#domains/doorstep/take-hour.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseField } from '#platform/http/problem.ts'
import { one } from '#shared/one.ts'
import { findOwnVisit, lockVisit } from './find-visits.ts'
import { presentVisit } from './present-visit.ts'
import { queueVisitChangeMail } from './queue-visit-change-mail.ts'
import { recordVisitChange } from './record-visit-change.ts'
import { refuseBegun } from './refuse-begun.ts'
import { isHourHeld } from './schedule-visit.ts'
import { hourTaken, startOfVisit } from './start-of-visit.ts'
import { visits } from './tables.ts'
import { whenOf } from './when-of.ts'

type Moved = Omit<ScheduleVisit, 'subscription'> & { subscription?: number | null | undefined }

/**
 * Gives a visit of the caller another time before it begins (A.R-69). Refused, it keeps its own: the transaction goes back as a whole.
 * Throws 404 for a foreign one, 400 at `subscription` for another than the visit's, for one that has begun, and as scheduling does.
 */
export async function rescheduleVisit(db: Db, actor: Actor, id: number, sent: Moved): Promise<Visit> {
	const { visit: before, parts } = await lockVisit(db, id, { isWanted: eq(visits.customerId, actor.id) })
	if (sent.subscription && sent.subscription !== before.subscriptionId)
		throw refuseField('subscription', 'This is not the subscription of this visit.')
	refuseBegun(before, 'rescheduled')
	const startsAt = startOfVisit(parts.subscription, sent.preferred_date, sent.preferred_time)
	if (startsAt.getTime() !== before.startsAt.getTime()) {
		if (await isHourHeld(db, before.customerId, startsAt, id)) throw hourTaken()
		if (!(await moveHour(db, 'visits', before.startsAt, startsAt))) throw hourTaken()
		// The technician may have other work then, so the office assigns one anew.
		await removeAssignment(db, { work: 'visit', workId: id })
		const after = one(
			await db
				.update(visits)
				.set({ startsAt, technicianId: null, remindedAt: null, version: sql`${visits.version} + 1` })
				.where(eq(visits.id, id))
				.returning(),
		)
		await queueVisitChangeMail(db, after, parts.subscription.customerEmail)
		await recordVisitChange(db, after, before)
		await notifyCompany(db, { kind: 'visit_rescheduled', objectId: id, title: `Visit moved to ${whenOf(after)}` })
	}
	return presentVisit(actor, await findOwnVisit(db, actor, id))
}
