import { sql } from 'drizzle-orm'
import type { SlotKind } from '#contract/doorstep/doorstep-words.ts'
import type { Db } from '#platform/database/database.ts'
import { type IndianDay, instantOf } from '#shared/days.ts'
import { takenHours } from '../tables.ts'

/**
 * Lets nobody take a place in that hour, or without a time in any hour of that day, until the transaction ends; waits for those
 * who are just doing it. Whoever closes hours holds them first, so that every booking is clearly before or after. Earlier
 * hours first, as everywhere, lest two wait for each other.
 */
export async function holdHours(db: Db, { kind, date, time }: { kind: SlotKind; date: IndianDay; time: string | null }): Promise<void> {
	const first = instantOf(date, time ?? '00:00').toISOString()
	await db.execute(sql`
		insert into ${takenHours} (kind, hour, taken)
		select ${kind}::slot_kind, ${first}::timestamptz + number * interval '1 hour', 0
		from generate_series(0, ${time === null ? 23 : 0}::integer) as number order by number
		on conflict (kind, hour) do update set taken = ${takenHours.taken}`)
}
