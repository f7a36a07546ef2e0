import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { SlotKind } from '#contract/doorstep/doorstep-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { IndianDay } from '#shared/days.ts'
import { slotClosures } from '../tables.ts'

/**
 * Those of these days that are closed as a whole. Asked once their hours are held (`holdHours`): whoever closes a day holds all of its hours,
 * so that nobody closes it meanwhile.
 */
export const listClosedDays = (db: ReadDb, { kind, dates }: { kind: SlotKind; dates: readonly IndianDay[] }) =>
	db
		.select({ id: slotClosures.id, date: slotClosures.date })
		.from(slotClosures)
		.where(and(eq(slotClosures.kind, kind), inArray(slotClosures.date, [...dates]), isNull(slotClosures.time)))
