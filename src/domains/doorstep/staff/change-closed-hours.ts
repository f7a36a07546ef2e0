import type { StaffClosure, staffCompany } from '#contract/company/staff-company.ts'
import type { Validated } from '#contract/endpoint.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseStale } from '#platform/http/refuse-stale.ts'
import { dayOf } from '#shared/days.ts'
import { changeClosure, isMoved } from './change-closure.ts'
import { lockClosure } from './find-closure.ts'
import { findStaffClosure } from './find-staff-closure.ts'
import { holdHours } from './hold-hours.ts'
import { refuseClosure } from './refuse-closure.ts'

type Asked = Validated<typeof staffCompany.changeSlotClosure>['body']

/**
 * Closes other hours instead, or gives another reason. Throws 404, 409 for a stale `version`, 400 as `closeHours` does; of what is
 * over only the reason may change.
 */
export async function changeClosedHours(db: Db, actor: Actor, id: number, { version, ...asked }: Asked): Promise<StaffClosure> {
	const before = await lockClosure(db, id)
	refuseStale(version, await findStaffClosure(db, id))
	const after = {
		kind: asked.kind ?? before.kind,
		date: asked.date ?? before.date,
		time: asked.time === undefined ? before.time : asked.time,
		reason: asked.reason ?? before.reason,
	}
	if (isMoved(before, after)) {
		refuseClosure(after, dayOf(now()))
		await holdHours(db, after)
	}
	await changeClosure(db, actor, before, after)
	return findStaffClosure(db, id)
}
