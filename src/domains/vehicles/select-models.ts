import { eq, type SQL, sql } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import { manufacturers, vehicleClasses, vehicleModels, vehicleTypes } from './tables.ts'

/** A model with the names around it, as the picker, carts, bookings and profiles need it. */
export type FoundVehicleModel = Awaited<ReturnType<typeof selectModels>>[number]

/** Whether a customer may choose it: neither it nor its manufacturer nor its type is hidden. */
export const isOffered = sql<boolean>`(${vehicleModels.isActive} and ${manufacturers.isActive} and ${vehicleTypes.isActive})`

/** Models with the names around them. `isOffered` and conditions on models, manufacturers, types and classes narrow them. */
export const selectModels = (db: ReadDb, where: SQL | undefined) =>
	db
		.select({
			id: vehicleModels.id,
			name: vehicleModels.name,
			image: vehicleModels.image,
			manufacturerId: manufacturers.id,
			manufacturerName: manufacturers.name,
			vehicleTypeId: vehicleTypes.id,
			vehicleTypeName: vehicleTypes.name,
			vehicleClassId: vehicleClasses.id,
			vehicleClassCode: vehicleClasses.code,
			vehicleClassName: vehicleClasses.name,
			fuel: vehicleModels.fuel,
			displacementCc: vehicleModels.displacementCc,
			motorKw: vehicleModels.motorKw,
			drawing: vehicleModels.drawing,
			paint: vehicleModels.paint,
			isOffered,
		})
		.from(vehicleModels)
		.innerJoin(manufacturers, eq(manufacturers.id, vehicleModels.manufacturerId))
		.innerJoin(vehicleTypes, eq(vehicleTypes.id, vehicleModels.vehicleTypeId))
		.innerJoin(vehicleClasses, eq(vehicleClasses.id, vehicleModels.vehicleClassId))
		.where(where)
