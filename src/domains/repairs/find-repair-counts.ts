import { and, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { WorkCounts } from '#domains/doorstep/work-source.ts'
import { now } from '#platform/clock.ts'
import { countAmong, countApart } from '#platform/database/count-rows.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { dayOf, endOfDay, startOfDay } from '#shared/days.ts'
import { one } from '#shared/one.ts'
import { openStatuses } from './open-statuses.ts'
import { inSightOf } from './staff/staff-permissions.ts'
import { repairs } from './tables.ts'

/**
 * How many repairs wait, for a technician of his own (D-48): open ones, those of them that begin today in India, that nobody
 * confirmed and that nobody was sent to; completed ones that are not paid; and money to be given back. One statement.
 */
export async function findRepairCounts(db: ReadDb, actor: Actor): Promise<Partial<WorkCounts>> {
	const day = dayOf(now())
	const isOpen = inArray(repairs.status, openStatuses)
	const isToPay = and(eq(repairs.status, 'completed'), eq(repairs.paymentStatus, 'due'))
	const isToRefund = eq(repairs.paymentStatus, 'refund_due')
	const counted = await db
		.select({
			open_repairs: sql<number>`count(*)`.mapWith(Number),
			today: countAmong(and(gte(repairs.startsAt, startOfDay(day)), lt(repairs.startsAt, endOfDay(day)))),
			to_confirm: countAmong(eq(repairs.status, 'pending')),
			unassigned: countAmong(isNull(repairs.technicianId)),
			to_pay: countApart(db, repairs, and(inSightOf(actor), isToPay)),
			to_refund: countApart(db, repairs, and(inSightOf(actor), isToRefund)),
		})
		.from(repairs)
		.where(and(inSightOf(actor), isOpen))
	return one(counted)
}
