import { and, eq } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import { inNameOrder } from './in-name-order.ts'
import { type FoundVehicleModel, isOffered, selectModels } from './select-models.ts'
import { manufacturers, vehicleTypes } from './tables.ts'

type Narrowed = { manufacturerId?: number; typeId?: number }

/** Models that can be chosen, by name: all, or those of one manufacturer or kind (A.R-44, A.PICKER-14). */
export async function listVehicleModels(db: ReadDb, { manufacturerId, typeId }: Narrowed): Promise<FoundVehicleModel[]> {
	const ofManufacturer = manufacturerId === undefined ? undefined : eq(manufacturers.id, manufacturerId)
	const ofType = typeId === undefined ? undefined : eq(vehicleTypes.id, typeId)
	return inNameOrder(await selectModels(db, and(isOffered, ofManufacturer, ofType)))
}
