import { asc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import { dashboardDays, type SalesLine, salesLines } from '#contract/admin/dashboard-words.ts'
import { shownName } from '#domains/accounts/shown-name.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import { periodOf } from '#domains/company/period-of.ts'
import type { Span } from '#domains/company/sales-source.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { sendTogether } from '#platform/database/together.ts'
import { daysFrom, type IndianDay, monthsFrom, startOfDay } from '#shared/days.ts'
import { rupees } from '#shared/money.ts'
import { one } from '#shared/one.ts'
import { everyLine, everyOf } from './every-line.ts'
import { salesSources } from './sales-sources.ts'
import { workSources } from './work-sources.ts'

/**
 * The company's figures of a period of days in India, both ends included; the last thirty days unasked (decision 0051). Throws 400 at
 * `date_to` for a period that ends before it begins or is too long. Four statements, however long it is; none for one by months that
 * `remember` has.
 */
export async function findDashboard(
	db: ReadDb,
	query: { date_from?: IndianDay; date_to?: IndianDay },
	remember: (key: string, make: () => Promise<Dashboard>) => Promise<Dashboard>,
): Promise<Dashboard> {
	const period = periodOf(query)
	const find = () => findFiguresOfPeriod(db, period)
	return period.days <= dashboardDays.byDay ? find() : remember(`${period.date_from} ${period.date_to}`, find)
}

async function findFiguresOfPeriod(db: ReadDb, { date_from, date_to, days, span }: ReturnType<typeof periodOf>): Promise<Dashboard> {
	const step = days <= dashboardDays.byDay ? 'day' : 'month'
	const steps = step === 'day' ? daysFrom(date_from, days) : monthsFrom(date_from, date_to).map((month): IndianDay => `${month}-01`)
	const [money, begun, customers, technicians] = await sendTogether([
		listMoney(db, span, steps),
		countBegun(db, span),
		countCustomers(db, span),
		listLoads(db, span),
	])
	const takings = (rows: Money[]) => {
		const of = (line?: SalesLine) => rupees(rows.reduce((sum, row) => sum + (line && row.line !== line ? 0 : row.paise), 0))
		return { repairs: of('repairs'), orders: of('orders'), plans: of('plans'), vehicles: of('vehicles'), total: of() }
	}
	const byStep = Map.groupBy(money, ({ nth }) => nth)
	const countOf = (line: SalesLine, outcome?: Begun['outcome']) =>
		begun.reduce((sum, row) => sum + (row.line === line && (!outcome || row.outcome === outcome) ? row.count : 0), 0)
	return {
		date_from,
		date_to,
		step,
		revenue: steps.map((from, before) => ({ from, ...takings(byStep.get(before + 1) ?? []) })),
		totals: takings(money),
		lines: salesLines.map((line) => ({
			line,
			begun: countOf(line),
			done: countOf(line, 'done'),
			lost: countOf(line, 'lost'),
			open: countOf(line, 'open'),
		})),
		customers,
		technicians,
	}
}

const number = (counted: SQL) => sql<number>`${counted}`.mapWith(Number)

/** `nth` counts from 1. */
type Money = { line: SalesLine; nth: number; paise: number }

/** Takings by line and by which of the days or months in India they came in, where there are any. */
function listMoney(db: ReadDb, span: Span, steps: IndianDay[]): Promise<Money[]> {
	// Looking a moment up among the beginnings costs a fraction of what its day in a time zone does.
	const begins = sql.param(steps.map((day) => startOfDay(day).toISOString()))
	return db
		.select({ line: sql<SalesLine>`line`, nth: sql<number>`width_bucket(at, ${begins}::timestamptz[])`, paise: number(sql`sum(paise)`) })
		.from(sql`(${everyLine('money', span)}) money`)
		.groupBy(sql`1, 2`)
}

type Begun = { line: SalesLine; outcome: 'open' | 'done' | 'lost'; count: number }

const countBegun = (db: ReadDb, span: Span): Promise<Begun[]> =>
	db
		.select({ line: sql<SalesLine>`line`, outcome: sql<Begun['outcome']>`outcome`, count: number(sql`count(*)`) })
		.from(sql`(${everyLine('begun', span)}) begun`)
		.groupBy(sql`1, 2`)

/** Who began something that was not lost; who did so twice, or had before, comes again. */
async function countCustomers(db: ReadDb, span: Span): Promise<Dashboard['customers']> {
	const hadBefore = or(...salesSources.map(({ boughtBefore }) => boughtBefore(sql`buyer.customer_id`, span.from)))
	return one(
		await db.select({ buying: number(sql`count(*)`), repeat: number(sql`count(*) filter (where times > 1 or ${hadBefore})`) }).from(
			sql`(select customer_id, count(*) as times from (${everyLine('begun', span)}) begun
					where outcome <> 'lost' and customer_id is not null group by customer_id) buyer`,
		),
	)
}

/** Whoever had work within the span, by name. */
function listLoads(db: ReadDb, span: Span): Promise<Dashboard['technicians']> {
	const work = everyOf(workSources.map(({ loadOf }) => sql`select * from (${loadOf(span)}) each`))
	return db
		.select({
			id: users.id,
			name: shownName,
			jobs: sql<number>`load.jobs`,
			done: sql<number>`load.done`,
			minutes: sql<number>`load.minutes`,
		})
		.from(users)
		.innerJoin(
			sql`(select technician_id, count(*)::int as jobs, (count(*) filter (where is_done))::int as done, sum(minutes)::int as minutes
				from (${work}) work where technician_id is not null group by technician_id) load`,
			sql`load.technician_id = ${users.id}`,
		)
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.orderBy(asc(sql`lower(${shownName})`), asc(users.id))
}
