import { and, gte, lt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { endOfDay, type IndianDay, startOfDay } from '#shared/days.ts'

/** What lies in these days in India, both included (D-49); a day that is not given does not bound it. */
export const withinDays = (
	moment: PgColumn,
	days: { date_from?: IndianDay | undefined; date_to?: IndianDay | undefined },
): SQL | undefined =>
	and(days.date_from ? gte(moment, startOfDay(days.date_from)) : undefined, days.date_to ? lt(moment, endOfDay(days.date_to)) : undefined)
