import type { Validated } from '#contract/endpoint.ts'
import type { StaffVisit, staffVisits } from '#contract/plans/staff-visits.ts'
import { auditedStart, refuseWrongCode } from '#domains/doorstep/start-code.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuse } from '#platform/http/problem.ts'
import { holdOpenVisit, recordVisit, writeVisit } from './write-visit.ts'

type Start = Validated<typeof staffVisits.startVisit>['body']

/**
 * Begins a visit, with its customer's code or why there was none (decision 0056); from then on it keeps its time, and its customer cannot
 * cancel it. Throws 404, 409 for a stale `version`, 400 for one that has begun or is over, at `start_code` for a wrong one.
 */
export async function startVisit(
	db: Db,
	actor: Actor,
	id: number,
	{ version, start_code, start_without = '' }: Start,
): Promise<StaffVisit> {
	const { visit: before } = await holdOpenVisit(db, actor, { id, version }, 'started')
	if (before.startedAt !== null) throw refuse('This visit has begun already.')
	refuseWrongCode(before, start_code)
	const after = await writeVisit(db, before, { startedAt: now(), startedWithout: start_without })
	return recordVisit(db, actor, { before, after, more: auditedStart(start_code) })
}
