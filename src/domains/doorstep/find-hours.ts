import { and, between, eq, gte, lt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { SlotKind } from '#contract/doorstep/doorstep-words.ts'
import { siteSettings } from '#domains/company/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { onOwnConnection } from '#platform/database/own-connections.ts'
import { writtenOnce } from '#platform/database/written-once.ts'
import { endOfDay, type IndianDay, startOfDay } from '#shared/days.ts'
import { one } from '#shared/one.ts'
import type { Closure } from './free-hours.ts'
import { slotClosures, takenHours } from './tables.ts'

/** The site setting that says how many may start in one hour (D-49). */
const capacityColumns = {
	repairs: siteSettings.repairCapacity,
	visits: siteSettings.visitCapacity,
} satisfies Record<SlotKind, PgColumn>

const weekColumns = { repairs: siteSettings.repairWeek, visits: siteSettings.visitWeek } satisfies Record<SlotKind, PgColumn>

/**
 * What is known of the hours of that kind of work on the days from `first` to `last`: places in each, the hours of every week, what is
 * closed and why, and what is taken. One statement.
 */
export async function findHours(db: ReadDb, kind: SlotKind, { first, last }: { first: IndianDay; last: IndianDay }) {
	const asked = { kind, first, last, begin: startOfDay(first).toISOString(), end: endOfDay(last).toISOString() }
	const { capacities, weeks, closures, taken } = one(await hoursQuery(db).execute(asked))
	return {
		capacity: capacities[kind],
		week: weeks[kind],
		closures,
		taken: taken.map(([seconds, places]) => ({ hour: new Date(seconds * 1000), taken: places })),
	}
}

/** Every open checkout asks for them. */
const hoursQuery = writtenOnce((db) => {
	const closures = db
		.select({ date: slotClosures.date, time: slotClosures.time, reason: slotClosures.reason })
		.from(slotClosures)
		.where(
			and(eq(slotClosures.kind, sql.placeholder('kind')), between(slotClosures.date, sql.placeholder('first'), sql.placeholder('last'))),
		)
	const taken = db
		.select({ pair: sql`json_build_array(extract(epoch from ${takenHours.hour}), ${takenHours.taken})`.as('pair') })
		.from(takenHours)
		.where(
			and(
				eq(takenHours.kind, sql.placeholder('kind')),
				gte(takenHours.hour, sql.placeholder('begin')),
				lt(takenHours.hour, sql.placeholder('end')),
			),
		)
	return db
		.select({
			capacities: capacityColumns,
			weeks: weekColumns,
			closures: sql<(Closure & { reason: string })[]>`coalesce((select json_agg(closed) from (${closures}) closed), '[]')`,
			/** The moment in seconds, and how many are taken. */
			taken: sql<[seconds: number, places: number][]>`coalesce((select json_agg(pair) from (${taken}) held), '[]')`,
		})
		.from(siteSettings)
		.prepare(onOwnConnection('find_hours'))
})
