import { and, eq, isNotNull } from 'drizzle-orm'
import { visits } from './tables.ts'

/**
 * Of visits that have begun and are not recorded: a technician is at work. While there is one, its subscription is neither cancelled nor
 * moved (decision 0067). Work begins with its customer's code (0063), so one that was never begun has not been done.
 */
export const isUnsettled = () => and(eq(visits.status, 'scheduled'), isNotNull(visits.startedAt))
