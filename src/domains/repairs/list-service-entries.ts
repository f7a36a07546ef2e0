import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ServiceEntries } from '#domains/accounts/service-entries.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { completedAt, repairLines, repairs } from './tables.ts'

/**
 * The completed repairs of a bike, with the services for its model (decision 0047). A repair that names no number is its own if it can be
 * of no other bike.
 */
export const listServiceEntries: ServiceEntries = async (db: ReadDb, { customerId, vehicleModelId, registrationNumber, isOnlyOfModel }) => {
	const ofModel = sql`${repairLines}.repair_id = ${repairs}.id and ${repairLines.vehicleModelId} = ${vehicleModelId}`
	const numbers = [...(registrationNumber ? [registrationNumber] : []), ...(isOnlyOfModel ? [''] : [])]
	if (numbers.length === 0) return []
	const rows = await db
		.select({
			doneAt: completedAt(repairs),
			done: sql<string[]>`array(select ${repairLines.serviceName} from ${repairLines} where ${ofModel} order by ${repairLines.position})`,
		})
		.from(repairs)
		.where(
			and(
				eq(repairs.customerId, customerId),
				eq(repairs.status, 'completed'),
				inArray(repairs.registrationNumber, numbers),
				sql`exists (select from ${repairLines} where ${ofModel})`,
			),
		)
	return rows.map((row) => ({ ...row, kind: 'repair', plan_name: '' }))
}
