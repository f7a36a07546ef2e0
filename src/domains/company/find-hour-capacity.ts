import { type SQL, sql } from 'drizzle-orm'
import { dayOf, timeOf } from '#shared/days.ts'
import type { SlotKind } from './closure.ts'

/**
 * SQL that finds how many places the hour beginning at `hour` has, inside the statement that takes one: 0 when that hour
 * or its day is closed, else the capacity an admin set (D-17). The function of the database looks at the moment it is called, so
 * that a booking which had to wait for somebody who was closing the hour does not act on what was true before.
 */
export function findHourCapacity(kind: SlotKind, hour: Date): SQL<number> {
	const hourOfDay = Number(timeOf(hour).slice(0, 2))
	return sql<number>`places_in_hour(${kind}::slot_kind, ${dayOf(hour)}::date, ${hourOfDay}::integer)`
}
