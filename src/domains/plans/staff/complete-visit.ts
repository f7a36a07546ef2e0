import type { Validated } from '#contract/endpoint.ts'
import type { StaffVisit, staffVisits } from '#contract/plans/staff-visits.ts'
import { cutAssignment } from '#domains/doorstep/assign-technician.ts'
import { giveBackHour } from '#domains/doorstep/take-hour.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseField } from '#platform/http/problem.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { dayOf, instantOf, isDay, timeOf } from '#shared/days.ts'
import { mailVisitCompleted } from '../jobs.ts'
import { holdOpenVisit, recordVisit, writeVisit } from './write-visit.ts'

type Done = Validated<typeof staffVisits.completeVisit>['body']

/**
 * Completes a visit with what was found and done (A.R-71), also before its start (D-49); its place in the hour and the rest of the
 * technician's time are free. Throws 404, 409 for a stale `version`, 400 for one that is over, at `completion_date` for the future and for
 * days before the subscription.
 */
export async function completeVisit(db: Db, actor: Actor, id: number, { version, ...done }: Done): Promise<StaffVisit> {
	const { visit: before, parts } = await holdOpenVisit(db, actor, { id, version }, 'completed')
	const completionDate = done.completion_date ? completionMomentOf(done.completion_date) : now()
	if (completionDate > now()) throw refuseField('completion_date', 'This must not lie in the future.')
	if (done.completion_date && dayOf(completionDate) < parts.subscription.startDate)
		throw refuseField('completion_date', 'This must not lie before the plan began.')
	const after = await writeVisit(db, before, {
		status: 'completed',
		completionDate,
		technicianNotes: done.technician_notes ?? before.technicianNotes,
		checklist: done.checklist ?? before.checklist,
	})
	// Places are for scheduled visits alone (A.R-76).
	await giveBackHour(db, 'visits', before.startsAt)
	await cutAssignment(db, { work: 'visit', workId: id, at: now() })
	await enqueue(db, mailVisitCompleted, { visitId: id }, { to: parts.subscription.customerEmail })
	return recordVisit(db, actor, { before, after })
}

/** Of a day the time that it is now. */
const completionMomentOf = (sent: string) => (isDay(sent) ? instantOf(sent, timeOf(now())) : new Date(sent))
