import { asc, desc, eq, sql } from 'drizzle-orm'
import type { DayBook } from '#contract/admin/money.ts'
import { office } from '#contract/admin/money-words.ts'
import { shownName } from '#domains/accounts/shown-name.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import { periodOf } from '#domains/company/period-of.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { IndianDay } from '#shared/days.ts'
import { rupees } from '#shared/money.ts'
import { everyLine } from './every-line.ts'

/**
 * Cash and UPI of each day in India by who took it: a technician, as he recorded it of work that was his, else the office. Throws as
 * `periodOf`.
 */
export async function findDayBook(db: ReadDb, query: { date_from?: IndianDay; date_to?: IndianDay }): Promise<DayBook> {
	const { date_from, date_to, span } = periodOf(query)
	const paid = (method: 'cash' | 'upi') => sql`coalesce(sum(paise) filter (where method = ${method}), 0)`
	// Of each day and technician, before anybody's name is looked up.
	const taken = sql`(select (at at time zone 'Asia/Kolkata')::date as day, technician_id, ${paid('cash')} as cash, ${paid('upi')} as upi
		from (${everyLine('money', span)}) money where method is not null group by 1, 2) taken`
	const found = await db
		.select({
			day: sql<IndianDay>`to_char(taken.day, 'YYYY-MM-DD')`,
			technician: users.id,
			name: shownName,
			cash: sql<number>`taken.cash`.mapWith(Number),
			upi: sql<number>`taken.upi`.mapWith(Number),
		})
		.from(taken)
		.leftJoin(users, eq(users.id, sql`taken.technician_id`))
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.orderBy(desc(sql`1`), asc(sql`lower(${shownName})`), asc(users.id))
	const sumOf = (method: 'cash' | 'upi') => rupees(found.reduce((sum, row) => sum + row[method], 0))
	return {
		date_from,
		date_to,
		rows: found.map(({ name, cash, upi, ...row }) => ({
			...row,
			technician_name: row.technician === null ? office : name,
			cash: rupees(cash),
			upi: rupees(upi),
		})),
		totals: { cash: sumOf('cash'), upi: sumOf('upi') },
	}
}
