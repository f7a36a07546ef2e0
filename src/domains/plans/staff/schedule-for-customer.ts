import type { StaffVisit } from '#contract/plans/staff-visits.ts'
import type { ScheduleVisit } from '#contract/plans/visits.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { scheduleWith } from '../schedule-visit.ts'
import { recordVisit } from './write-visit.ts'

/** Schedules a visit for a customer who phones. Throws as his own call does. */
export const scheduleForCustomer = async (db: Db, actor: Actor, sent: ScheduleVisit): Promise<StaffVisit> =>
	recordVisit(db, actor, { before: null, after: (await scheduleWith(db, sent)).visit, action: 'create' })
