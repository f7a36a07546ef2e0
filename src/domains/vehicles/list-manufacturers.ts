import { and, eq, exists } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import { inNameOrder } from './in-name-order.ts'
import { manufacturers, vehicleModels, vehicleTypes } from './tables.ts'

/** Manufacturers of vehicles that are shown, by name: all, or those with a model of one kind to choose (A.R-44, A.PICKER-14). */
export async function listManufacturers(db: ReadDb, { typeId }: { typeId?: number } = {}) {
	const modelsOfType = db
		.select({ id: vehicleModels.id })
		.from(vehicleModels)
		.innerJoin(vehicleTypes, eq(vehicleTypes.id, vehicleModels.vehicleTypeId))
		.where(
			and(
				eq(vehicleModels.manufacturerId, manufacturers.id),
				vehicleModels.isActive,
				vehicleTypes.isActive,
				eq(vehicleTypes.id, typeId ?? 0),
			),
		)
	const rows = await db
		.select({ id: manufacturers.id, name: manufacturers.name, image: manufacturers.image })
		.from(manufacturers)
		.where(and(manufacturers.isActive, manufacturers.makesVehicles, typeId === undefined ? undefined : exists(modelsOfType)))
	return inNameOrder(rows)
}
