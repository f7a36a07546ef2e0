import { dayOf, timeOf } from '#shared/days.ts'
import type { VisitRow } from '../find-visit-parts.ts'

/** A visit as the audit log sees it, with the names of its calls. */
export const auditedVisit = (visit: VisitRow) => ({
	status: visit.status,
	schedule_date: dayOf(visit.startsAt),
	schedule_time: timeOf(visit.startsAt),
	technician: visit.technicianId,
	started_at: visit.startedAt?.toISOString() ?? null,
	completion_date: visit.completionDate?.toISOString() ?? null,
	service_notes: visit.serviceNotes,
	technician_notes: visit.technicianNotes,
	checklist: visit.checklist.filter(({ done }) => done).map(({ name }) => name),
	reason: visit.cancellationNotes,
})

/** Their values are not kept in the log (D-43). */
export const personalVisitFields = ['service_notes', 'technician_notes', 'reason']
