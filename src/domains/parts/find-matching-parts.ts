import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { PartFilters } from '#contract/parts/parts.ts'
import { findVehicleModels } from '#domains/vehicles/find-vehicle-model.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { refuseField } from '#platform/http/problem.ts'
import { one } from '#shared/one.ts'
import { stableJson } from '#shared/stable-json.ts'
import { conditionOf, filterConditions, fitsModel } from './find-conditions.ts'
import { findMeantCondition, matchesAsTyped } from './find-search-conditions.ts'
import { parts } from './tables.ts'

/** The result of filters and search: how many parts, how many of them fit the model in question, and the conditions that were used. */
export type FoundParts = {
	conditions: ReturnType<typeof filterConditions>
	searched: SQL | undefined
	where: SQL | undefined
	count: number
	/** Null without a model. */
	fitting: number | null
}
export type FindParts = (db: ReadDb, query: PartFilters) => Promise<FoundParts>

/** Finds and counts once for all pages and orders of the same filters; `remember` caches the result. */
export const findPartsOnce =
	(remember: (key: string, make: () => Promise<FoundParts>) => Promise<FoundParts>): FindParts =>
	(db, query) =>
		remember(stableJson({ ...query, ordering: undefined, page: undefined, page_size: undefined }), () => findParts(db, query))

/**
 * What is found by filters and search; where no part has every word as it was typed, by what was meant (D-14). Two statements, two more
 * for a misspelt search. Throws 400 at `vehicle_model_id` for a model that is unknown or hidden, or missing beside `fits`.
 */
export async function findParts(db: ReadDb, query: PartFilters): Promise<FoundParts> {
	const modelId = query.vehicle_model_id
	if (query.fits && modelId === undefined) throw refuseField('vehicle_model_id', 'This field is required.')
	const conditions = filterConditions(query)
	const found = async (searched: SQL | undefined) => {
		const where = and(conditionOf(conditions), searched)
		const { ids, ...counted } = await countParts(db, where, { modelId, wantsIds: searched !== undefined })
		// What a search has found is not looked for again to show a page of it.
		return { conditions, searched, where: ids && counted.count <= ids.length ? inArray(parts.id, ids) : where, ...counted }
	}
	const [typed] = await Promise.all([found(matchesAsTyped(query.search)), refuseUnknownModel(db, modelId)])
	return typed.count === 0 && query.search !== '' ? found(await findMeantCondition(db, query.search)) : typed
}

/** Ids that a search hands on: what finds more than so many is common enough to be found in order. */
const maxIds = 200

async function countParts(db: ReadDb, where: SQL | undefined, { modelId, wantsIds }: { modelId: number | undefined; wantsIds: boolean }) {
	const ids = wantsIds ? sql<number[] | null>`(array_agg(${parts.id}))[1:${sql.raw(String(maxIds))}]` : sql<null>`null`
	const fitting = modelId === undefined ? sql<null>`null` : sql<number>`(count(*) filter (where ${fitsModel(modelId)}))::integer`
	return one(await db.select({ count: sql<number>`count(*)::integer`, fitting, ids }).from(parts).where(where))
}

async function refuseUnknownModel(db: ReadDb, modelId: number | undefined) {
	if (modelId === undefined) return
	const [model] = await findVehicleModels(db, [modelId])
	if (!model?.isOffered) throw refuseField('vehicle_model_id', 'This is not a model that we know.')
}
