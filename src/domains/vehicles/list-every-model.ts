import type { ReadDb } from '#platform/database/database.ts'
import { inNameOrder } from './in-name-order.ts'
import { type FoundVehicleModel, selectModels } from './select-models.ts'

/** Every model, hidden ones too, by manufacturer and name. */
export async function listEveryModel(db: ReadDb): Promise<FoundVehicleModel[]> {
	const models = inNameOrder(await selectModels(db, undefined))
	const byMaker = Map.groupBy(models, ({ manufacturerId }) => manufacturerId)
	const makers = [...byMaker.values()].map((ofMaker) => ({ name: ofMaker[0]?.manufacturerName ?? '', ofMaker }))
	return inNameOrder(makers).flatMap(({ ofMaker }) => ofMaker)
}
