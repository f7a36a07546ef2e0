import type { Validated } from '#contract/endpoint.ts'
import type { StaffVisit, staffVisits } from '#contract/plans/staff-visits.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { Problem, refuseField } from '#platform/http/problem.ts'
import type { VisitRow } from '../find-visit-parts.ts'
import { planVisit } from './plan-visit.ts'
import { mayPlan } from './staff-visit-permissions.ts'
import { holdVisit, recordVisit, writeVisit } from './write-visit.ts'

type Change = Validated<typeof staffVisits.changeVisit>['body']

/**
 * The company's change of a visit: time and technician, what is to be done, and what was found. Throws 403 for what a technician may not
 * do, 404, 409 for a stale `version`, 400 as `planVisit` does and at `technician_notes` or `checklist` for a cancelled one.
 */
export async function changeVisit(db: Db, actor: Actor, id: number, change: Change): Promise<StaffVisit> {
	const { version, schedule_date, schedule_time, technician, ...written } = change
	const plan = { schedule_date, schedule_time, technician }
	const isPlanned = Object.values(plan).some((value) => value !== undefined)
	if ((isPlanned || written.service_notes !== undefined) && !mayPlan(actor))
		throw new Problem(403, 'A technician cannot change the time, the technician or the task of a visit.')
	const { visit: before, parts } = await holdVisit(db, actor, { id, version })
	const planned = isPlanned ? await planVisit(db, { visit: before, parts }, plan) : before
	const found = whatWasFound(planned, written)
	const after = Object.keys(found).length > 0 ? await writeVisit(db, planned, found) : planned
	return recordVisit(db, actor, { before, after })
}

/** The columns that differ. */
function whatWasFound(
	visit: VisitRow,
	{ service_notes, technician_notes, checklist }: Pick<Change, 'service_notes' | 'technician_notes' | 'checklist'>,
) {
	if (visit.status === 'cancelled')
		for (const [field, value] of Object.entries({ service_notes, technician_notes, checklist }))
			if (value !== undefined) throw refuseField(field, 'This visit is cancelled.')
	return {
		...(service_notes !== undefined && service_notes !== visit.serviceNotes && { serviceNotes: service_notes }),
		...(technician_notes !== undefined && technician_notes !== visit.technicianNotes && { technicianNotes: technician_notes }),
		...(checklist !== undefined && JSON.stringify(checklist) !== JSON.stringify(visit.checklist) && { checklist }),
	}
}
