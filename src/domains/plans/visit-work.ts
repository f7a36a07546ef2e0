import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import { visitLimits } from '#contract/plans/visit-words.ts'
import { isWithin } from '#domains/company/sales-source.ts'
import type { WorkSource } from '#domains/doorstep/work-source.ts'
import { now } from '#platform/clock.ts'
import { countAmong } from '#platform/database/count-rows.ts'
import { dayOf, endOfDay, startOfDay } from '#shared/days.ts'
import { one } from '#shared/one.ts'
import { isOverdue } from './is-overdue.ts'
import { listVisitWork } from './list-visit-work.ts'
import { inSightOf } from './staff/staff-visit-permissions.ts'
import { visits } from './tables.ts'

const isScheduled = eq(visits.status, 'scheduled')

/** What visits add to the company's day. */
export const visitWork: WorkSource = {
	listWork: listVisitWork,
	findCounts: async (db, actor) => {
		const day = dayOf(now())
		const isToday = and(gte(visits.startsAt, startOfDay(day)), lt(visits.startsAt, endOfDay(day)))
		return one(
			await db
				.select({
					open_visits: countAmong(isScheduled),
					today: countAmong(isToday),
					visits_today: countAmong(isToday),
					unassigned_visits: countAmong(isNull(visits.technicianId)),
					overdue_visits: countAmong(isOverdue()),
				})
				.from(visits)
				.where(and(inSightOf(actor), isScheduled)),
		)
	},
	loadOf: (span) => sql`select ${visits.technicianId} as technician_id, ${visitLimits.minutes}::int as minutes,
			${visits.status} = 'completed' as is_done
		from ${visits} where ${isWithin(visits.startsAt, span)} and ${visits.status} <> 'cancelled'`,
	openWorkOf: (technicianId) =>
		sql<number>`(select count(*)::int from ${visits} where ${visits.technicianId} = ${technicianId} and ${isScheduled})`,
}
