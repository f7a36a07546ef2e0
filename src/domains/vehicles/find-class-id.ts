import { eq } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { refuseField } from '#platform/http/problem.ts'
import { vehicleClasses } from './tables.ts'

/** The number of the class that a body names by its code. Throws 400 at `vehicle_class`. */
export async function findClassId(db: Db, code: string): Promise<number> {
	const [row] = await db.select({ id: vehicleClasses.id }).from(vehicleClasses).where(eq(vehicleClasses.code, code))
	if (!row) throw refuseField('vehicle_class', 'This is not a class of vehicles.')
	return row.id
}
