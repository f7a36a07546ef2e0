import { sql } from 'drizzle-orm'
import type { SlotKind } from '#contract/doorstep/doorstep-words.ts'
import type { Db } from '#platform/database/database.ts'
import { type IndianDay, instantOf } from '#shared/days.ts'
import { takenHours } from '../tables.ts'

/** Days, and starting hours of each; without hours the whole days. */
type Hours = { kind: SlotKind; dates: readonly IndianDay[]; times: readonly string[] | null }

/**
 * Locks these hours until the transaction ends, so that nobody takes a place in them; waits for bookings under way. Whoever closes hours
 * locks them first, so that every booking is clearly before or after. Earlier hours first, as everywhere, lest two wait for each other.
 * Returns how many places are taken in them.
 */
export async function holdHours(db: Db, { kind, dates, times }: Hours): Promise<number> {
	const hours = dates.flatMap((date) => (times ?? wholeDay).map((time) => instantOf(date, time).toISOString()))
	const { rows } = await db.execute<{ taken: number }>(sql`
		insert into ${takenHours} (kind, hour, taken)
		select ${kind}::slot_kind, hour, 0 from unnest(${sql.param(hours)}::timestamptz[]) as hour order by hour
		on conflict (kind, hour) do update set taken = ${takenHours.taken}
		returning taken`)
	return rows.reduce((sum, { taken }) => sum + taken, 0)
}

/**
 * The same for every hour there is, whatever its day and kind, for who changes what counts in all of them. The table rather than its rows:
 * hours that nobody booked yet have none. This mode, which even those who only hold rows of it refuse: a lesser one would be waited for by
 * somebody whom its holder waits for.
 */
export async function holdEveryHour(db: Db): Promise<void> {
	await db.execute(sql`lock table ${takenHours} in exclusive mode`)
}

const wholeDay = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
