import { sql } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { dayOf } from '#shared/days.ts'
import { one } from '#shared/one.ts'
import { invoiceCounters } from './tables.ts'

/**
 * The next number of a series in India's financial year of this moment, April to March. Its counter is held until the transaction
 * ends: what fails gives its number back, so none is missing and none is there twice.
 */
export async function takeNumber(db: Db, series: string, at: Date) {
	const year = financialYearOf(at)
	const { number } = one(
		await db
			.insert(invoiceCounters)
			.values({ series, year, last: 1 })
			.onConflictDoUpdate({
				target: [invoiceCounters.series, invoiceCounters.year],
				set: { last: sql`${invoiceCounters.last} + 1` },
			})
			.returning({ number: invoiceCounters.last }),
	)
	const reference = `${series}/${twoDigits(year)}-${twoDigits(year + 1)}/${String(number).padStart(6, '0')}`
	return { series, year, number, reference }
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0')

/** The year in which the financial year of this moment began in India. */
export function financialYearOf(at: Date): number {
	const [year = 0, month = 0] = dayOf(at).split('-').map(Number)
	return month >= 4 ? year : year - 1
}
