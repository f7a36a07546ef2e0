import { and, count, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Reply } from '#contract/endpoint.ts'
import type { staffWork } from '#contract/staff-work.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { dayOf, endOfDay, startOfDay } from '#shared/days.ts'
import { one } from '#shared/one.ts'
import { openStatuses } from './open-statuses.ts'
import { inSightOf } from './staff/staff-permissions.ts'
import { repairs, repairTallies } from './tables.ts'

/**
 * How many repairs wait, for a technician of his own (D-48): open ones, those of them that begin today in India, that nobody
 * confirmed and that nobody was sent to; and completed ones that are not paid. One statement.
 */
export async function findRepairCounts(db: Db, actor: Actor): Promise<Reply<typeof staffWork.counts>> {
	const today = dayOf(now())
	const beginsToday = and(gte(repairs.startsAt, startOfDay(today)), lt(repairs.startsAt, endOfDay(today)))
	const own = inSightOf(actor)
	const toPay = own
		? sql`select count(*) from ${repairs} where ${and(own, waitsForMoney(repairs))}`
		: sql`select coalesce(sum(${repairTallies.rows}), 0) from ${repairTallies} where ${waitsForMoney(repairTallies)}`
	return one(
		await db
			.select({
				today: countOf(beginsToday),
				open_repairs: count(),
				to_confirm: countOf(eq(repairs.status, 'pending')),
				unassigned: countOf(isNull(repairs.technicianId)),
				to_pay: sql<number>`(${toPay})`.mapWith(Number),
			})
			.from(repairs)
			.where(and(own, inArray(repairs.status, openStatuses))),
	)
}

const waitsForMoney = (of: typeof repairs | typeof repairTallies) => and(eq(of.status, 'completed'), eq(of.paymentStatus, 'due'))
const countOf = (where: SQL | undefined) => sql<number>`count(*) filter (where ${where})`.mapWith(Number)
