import { and, eq, isNotNull, lte, or } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import { visits } from './tables.ts'

/**
 * Of visits that have begun, or whose time has come, and that nobody recorded: whether they are used is not known. While there is one, its
 * subscription is neither cancelled nor moved (decision 0041).
 */
export const isUnsettled = () => and(eq(visits.status, 'scheduled'), or(lte(visits.startsAt, now()), isNotNull(visits.startedAt)))
