import { eq } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import { inNameOrder } from './in-name-order.ts'
import { vehicleTypes } from './tables.ts'

/** Kinds of vehicle that are shown, by name; also those for which no manufacturer is there yet (A.R-44, A.PICKER-17). */
export const listVehicleTypes = async (db: ReadDb) =>
	inNameOrder(
		await db
			.select({ id: vehicleTypes.id, name: vehicleTypes.name, image: vehicleTypes.image })
			.from(vehicleTypes)
			.where(eq(vehicleTypes.isActive, true)),
	)
