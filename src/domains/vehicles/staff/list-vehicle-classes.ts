import { asc } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import { vehicleClasses } from '../tables.ts'

/** The classes of vehicles that prices know, from small to dear (D-23). */
export const listVehicleClasses = (db: ReadDb) =>
	db
		.select({ code: vehicleClasses.code, name: vehicleClasses.name })
		.from(vehicleClasses)
		.orderBy(asc(vehicleClasses.position), asc(vehicleClasses.id))
