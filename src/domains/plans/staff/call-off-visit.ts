import { eq } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import type { StaffVisit, staffVisits } from '#contract/plans/staff-visits.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { Problem, refuseField } from '#platform/http/problem.ts'
import { dayOf } from '#shared/days.ts'
import { one } from '#shared/one.ts'
import { endVisits } from '../end-visits.ts'
import { visits } from '../tables.ts'
import { mayPlan } from './staff-visit-permissions.ts'
import { holdOpenVisit, recordVisit } from './write-visit.ts'

type Cancellation = Validated<typeof staffVisits.cancelVisit>['body']

/**
 * Cancels a visit for the company, or because nobody was there; it counts as not used (A.R-66). Throws 403 for a technician who does not
 * say the latter, 404, 409 for a stale `version`, 400 for one that is over, at `nobody_there` before its day.
 */
export async function callOffVisit(db: Db, actor: Actor, id: number, { version, reason, nobody_there }: Cancellation): Promise<StaffVisit> {
	if (!mayPlan(actor) && !nobody_there) throw new Problem(403, 'A technician cancels a visit only when nobody is there.')
	const { visit: before, parts } = await holdOpenVisit(db, actor, { id, version }, 'cancelled')
	if (nobody_there && dayOf(before.startsAt) > dayOf(now())) throw refuseField('nobody_there', 'The day of this visit has not come yet.')
	const cancelledBy = nobody_there ? 'nobody_there' : 'company'
	const after = one(await endVisits(db, parts.subscription, eq(visits.id, id), { cancelledBy, notes: reason }))
	return recordVisit(db, actor, { before, after })
}
