import { asc, sql } from 'drizzle-orm'
import type { SalesLine } from '#contract/admin/dashboard-words.ts'
import type { Dues } from '#contract/admin/money.ts'
import { overdueDays } from '#contract/admin/money-words.ts'
import { deletedCustomer } from '#contract/privacy/privacy-words.ts'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { dayOf, daysBetween } from '#shared/days.ts'
import { rupees } from '#shared/money.ts'
import { everyDue } from './every-line.ts'

/** Rows that are shown; the sums are of them all. */
const shown = 200

/** What was done, delivered or begun and is not paid, the oldest first. One statement. */
export async function findDues(db: ReadDb): Promise<Dues> {
	const today = dayOf(now())
	const found = await db
		.select({
			line: sql<SalesLine>`due.line`,
			id: sql<string>`due.id`,
			reference: sql<string>`due.reference`,
			customerName: sql<string>`due.customer_name`,
			since: sql<Date>`due.since`.mapWith((at: string) => new Date(at)),
			paise: sql<number>`due.paise`.mapWith(Number),
		})
		.from(sql`(${everyDue()}) due`)
		.orderBy(asc(sql`due.since`), asc(sql`due.reference`))
	const rows = found.map(({ customerName, since, paise, ...row }) => {
		const days = daysBetween(dayOf(since), today)
		return {
			...row,
			customer_name: customerName || deletedCustomer,
			since: since.toISOString(),
			days,
			due: rupees(paise),
			overdue: days > overdueDays,
			paise,
		}
	})
	const sumOf = (those: typeof rows) => rupees(those.reduce((sum, { paise }) => sum + paise, 0))
	return {
		rows: rows.slice(0, shown).map(({ paise: _, ...row }) => row),
		due: sumOf(rows),
		overdue: sumOf(rows.filter(({ overdue }) => overdue)),
	}
}
