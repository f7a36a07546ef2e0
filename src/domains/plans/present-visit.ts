import { visitStatusDisplay } from '#contract/plans/visit-words.ts'
import type { Visit } from '#contract/plans/visits.ts'
import { mediaPath } from '#contract/staff-words.ts'
import { now } from '#platform/clock.ts'
import { dayOf, timeOf } from '#shared/days.ts'
import type { VisitParts } from './find-visit-parts.ts'

/** A visit as its customer reads it. */
export function presentVisit({ visit, of, photos, technicianName }: VisitParts): Visit {
	const isToCome = visit.status === 'scheduled' && visit.startedAt === null && visit.startsAt > now()
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
		photos: photos.map(({ fileKey }) => mediaPath + fileKey),
		completion_date: visit.completionDate && inIndia(visit.completionDate),
		cancelled_by: visit.cancelledBy,
		cancellation_notes: visit.cancellationNotes,
		technician_name: technicianName,
		version: visit.version,
		can: { reschedule: isToCome, cancel: isToCome },
	}
}

/** '2030-01-15T10:00:00+05:30' (A.R-68). */
export const inIndia = (moment: Date) => `${dayOf(moment)}T${timeOf(moment)}+05:30`
