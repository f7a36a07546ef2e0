import { partNotFound } from '#contract/parts/part-words.ts'
import type { PartFitting } from '#contract/parts/parts.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { notFound, refuseField } from '#platform/http/problem.ts'
import { listPartFits } from './list-part-fits.ts'

/**
 * Whether a part fits a model, and what its fitting costs at the door for that model, in rupees; one statement. Throws 404 'Spare part not
 * found', and 400 at `vehicle_model_id` for a model that is unknown or hidden.
 */
export async function findPartFit(db: ReadDb, { uuid, modelId }: { uuid: string; modelId: number }): Promise<PartFitting> {
	const [found] = await listPartFits(db, { uuids: [uuid], modelId })
	if (!found) throw notFound(partNotFound)
	if (!found.isModelKnown) throw refuseField('vehicle_model_id', 'This is not a model that we know.')
	return { fit: found.fit, fitting_service: found.fitting_service }
}
