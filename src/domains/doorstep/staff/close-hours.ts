import type { StaffClosure, staffCompany } from '#contract/company/staff-company.ts'
import type { Validated } from '#contract/endpoint.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { dayOf } from '#shared/days.ts'
import { createClosure } from './create-closure.ts'
import { findStaffClosure } from './find-staff-closure.ts'
import { holdHours } from './hold-hours.ts'
import { refuseClosure } from './refuse-closure.ts'

type Asked = Validated<typeof staffCompany.createSlotClosure>['body']

/**
 * Closes an hour, or without a time a whole day; bookings that were there first stay and are counted (D-17, D-49). Throws 400 at
 * `date` or `time` for what is over, no starting hour, or closed already.
 */
export async function closeHours(db: Db, actor: Actor, { reason = '', ...hours }: Asked): Promise<StaffClosure> {
	refuseClosure(hours, dayOf(now()))
	await holdHours(db, hours)
	return findStaffClosure(db, await createClosure(db, actor, { ...hours, reason }))
}
