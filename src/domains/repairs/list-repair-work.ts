import { and, asc, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { DayWork } from '#contract/admin/staff-day.ts'
import { overdueShown } from '#domains/doorstep/work-source.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { endOfDay, type IndianDay, startOfDay } from '#shared/days.ts'
import { linesOfRepair, repairColumns } from './find-repair-parts.ts'
import { openStatuses } from './open-statuses.ts'
import { presentDayWork } from './present-day-work.ts'
import { inSightOf } from './staff/staff-permissions.ts'
import { repairLines, repairs } from './tables.ts'

/**
 * The repairs that begin on a day in India and were not cancelled, for a technician his own (D-48), by their start; with `overdue`
 * after those of earlier days that are still open, the oldest hundred. One statement.
 */
export async function listRepairWork(db: ReadDb, actor: Actor, { day, overdue }: { day: IndianDay; overdue: boolean }): Promise<DayWork[]> {
	const begin = startOfDay(day)
	const find = (...where: (SQL | undefined)[]) =>
		db
			.select({ id: repairs.id })
			.from(repairs)
			.where(and(inSightOf(actor), ...where))
	const ofDay = find(ne(repairs.status, 'cancelled'), gte(repairs.startsAt, begin), lt(repairs.startsAt, endOfDay(day)))
	const earlier = find(inArray(repairs.status, openStatuses), lt(repairs.startsAt, begin)).orderBy(asc(repairs.startsAt), asc(repairs.id))
	const wanted = overdue ? sql`(${ofDay}) union all (${earlier.limit(overdueShown)})` : sql`${ofDay}`
	const found = await db
		.select({ repair: repairColumns, lines: linesOfRepair(shown) })
		.from(repairs)
		.where(sql`${repairs.id} in (${wanted})`)
		.orderBy(asc(repairs.startsAt), asc(repairs.id))
	return found.map((parts) => presentDayWork(actor, parts))
}

const { serviceName, quantity, manufacturerName, modelName, drawing, paint, fuel } = repairLines
/** Of a line; a board of a hundred repairs has no room for more. */
const shown = { serviceName, quantity, manufacturerName, modelName, drawing, paint, fuel }
