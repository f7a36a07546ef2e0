import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { dayOf, timeOf } from '#shared/days.ts'
import type { SlotKind } from './list-closures.ts'
import { siteSettings, slotClosures } from './tables.ts'

/**
 * SQL that finds how many places the hour beginning at `hour` has, inside the statement that takes one: 0 when that hour
 * or its day is closed, else the capacity an admin set (D-17). A booking thus never acts on a capacity read earlier.
 */
export function findHourCapacity(kind: SlotKind, hour: Date): SQL<number> {
	const hourOfDay = Number(timeOf(hour).slice(0, 2))
	const closed = and(
		eq(slotClosures.kind, kind),
		eq(slotClosures.date, dayOf(hour)),
		or(isNull(slotClosures.time), sql`extract(hour from ${slotClosures.time}) = ${hourOfDay}`),
	)
	const capacity = kind === 'repairs' ? siteSettings.repairCapacity : siteSettings.visitCapacity
	return sql<number>`coalesce((select ${capacity} from ${siteSettings} where not exists (select from ${slotClosures} where ${closed})), 0)`
}
