import type { Day } from '#contract/repairs/staff-work.ts'
import { listHoursOfDay } from '#domains/doorstep/list-hours-of-day.ts'
import { listRepairWork } from '#domains/repairs/list-repair-work.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { dayOf, type IndianDay, startOfDay } from '#shared/days.ts'
import { listLanes } from './list-lanes.ts'

/**
 * The work of a day in India, today's without a date, by who does it, with the hours that can still be given (D-38). Each kind of
 * work comes from its own domain. Three statements.
 */
export async function findDay(db: Db, actor: Actor, { date: day = dayOf(now()) }: { date?: IndianDay }): Promise<Day> {
	const all = await listRepairWork(db, actor, { day, overdue: day === dayOf(now()) })
	const begin = startOfDay(day).toISOString()
	const work = all.filter(({ starts_at }) => starts_at >= begin)
	const lanes = await listLanes(
		db,
		actor,
		work.flatMap(({ technician_id }) => technician_id ?? []),
	)
	const { hours, closedDay } = await listHoursOfDay(db, 'repairs', day)
	return {
		date: day,
		technicians: lanes.map((lane) => ({ ...lane, work: work.filter(({ technician_id }) => technician_id === lane.id) })),
		// What was done without anybody being sent waits for nobody.
		unassigned: work.filter(({ technician_id, status }) => technician_id === null && status !== 'completed'),
		overdue: all.filter(({ starts_at }) => starts_at < begin),
		hours: hours.map(({ time, placesLeft, isClosed }) => ({ time, places_left: placesLeft, closed: isClosed })),
		closed_day: closedDay,
	}
}
