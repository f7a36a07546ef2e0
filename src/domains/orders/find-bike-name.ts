import { findVehicleModels } from '#domains/vehicles/find-vehicle-model.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { refuseField } from '#platform/http/problem.ts'

/** The name of the chosen bike: 'Hero Splendor Plus'. Throws 400 at `vehicle_model_id` for a model that is unknown or hidden. */
export async function findBikeName(db: ReadDb, modelId: number): Promise<string> {
	const [model] = await findVehicleModels(db, [modelId])
	if (!model?.isOffered) throw refuseField('vehicle_model_id', 'This is not a model that we know.')
	return `${model.manufacturerName} ${model.name}`
}
