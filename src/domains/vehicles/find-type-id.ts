import { eq, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { refuseField } from '#platform/http/problem.ts'
import { vehicleTypes } from './tables.ts'

/** The number of the vehicle type that a body names by it or by its name. Throws 400 at `vehicle_type`. */
export async function findTypeId(db: Db, named: string): Promise<number> {
	const [found] = await db
		.select({ id: vehicleTypes.id })
		.from(vehicleTypes)
		.where(or(sql`${vehicleTypes.id}::text = ${named}`, eq(sql`lower(${vehicleTypes.name})`, named.toLowerCase())))
		.limit(1)
	if (!found) throw refuseField('vehicle_type', 'This is not a vehicle type.')
	return found.id
}
