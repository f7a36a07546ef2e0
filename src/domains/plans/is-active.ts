import { and, eq, gte, lt } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import { dayOf } from '#shared/days.ts'
import { subscriptions } from './tables.ts'

/** Of subscriptions whose last day in India is not over (A.R-62, A.E-32). */
export const isActive = () => and(eq(subscriptions.status, 'active'), gte(subscriptions.endDate, dayOf(now())))
/** Of those that nobody cancelled and whose last day is over. */
export const isPast = () => and(eq(subscriptions.status, 'active'), lt(subscriptions.endDate, dayOf(now())))
