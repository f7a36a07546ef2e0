import { type SQL, sql } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import { usedVehicles as table, usedVehiclePhotos, vehicleBookings, vehicleWaits } from './tables.ts'

/** Customers may see it. */
export const isListed = sql<boolean>`${table.isPublished}`
/** Somebody has an open booking of it. */
// With the table's name written out, which Drizzle drops in a query of one table.
export const isBooked = sql<boolean>`exists (select from ${vehicleBookings}
	where vehicle_id = ${table}.id and ${vehicleBookings}.status in ('pending', 'confirmed'))`
/** Somebody may book it, where it is kept for nobody else. */
export const isBookable = sql<boolean>`(${table.status} = 'available' and ${isListed} and not ${isBooked})`

/** Nobody else can book it now: it is booked, or kept for somebody who waited for it. */
export const isTaken = sql<boolean>`(${isBooked} or exists (select from ${vehicleWaits} where vehicle_id = ${table}.id and turn_ends_at is not null))`

/** The key of the photo that stands for it; null where it has none. */
export const frontPhoto = sql<string | null>`(select file_key from ${usedVehiclePhotos}
	where vehicle_id = ${table}.id order by position, ${usedVehiclePhotos}.id limit 1)`

const columns = {
	id: table.id,
	brand: table.brand,
	model: table.model,
	year: table.year,
	kmsDriven: table.kmsDriven,
	fuelType: table.fuelType,
	status: table.status,
	pricePaise: table.pricePaise,
	color: table.color,
	engineCc: table.engineCc,
	registeredIn: table.registeredIn,
	owners: table.owners,
	drawing: table.drawing,
	paint: table.paint,
	createdAt: table.createdAt,
	isTaken,
	frontPhoto,
}
export type FoundVehicle = Awaited<ReturnType<typeof findVehicles>>[number]

type Slice = { where: SQL | undefined; orderBy: SQL[]; limit: number; offset?: number }
/** Used vehicles as cards need them. One statement. */
export const findVehicles = (db: ReadDb, { where, orderBy, limit, offset = 0 }: Slice) =>
	db
		.select(columns)
		.from(table)
		.where(where)
		.orderBy(...orderBy)
		.limit(limit)
		.offset(offset)
