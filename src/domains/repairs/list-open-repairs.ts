import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import { openStatuses } from './open-statuses.ts'
import { repairs } from './tables.ts'

/** A customer's repairs that are still to be done, the next first. One statement. */
export const listOpenRepairs = (db: ReadDb, customerId: number) =>
	db
		.select({ id: repairs.id, reference: repairs.reference })
		.from(repairs)
		.where(and(eq(repairs.customerId, customerId), inArray(repairs.status, openStatuses)))
		.orderBy(asc(repairs.startsAt), asc(repairs.id))
