import { type SQL, sql } from 'drizzle-orm'
import { dayOf, timeOf } from '#shared/days.ts'

/** What `hourCapacity` asks for besides the kind: the hour beginning at that moment, as India's calendar says it. */
export const capacityOf = (hour: Date) => ({ day: dayOf(hour), hourOfDay: Number(timeOf(hour).slice(0, 2)) })

/**
 * SQL that finds how many places an hour has, inside the statement that takes one, whose placeholders are `kind` and those of
 * `capacityOf`: 0 when that hour or its day is closed, else the capacity an admin set (D-17). The function of the database looks at
 * the moment it is called, so that a booking which had to wait for somebody who was closing the hour does not act on what was true
 * before.
 */
export const hourCapacity: SQL<number> = sql`places_in_hour(${sql.placeholder('kind')}::slot_kind, ${sql.placeholder('day')}::date, ${sql.placeholder('hourOfDay')}::integer)`
