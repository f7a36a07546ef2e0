import { and, eq, not, type SQL, sql } from 'drizzle-orm'
import type { Dues, moneyFigures } from '#contract/admin/money.ts'
import { moneyAddresses } from '#contract/admin/money-addresses.ts'
import { overdueDays } from '#contract/admin/money-words.ts'
import type { Validated } from '#contract/endpoint.ts'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { withinDays } from '#platform/database/within-days.ts'
import { orderBy, presentPage } from '#platform/http/list-page.ts'
import { addDays, dayOf, daysBetween, startOfDay } from '#shared/days.ts'
import { rupees } from '#shared/money.ts'
import { one } from '#shared/one.ts'
import { everyDue, saleColumns } from './every-line.ts'

type Query = Validated<typeof moneyFigures.dues>['query']

/** A page of what was done, delivered or begun and is not paid, the oldest first, and what all of that is together. One statement, two for a page with nothing on it. */
export async function findDues(db: ReadDb, query: Query): Promise<Dues> {
	const { page, page_size, ordering = 'since' } = query
	const today = dayOf(now())
	const isOverdue = sql`due.since < ${startOfDay(addDays(today, -overdueDays)).toISOString()}::timestamptz`
	const dues = sql`(${everyDue(query.search)}) due`
	const isWanted = matchesQuery(query, isOverdue)
	const orderings = { since: sql`due.since`, due: sql`due.paise` }
	const sums = (over: SQL) => ({
		count: sql<number>`(count(*)${over})::integer`,
		duePaise: sql<number>`coalesce(sum(due.paise)${over}, 0)`.mapWith(Number),
		overduePaise: sql<number>`coalesce(sum(due.paise) filter (where ${isOverdue})${over}, 0)`.mapWith(Number),
	})
	// At once: what is due stands in many tables, and they are as long to read for the sums as for a page.
	const found = await db
		.select({
			sale: saleColumns('due'),
			since: sql<Date>`due.since`.mapWith((at: string) => new Date(at)),
			paise: sql<number>`due.paise`.mapWith(Number),
			...sums(sql` over ()`),
		})
		.from(dues)
		.where(isWanted)
		.orderBy(...orderBy(orderings, ordering, sql`due.reference`))
		.limit(page_size)
		.offset((page - 1) * page_size)
	const { count, duePaise, overduePaise } = found[0] ?? one(await db.select(sums(sql``)).from(dues).where(isWanted))
	const results = found.map(({ sale, since, paise }) => {
		const days = daysBetween(dayOf(since), today)
		return {
			...sale,
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
