import { and, asc, gte, lte, sql } from 'drizzle-orm'
import type { VitalPage } from '#contract/browser/vital-page-words.ts'
import type { VitalDevice, VitalName } from '#contract/browser/vital-words.ts'
import type { WebVitals } from '#contract/company/staff-vitals.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { IndianDay } from '#shared/days.ts'
import { periodOf } from '../period-of.ts'
import { webVitals } from '../tables.ts'
import { judge, maxClasses, percentileOf } from './vital-histogram.ts'

/** Class by class; a vital with fewer classes has nulls at the end. */
const summed = sql.join(
	Array.from({ length: maxClasses }, (_, at) => sql`sum(${webVitals.counts}[${sql.raw(String(at + 1))}])`),
	sql`, `,
)

/**
 * How fast pages were in a period of days in India, both ends included; the last thirty days unasked. Throws 400 at `date_to` for a period
 * that ends before it begins or is too long. One statement.
 */
export async function findVitals(db: ReadDb, query: { date_from?: IndianDay; date_to?: IndianDay }): Promise<WebVitals> {
	const { date_from, date_to } = periodOf(query)
	const { page, device, vital } = webVitals
	const rows = await db
		.select({
			page: sql<VitalPage | null>`${page}`,
			device: sql<VitalDevice>`${device}`,
			vital: sql<VitalName>`${vital}`,
			counts: sql<(number | null)[]>`array[${summed}]::float8[]`,
		})
		.from(webVitals)
		.where(and(gte(webVitals.day, date_from), lte(webVitals.day, date_to)))
		.groupBy(sql`grouping sets ((${page}, ${device}, ${vital}), (${device}, ${vital}))`)
		.orderBy(sql`${page} asc nulls first`, asc(device), asc(vital))
	return {
		date_from,
		date_to,
		results: rows.map(({ counts: found, ...of }) => {
			const counts = found.map((count) => count ?? 0)
			return { ...of, p75: percentileOf(of.vital, counts, 0.75), ...judge(of.vital, counts) }
		}),
	}
}
