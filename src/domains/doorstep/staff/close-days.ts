import {
	closedAlready,
	closedDayProblem,
	closedHourProblem,
	lastDayFirst,
	maxDaysAtOnce,
	tooManyDays,
} from '#contract/doorstep/closure-words.ts'
import type { staffClosures } from '#contract/doorstep/staff-closures.ts'
import type { Validated } from '#contract/endpoint.ts'
import { recordStaffChanges } from '#domains/company/record-staff-change.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseField, refuseWrong } from '#platform/http/problem.ts'
import { dayOf, daysBetween, daysFrom } from '#shared/days.ts'
import { slotClosures } from '../tables.ts'
import { holdHours } from './hold-hours.ts'
import { listClosedDays } from './list-closed-days.ts'

type Closing = Validated<typeof staffClosures.closeDays>['body']

/**
 * Closes days, or the same hours of each, in one go (D-17, D-49). What is closed already stays as it is, and so do bookings that were there
 * first; they are counted. Throws
 * Problems at the fields for days that are over, too many or all closed, and for hours that nobody can begin in.
 */
export async function closeDays(db: Db, actor: Actor, { kind, date_from, date_to = date_from, times: hours, reason = '' }: Closing) {
	const count = daysBetween(date_from, date_to) + 1
	const times = hours ? [...new Set(hours.map((time) => time.slice(0, 5)))] : null
	const today = dayOf(now())
	const firstProblem = closedDayProblem(date_from, today)
	refuseWrong({
		date_from: firstProblem,
		date_to:
			(date_to < date_from && lastDayFirst) ||
			(count > maxDaysAtOnce && tooManyDays) ||
			(!firstProblem && closedDayProblem(date_to, today)),
		times: times?.map((time) => closedHourProblem(kind, time)).find((problem) => problem !== null),
	})

	const dates = daysFrom(date_from, count)
	const bookings = await holdHours(db, { kind, dates, times })
	const closedDays = times ? (await listClosedDays(db, { kind, dates })).map(({ date }) => date) : []
	if (closedDays.length === dates.length) throw refuseField('times', closedAlready.day)
	const createdAt = now()
	const asked = dates.flatMap((date) => (times ?? [null]).map((time) => ({ kind, date, time, reason, createdAt })))
	const wanted = asked.filter(({ date }) => !closedDays.includes(date))
	const closed = await db.insert(slotClosures).values(wanted).onConflictDoNothing().returning()
	if (closed.length === 0) throw times ? refuseField('times', closedAlready.hour) : refuseField('date_from', closedAlready.day)
	await recordStaffChanges(
		db,
		actor,
		closed.map(({ id, date, time }) => ({
			collection: 'slot-closures',
			id,
			action: 'create',
			before: null,
			after: { kind, date, time: time?.slice(0, 5) ?? null, reason },
		})),
	)
	return { closed: closed.length, closed_already: asked.length - closed.length, bookings_count: bookings }
}
