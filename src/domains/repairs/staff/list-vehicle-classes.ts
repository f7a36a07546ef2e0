import { asc } from 'drizzle-orm'
import { vehicleClasses } from '#domains/vehicles/tables.ts'
import type { Db } from '#platform/database/database.ts'

/** The classes of vehicles that prices know, from small to dear (D-23). */
export const listVehicleClasses = (db: Db) =>
	db
		.select({ code: vehicleClasses.code, name: vehicleClasses.name })
		.from(vehicleClasses)
		.orderBy(asc(vehicleClasses.position), asc(vehicleClasses.id))
