import type { Validated } from '#contract/endpoint.ts'
import type { StaffVisit, staffVisits } from '#contract/plans/staff-visits.ts'
import { visitStatusDisplay } from '#contract/plans/visit-words.ts'
import { reasonNeeded } from '#contract/staff-words.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuse, refuseField } from '#platform/http/problem.ts'
import { callOffVisit } from './call-off-visit.ts'
import { changeVisit } from './change-visit.ts'
import { completeVisit } from './complete-visit.ts'
import { holdVisit } from './write-visit.ts'

/**
 * The company's change of a visit and then, where a status is sent, its completion or cancellation (D-22, D-45, A.E-28). Throws as
 * `changeVisit`, `completeVisit` and `callOffVisit` do, 400 for another time or technician of a visit that ends, for a step that is not
 * possible, and at `reason` for a cancellation without one.
 */
export async function patchVisit(
	db: Db,
	actor: Actor,
	id: number,
	sent: Validated<typeof staffVisits.changeVisit>['body'],
): Promise<StaffVisit> {
	const { status, completion_date, reason, nobody_there, version, ...change } = sent
	if (!status) return changeVisit(db, actor, id, sent)
	const { visit } = await holdVisit(db, actor, { id, version })
	if (visit.status !== 'scheduled') throw refuse(`This visit is already ${visitStatusDisplay[visit.status].toLowerCase()}.`)
	if (status === 'scheduled') throw refuse('This visit is already scheduled.')
	const { technician_notes, checklist, schedule_date, schedule_time, technician, ...others } = change
	if (schedule_date !== undefined || schedule_time !== undefined || technician !== undefined)
		throw refuse('A visit that ends keeps its time and its technician.')
	const found = { technician_notes, checklist }
	const before = status === 'completed' ? others : { ...others, ...found }
	if (Object.values(before).some((value) => value !== undefined)) await changeVisit(db, actor, id, { ...before, nobody_there })
	if (status === 'completed') return completeVisit(db, actor, id, { ...found, completion_date })
	if (!reason) throw refuseField('reason', reasonNeeded)
	return callOffVisit(db, actor, id, { reason, nobody_there })
}
