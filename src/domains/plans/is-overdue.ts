import { and, eq, lt } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import { dayOf, startOfDay } from '#shared/days.ts'
import { visits } from './tables.ts'

/** Of visits of an earlier day in India than today that nobody completed or cancelled. */
export const isOverdue = () => and(eq(visits.status, 'scheduled'), lt(visits.startsAt, startOfDay(dayOf(now()))))
