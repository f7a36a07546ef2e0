import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { now } from '#platform/clock.ts'
import { removeOldRows } from '#platform/database/remove-old-rows.ts'
import { type JobHandler, job, jobHandler } from '#platform/jobs/jobs.ts'
import { addDays, dayOf } from '#shared/days.ts'
import { companyNews, webVitals } from './tables.ts'

/** Days; page speed is kept longer, to be compared with the year before. */
const retentionDays = { news: 90, vitals: 366 }
const dayMs = 86_400_000

/** Removes old notifications of the company; what they were about stays where it belongs. */
const clearOldNews = job('clear-old-news', z.object({}))
const clearOldVitals = job('clear-old-vitals', z.object({}))

export const companyJobHandlers: JobHandler[] = [
	jobHandler(
		clearOldNews,
		async ({ database: { db } }) => {
			await removeOldRows(db, companyNews, lt(companyNews.createdAt, new Date(now().getTime() - retentionDays.news * dayMs)))
		},
		{ at: { hour: 3, minute: 20 } },
	),
	jobHandler(
		clearOldVitals,
		async ({ database: { db } }) => {
			await removeOldRows(db, webVitals, lt(webVitals.day, addDays(dayOf(now()), -retentionDays.vitals)))
		},
		{ at: { hour: 3, minute: 25 } },
	),
]
