import type { StaffVisit } from '#contract/plans/staff-visits.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuse } from '#platform/http/problem.ts'
import { holdOpenVisit, recordVisit, writeVisit } from './write-visit.ts'

/**
 * Begins a visit; from then on it keeps its time, and its customer cannot cancel it. Throws 404, 409 for a stale `version`, 400 for one that
 * has begun or is over.
 */
export async function startVisit(db: Db, actor: Actor, seen: { id: number; version?: number | undefined }): Promise<StaffVisit> {
	const { visit: before } = await holdOpenVisit(db, actor, seen, 'started')
	if (before.startedAt !== null) throw refuse('This visit has begun already.')
	return recordVisit(db, actor, { before, after: await writeVisit(db, before, { startedAt: now() }) })
}
