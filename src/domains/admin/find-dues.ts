import { and, asc, desc, eq, not, type SQL, sql } from 'drizzle-orm'
import type { SalesLine } from '#contract/admin/dashboard-words.ts'
import type { Dues, moneyFigures } from '#contract/admin/money.ts'
import { moneyAddresses } from '#contract/admin/money-addresses.ts'
import { overdueDays } from '#contract/admin/money-words.ts'
import type { Validated } from '#contract/endpoint.ts'
import { deletedCustomer } from '#contract/privacy/privacy-words.ts'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { presentPage } from '#platform/http/list-page.ts'
import { addDays, dayOf, daysBetween, endOfDay, startOfDay } from '#shared/days.ts'
import { rupees } from '#shared/money.ts'
import { everyDue, isOfFound } from './every-line.ts'

type Query = Validated<typeof moneyFigures.dues>['query']

/** A page of what was done, delivered or begun and is not paid, the oldest first, and what all of that is together. Two statements. */
export async function findDues(db: ReadDb, query: Query): Promise<Dues> {
	const { page, page_size, ordering = 'since' } = query
	const today = dayOf(now())
	const isOverdue = sql`due.since < ${startOfDay(addDays(today, -overdueDays)).toISOString()}::timestamptz`
	const dues = sql`(${everyDue()}) due`
	const isWanted = isAsked(query, isOverdue)
	const order = ordering.startsWith('-') ? desc : asc
	const by = ordering.endsWith('since') ? sql`due.since` : sql`due.paise`
	const [all] = await db
		.select({
			count: sql<number>`count(*)::integer`,
			duePaise: sql<number>`coalesce(sum(due.paise), 0)`.mapWith(Number),
			overduePaise: sql<number>`coalesce(sum(due.paise) filter (where ${isOverdue}), 0)`.mapWith(Number),
		})
		.from(dues)
		.where(isWanted)
	const found = await db
		.select({
			line: sql<SalesLine>`due.line`,
			id: sql<string>`due.id`,
			reference: sql<string>`due.reference`,
			customerName: sql<string>`due.customer_name`,
			since: sql<Date>`due.since`.mapWith((at: string) => new Date(at)),
			paise: sql<number>`due.paise`.mapWith(Number),
		})
		.from(dues)
		.where(isWanted)
		.orderBy(order(by), order(sql`due.reference`))
		.limit(page_size)
		.offset((page - 1) * page_size)
	const results = found.map(({ customerName, since, paise, ...row }) => {
		const days = daysBetween(dayOf(since), today)
		return {
			...row,
			customer_name: customerName || deletedCustomer,
			since: since.toISOString(),
			days,
			due: rupees(paise),
			overdue: days > overdueDays,
		}
	})
	return {
		...presentPage(moneyAddresses.dues, query, { count: all?.count ?? 0, results }),
		due: rupees(all?.duePaise ?? 0),
		overdue: rupees(all?.overduePaise ?? 0),
	}
}

const isAsked = ({ line, overdue, search, date_from, date_to }: Query, isOverdue: SQL) =>
	and(
		isOfFound('due', search),
		date_from ? sql`due.since >= ${startOfDay(date_from).toISOString()}::timestamptz` : undefined,
		date_to ? sql`due.since < ${endOfDay(date_to).toISOString()}::timestamptz` : undefined,
		line && eq(sql`due.line`, line),
		overdue === undefined ? undefined : overdue ? isOverdue : not(isOverdue),
	)
