import type { Day } from '#contract/admin/staff-day.ts'
import { listHoursOfDay } from '#domains/doorstep/list-hours-of-day.ts'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { sendTogether } from '#platform/database/together.ts'
import type { Actor } from '#platform/http/actor.ts'
import { dayOf, type IndianDay } from '#shared/days.ts'
import { listLanes } from './list-lanes.ts'
import { listWork } from './list-work.ts'

/**
 * The work of a day in India, today's without a date, by who does it, with the hours in which a repair and a visit can still begin
 * (D-38). Three statements and one for each kind of work.
 */
export async function findDay(db: ReadDb, actor: Actor, { date: day = dayOf(now()) }: { date?: IndianDay }): Promise<Day> {
	const { ofDay: work, overdue } = await listWork(db, actor, day, { withOverdue: day === dayOf(now()) })
	const lanes = await listLanes(
		db,
		actor,
		work.flatMap(({ technician_id }) => technician_id ?? []),
	)
	const [repairs, visits] = await sendTogether([listHoursOfDay(db, 'repairs', day), listHoursOfDay(db, 'visits', day)])
	return {
		date: day,
		technicians: lanes.map((lane) => ({ ...lane, work: work.filter(({ technician_id }) => technician_id === lane.id) })),
		// What was done without anybody being sent waits for nobody.
		unassigned: work.filter(({ technician_id, status }) => technician_id === null && status !== 'completed'),
		overdue,
		hours: repairs.hours.map(presentHour),
		visit_hours: visits.hours.map(presentHour),
		closed_day: repairs.closedDay,
	}
}

type Hour = Awaited<ReturnType<typeof listHoursOfDay>>['hours'][number]
const presentHour = ({ time, placesLeft, isClosed }: Hour) => ({ time, places_left: placesLeft, closed: isClosed })
