import { slotTaken } from '#contract/doorstep/doorstep-words.ts'
import type { Validated } from '#contract/endpoint.ts'
import type { staffVisits } from '#contract/plans/staff-visits.ts'
import { assignTechnician, moveAssignment, removeAssignment } from '#domains/doorstep/assign-technician.ts'
import { findAssignable } from '#domains/doorstep/find-assignable.ts'
import { moveHour } from '#domains/doorstep/take-hour.ts'
import type { Db } from '#platform/database/database.ts'
import { refuse, refuseField } from '#platform/http/problem.ts'
import { dayOf, timeOf } from '#shared/days.ts'
import { endOfVisit } from '../end-of-visit.ts'
import type { VisitRow } from '../find-visit-parts.ts'
import type { SubscriptionParts } from '../present-subscription.ts'
import { queueVisitChangeMail } from '../queue-visit-change-mail.ts'
import { isHourHeld } from '../schedule-visit.ts'
import { plannedStart } from '../start-of-visit.ts'
import { canBeMoved, isOpen } from './staff-visit-permissions.ts'
import { writeVisit } from './write-visit.ts'

type Plan = Pick<Validated<typeof staffVisits.changeVisit>['body'], 'schedule_date' | 'schedule_time' | 'technician'>
type Held = { visit: VisitRow; parts: SubscriptionParts }

/**
 * Gives a held visit another time, another technician or both, with the place in the hour and the technician's time (D-38). Throws 400 at
 * `schedule_date` and `schedule_time` as `plannedStart` does and for a full or closed hour, at `technician` for one who cannot be sent or
 * has other work then, and for a visit that is too far on.
 */
export async function planVisit(db: Db, { visit, parts }: Held, plan: Plan): Promise<VisitRow> {
	const {
		schedule_date = dayOf(visit.startsAt),
		schedule_time = timeOf(visit.startsAt),
		technician: technicianId = visit.technicianId,
	} = plan
	const isSame = schedule_date === dayOf(visit.startsAt) && timeOf(visit.startsAt).startsWith(schedule_time)
	const startsAt = isSame ? visit.startsAt : plannedStart(parts.subscription, schedule_date, schedule_time)
	const isReassigned = technicianId !== visit.technicianId
	if (isSame && !isReassigned) return visit
	if (!isSame && !canBeMoved(visit)) throw refuse('Only a visit that has not begun can be given another time.')
	if (!isOpen(visit)) throw refuse('Only a visit that is still to be done can be given a technician.')
	if (technicianId !== null) await findAssignable(db, technicianId)
	if (!isSame) {
		const isTaken =
			(await isHourHeld(db, visit.customerId, startsAt, visit.id)) || !(await moveHour(db, 'visits', visit.startsAt, startsAt))
		if (isTaken) throw refuseField('schedule_time', slotTaken)
	}
	const work = { work: 'visit', workId: visit.id } as const
	if (technicianId === null) await removeAssignment(db, work)
	else
		await (visit.technicianId === null ? assignTechnician : moveAssignment)(db, {
			...work,
			technicianId,
			from: startsAt,
			to: endOfVisit({ startsAt }),
		})
	const after = await writeVisit(db, visit, { startsAt, technicianId, ...(!isSame && { remindedAt: null }) })
	await queueVisitChangeMail(db, after, parts.subscription.customerEmail)
	return after
}
