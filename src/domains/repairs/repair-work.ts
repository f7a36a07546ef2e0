import { inArray, sql } from 'drizzle-orm'
import { isWithin } from '#domains/company/sales-source.ts'
import type { WorkSource } from '#domains/doorstep/work-source.ts'
import { findRepairCounts } from './find-repair-counts.ts'
import { listRepairWork } from './list-repair-work.ts'
import { openStatuses } from './open-statuses.ts'
import { repairs } from './tables.ts'

/** What repairs add to the company's day. */
export const repairWork: WorkSource = {
	listWork: listRepairWork,
	findCounts: findRepairCounts,
	loadOf: (span) => sql`select ${repairs.technicianId} as technician_id, ${repairs.durationMinutes} as minutes,
			${repairs.status} = 'completed' as is_done
		from ${repairs} where ${isWithin(repairs.startsAt, span)} and ${repairs.status} <> 'cancelled'`,
	openWorkOf: (technicianId) => sql<number>`(select count(*)::int from ${repairs}
		where ${repairs.technicianId} = ${technicianId} and ${inArray(repairs.status, openStatuses)})`,
}
