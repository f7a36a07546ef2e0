import { visitStatusDisplay } from '#contract/plans/visit-words.ts'
import type { Visit } from '#contract/plans/visits.ts'
import { startCodeFor } from '#domains/doorstep/start-code.ts'
import { now } from '#platform/clock.ts'
import type { Actor } from '#platform/http/actor.ts'
import { dayOf, timeOf } from '#shared/days.ts'
import type { VisitParts, VisitRow } from './find-visit-parts.ts'

/** Still to be begun, whether or not its hour has passed. */
export const isAwaited = ({ status, startedAt }: Pick<VisitRow, 'status' | 'startedAt'>) => status === 'scheduled' && startedAt === null

/** A visit as its customer reads it. */
export function presentVisit(actor: Actor, { visit, of, photoCount, technicianName }: VisitParts): Visit {
	const isToCome = isAwaited(visit) && visit.startsAt > now()
	return {
		id: visit.id,
		subscription_id: visit.subscriptionId,
		reference: of.reference,
		plan_name: of.planName,
		vehicle_name: of.vehicleName,
		status: visit.status,
		status_display: visitStatusDisplay[visit.status],
		scheduled_date: inIndia(visit.startsAt),
		scheduled_time: timeOf(visit.startsAt),
		service_notes: visit.serviceNotes,
		technician_notes: visit.technicianNotes,
		checklist: visit.checklist,
		photo_count: photoCount,
		completion_date: visit.completionDate && inIndia(visit.completionDate),
		cancelled_by: visit.cancelledBy,
		cancellation_notes: visit.cancellationNotes,
		technician_name: technicianName,
		start_code: startCodeFor(actor, visit, isAwaited(visit)),
		version: visit.version,
		can: { reschedule: isToCome, cancel: isToCome },
	}
}

/** '2030-01-15T10:00:00+05:30' (A.R-68). */
export const inIndia = (moment: Date) => `${dayOf(moment)}T${timeOf(moment)}+05:30`
