import { and, eq, inArray } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import { type FoundVehicleModel, isOffered, selectModels } from './select-models.ts'
import { manufacturers, vehicleModels } from './tables.ts'

/**
 * The model that a customer chose; null when there is none, when it is another manufacturer's, and when it, its manufacturer
 * or its type is hidden (B.R-44).
 */
export async function findVehicleModel(
	db: ReadDb,
	{ manufacturerId, modelId }: { manufacturerId: number; modelId: number },
): Promise<FoundVehicleModel | null> {
	const [model] = await selectModels(db, and(eq(vehicleModels.id, modelId), eq(manufacturers.id, manufacturerId), isOffered))
	return model ?? null
}

/** Models by id, in one statement and no order. Hidden ones too, since what was chosen earlier keeps its name: see `isOffered`. */
export const findVehicleModels = async (db: ReadDb, ids: readonly number[]): Promise<FoundVehicleModel[]> =>
	ids.length === 0 ? [] : selectModels(db, inArray(vehicleModels.id, [...new Set(ids)]))
