import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { endOfDay, type IndianDay, startOfDay } from '#shared/days.ts'

/** Rows of these days in India, both included (D-49); a missing day does not bound them. */
export const withinDays = (
	moment: SQLWrapper,
	days: { date_from?: IndianDay | undefined; date_to?: IndianDay | undefined },
): SQL | undefined =>
	and(
		days.date_from ? sql`${moment} >= ${startOfDay(days.date_from).toISOString()}::timestamptz` : undefined,
		days.date_to ? sql`${moment} < ${endOfDay(days.date_to).toISOString()}::timestamptz` : undefined,
	)
