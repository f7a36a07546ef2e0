import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { now } from '#platform/clock.ts'
import { removeOldRows } from '#platform/database/remove-old-rows.ts'
import { type JobHandler, job, jobHandler } from '#platform/jobs/jobs.ts'
import { companyNews } from './tables.ts'

const newsKeptDays = 90

/** Removes what customers did long ago; what they did stands where it belongs. */
const clearOldNews = job('clear-old-news', z.object({}))

export const companyJobHandlers: JobHandler[] = [
	jobHandler(
		clearOldNews,
		async ({ database: { db } }) => {
			await removeOldRows(db, companyNews, lt(companyNews.createdAt, new Date(now().getTime() - newsKeptDays * 86_400_000)))
		},
		{ at: { hour: 3, minute: 20 } },
	),
]
