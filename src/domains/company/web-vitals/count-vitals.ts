import { sql } from 'drizzle-orm'
import type { VitalsReport } from '#contract/browser/browser.ts'
import { vitalNames } from '#contract/browser/vital-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { dayOf } from '#shared/days.ts'
import { webVitals } from '../tables.ts'
import { countsOf } from './vital-histogram.ts'

/** Counts how one load of a page went, in the day it was told on. One statement, whose rows come in the same order for everybody. */
export async function countVitals(db: Db, { page, device, vitals }: VitalsReport): Promise<undefined> {
	const day = dayOf(now())
	const rows = vitalNames.flatMap((vital) => {
		const value = vitals[vital]
		return value === undefined ? [] : { day, page, device, vital, counts: countsOf(vital, value) }
	})
	await db
		.insert(webVitals)
		.values(rows)
		.onConflictDoUpdate({
			target: [webVitals.day, webVitals.page, webVitals.device, webVitals.vital],
			set: {
				counts: sql`(select array_agg(had + more order by at) from unnest(${webVitals.counts}, excluded.counts) with ordinality as class (had, more, at))`,
			},
		})
	return undefined
}
