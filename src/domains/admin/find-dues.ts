import { and, eq, not, type SQL, sql } from 'drizzle-orm'
import type { SalesLine } from '#contract/admin/dashboard-words.ts'
import type { Dues, moneyFigures } from '#contract/admin/money.ts'
import { moneyAddresses } from '#contract/admin/money-addresses.ts'
import { overdueDays } from '#contract/admin/money-words.ts'
import type { Validated } from '#contract/endpoint.ts'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { sendTogether } from '#platform/database/together.ts'
import { withinDays } from '#platform/database/within-days.ts'
import { orderBy, presentPage } from '#platform/http/list-page.ts'
import { addDays, dayOf, daysBetween, startOfDay } from '#shared/days.ts'
import { rupees } from '#shared/money.ts'
import { one } from '#shared/one.ts'
import { everyDue } from './every-line.ts'
import { findSold } from './find-sold.ts'

type Query = Validated<typeof moneyFigures.dues>['query']

/**
 * A page of what was done, delivered or begun and is not paid, the oldest first, and what all of that is together. Three statements: which,
 * the sums, and what those of the page are for.
 */
export async function findDues(db: ReadDb, query: Query): Promise<Dues> {
	const { page, page_size, ordering = 'since' } = query
	const today = dayOf(now())
	const isOverdue = sql`due.since < ${startOfDay(addDays(today, -overdueDays)).toISOString()}::timestamptz`
	const dues = sql`(${everyDue(query.search)}) due`
	const isWanted = matchesQuery(query, isOverdue)
	const orderings = { since: sql`due.since`, due: sql`due.paise` }
	const [found, sums] = await sendTogether([
		db
			.select({
				line: sql<SalesLine>`due.line`,
				soldId: sql<number>`due.sold_id`,
				since: sql<Date>`due.since`.mapWith((at: string) => new Date(at)),
				paise: sql<number>`due.paise`.mapWith(Number),
			})
			.from(dues)
			.where(isWanted)
			.orderBy(...orderBy(orderings, ordering, [sql`due.sold_id`, sql`due.line`]))
			.limit(page_size)
			.offset((page - 1) * page_size),
		db
			.select({
				count: sql<number>`count(*)::integer`,
				duePaise: sql<number>`coalesce(sum(due.paise), 0)`.mapWith(Number),
				overduePaise: sql<number>`coalesce(sum(due.paise) filter (where ${isOverdue}), 0)`.mapWith(Number),
			})
			.from(dues)
			.where(isWanted),
	])
	const { count, duePaise, overduePaise } = one(sums)
	const soldOf = await findSold(db, found)
	const results = found.map(({ line, soldId, since, paise }) => {
		const days = daysBetween(dayOf(since), today)
		return {
			...soldOf({ line, soldId }),
			since: since.toISOString(),
			days,
			due: rupees(paise),
			overdue: days > overdueDays,
		}
	})
	return {
		...presentPage(moneyAddresses.dues, query, { count, results }),
		due: rupees(duePaise),
		overdue: rupees(overduePaise),
	}
}

const matchesQuery = ({ line, overdue, ...days }: Query, isOverdue: SQL) =>
	and(
		withinDays(sql`due.since`, days),
		line && eq(sql`due.line`, line),
		overdue === undefined ? undefined : overdue ? isOverdue : not(isOverdue),
	)
