import { and, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Reply } from '#contract/endpoint.ts'
import type { staffWork } from '#contract/repairs/staff-work.ts'
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
	const own = inSightOf(actor)
	const day = dayOf(now())
	const beginsToday = and(gte(repairs.startsAt, startOfDay(day)), lt(repairs.startsAt, endOfDay(day)))
	const today = sql<number>`(select count(*) from ${repairs} where ${and(own, beginsToday, isOpen(repairs))})`.mapWith(Number)
	const counted = own
		? db
				.select({ today, ...numbers(repairs, { each: sql`1`, isUnassigned: isNull(repairs.technicianId) }) })
				.from(repairs)
				.where(own)
		: db
				.select({ today, ...numbers(repairTallies, { each: repairTallies.rows, isUnassigned: eq(repairTallies.isAssigned, false) }) })
				.from(repairTallies)
	return one(await counted)
}

type Kinds = Record<'status' | 'paymentStatus', PgColumn>

const isOpen = ({ status }: Kinds) => inArray(status, openStatuses)

/** Sums over repairs or over their tally. */
function numbers(of: Kinds, { each, isUnassigned }: { each: SQL | PgColumn; isUnassigned: SQL }) {
	const sum = (where: SQL | undefined) => sql<number>`coalesce(sum(${each}) filter (where ${where}), 0)`.mapWith(Number)
	return {
		open_repairs: sum(isOpen(of)),
		to_confirm: sum(eq(of.status, 'pending')),
		unassigned: sum(and(isOpen(of), isUnassigned)),
		to_pay: sum(and(eq(of.status, 'completed'), eq(of.paymentStatus, 'due'))),
	}
}
