import { and, asc, between, eq } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import type { IndianDay } from '#shared/days.ts'
import { slotClosures } from './tables.ts'

export type SlotKind = (typeof slotClosures.$inferSelect)['kind']
/** `time` is 'HH:mm:ss' in India, any time within the closed hour; null closes the whole day. */
export type Closure = { date: IndianDay; time: string | null }

/** Hours and days on which nobody comes, from one day in India to another, both included (D-17, D-49). */
export const listClosures = (db: Db, kind: SlotKind, { from, to }: { from: IndianDay; to: IndianDay }): Promise<Closure[]> =>
	db
		.select({ date: slotClosures.date, time: slotClosures.time })
		.from(slotClosures)
		.where(and(eq(slotClosures.kind, kind), between(slotClosures.date, from, to)))
		.orderBy(asc(slotClosures.date), asc(slotClosures.time))
