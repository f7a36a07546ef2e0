import { z } from 'zod'
import { foldTally, type Tally } from '#platform/database/fold-tally.ts'
import { type JobHandler, job, jobHandler } from './jobs.ts'

/** Keeps the tallies short, so that adding them up stays faster than counting. */
export const foldTallies = job('fold-tallies', z.object({}))

export const foldingOf = (tallies: Tally[]): JobHandler =>
	jobHandler(
		foldTallies,
		async ({ database: { db } }) => {
			for (const tally of tallies) await foldTally(db, tally)
		},
		{ at: '*/5 * * * *' },
	)
