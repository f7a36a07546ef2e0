import { and, eq, sql } from 'drizzle-orm'
import { type FoundVehicleModel, isOffered, selectModels } from '#domains/vehicles/select-models.ts'
import { vehicleModels } from '#domains/vehicles/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'

/**
 * The bike that a message is about: the one it names in full ('Splendor Plus', 'Pulsar 150'), else the chosen one; null without
 * either, or where that is not offered any more. One statement.
 */
export async function findBike(db: ReadDb, message: string, chosenId: number | null): Promise<FoundVehicleModel | null> {
	const said = ` ${message
		.toLowerCase()
		.replace(/[^\p{L}\d]+/gu, ' ')
		.trim()} `
	const plainName = sql`' ' || trim(regexp_replace(lower(${vehicleModels.name}), '[^[:alnum:]]+', ' ', 'g')) || ' '`
	const isNamed = sql`position(${plainName} in ${said}) > 0`
	const [found] = await selectModels(
		db,
		and(isOffered, sql`(${isNamed} or ${chosenId === null ? sql`false` : eq(vehicleModels.id, chosenId)})`),
	)
		.orderBy(sql`${isNamed} desc`, sql`length(${vehicleModels.name}) desc`, vehicleModels.id)
		.limit(1)
	return found ?? null
}
