import { and, eq } from 'drizzle-orm'
import { manufacturers, vehicleModels } from '#domains/vehicles/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { refuseField } from '#platform/http/problem.ts'

/** What the chosen bike is called: 'Hero Splendor Plus'. Throws 400 at `vehicle_model_id` for a model that is unknown or hidden. */
export async function findBikeName(db: ReadDb, modelId: number): Promise<string> {
	const [model] = await db
		.select({ name: vehicleModels.name, manufacturer: manufacturers.name })
		.from(vehicleModels)
		.innerJoin(manufacturers, eq(manufacturers.id, vehicleModels.manufacturerId))
		.where(and(eq(vehicleModels.id, modelId), vehicleModels.isActive))
	if (!model) throw refuseField('vehicle_model_id', 'This is not a model that we know.')
	return `${model.manufacturer} ${model.name}`
}
