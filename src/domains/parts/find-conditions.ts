import { and, eq, gt, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PartFilters } from '#contract/parts/parts.ts'
import { manufacturers, vehicleModels } from '#domains/vehicles/tables.ts'
import { largestPaise, paise } from '#shared/money.ts'
import { partCategories, partManufacturers, parts, partVehicleModels } from './tables.ts'

/** What a customer may see: retired parts, and those of a retired category, are in old orders alone (B.ADMIN-10). */
export const isShown = sql<boolean>`(${parts.isActive} and ${parts.categoryId} <> all(array(
	select ${partCategories.id} from ${partCategories} where not ${partCategories.isActive})))`
/** What he may buy just now (B.E-02). */
export const isBuyable = and(isShown, isNull(parts.setStatus), gt(parts.stockQuantity, 0))

/** Each filter of the lists as a condition; they combine with AND, several values of one with OR (B.PARTS-10). */
export const filterConditions = (query: PartFilters) =>
	({
		price: priceWithin(query),
		category: query.category && isOfCategory(query.category),
		brand: query.brand && isOfBrand(query.brand),
		availability: query.availability_status && inArray(parts.availabilityStatus, query.availability_status),
		featured: query.is_featured === undefined ? undefined : eq(parts.isFeatured, query.is_featured),
		fits: query.fits && query.vehicle_model_id !== undefined ? fitsModel(query.vehicle_model_id) : undefined,
	}) satisfies Record<string, SQL | undefined>

/** All of them but what `without` names, of parts that are shown. */
export function conditionOf(conditions: ReturnType<typeof filterConditions>, without?: keyof typeof conditions) {
	const others = Object.entries(conditions).flatMap(([name, condition]) => (name === without || !condition ? [] : [condition]))
	return and(isShown, ...others)
}

/** Bounds included, of what a customer pays (B.PARTS-04). */
const priceWithin = ({ min_price, max_price }: PartFilters) =>
	and(
		min_price === undefined ? undefined : gte(parts.effectivePricePaise, columnPaise(min_price)),
		max_price === undefined ? undefined : lte(parts.effectivePricePaise, columnPaise(max_price)),
	)
/** No price is beyond what the column counts to. */
const columnPaise = (amount: number) => Math.min(largestPaise, paise(Math.min(amount, 1e9)))

/** By uuid or slug (D-45). */
export const isOfCategory = (named: string[]) =>
	sql`${parts.categoryId} in (select ${partCategories.id} from ${partCategories}
		where ${or(inArray(partCategories.slug, named), inArray(sql`${partCategories.uuid}::text`, lowered(named)))})`

/** By a manufacturer's id or name (D-45). */
export const isOfBrand = (named: string[]) =>
	sql`${parts.id} in (select ${partManufacturers.partId} from ${partManufacturers}
		where ${partManufacturers.manufacturerId} in (select ${manufacturers.id} from ${manufacturers}
			where ${or(inArray(sql`${manufacturers.id}::text`, named), inArray(sql`lower(${manufacturers.name})`, lowered(named)))}))`
const lowered = (named: string[]) => named.map((name) => name.toLowerCase())

/** Whether a part is for a model: named, or for every vehicle that has what it needs (decision 0036). */
export const fitsModel = (modelId: number) =>
	sql<boolean>`(${parts.id} in (select ${partVehicleModels.partId} from ${partVehicleModels} where ${partVehicleModels.vehicleModelId} = ${modelId})
		or ${parts.isUniversal} and ${hasNeeds(sql`${modelId}`)})`

export type Fit = 'fits' | 'does_not_fit' | 'not_known'
/** The same with what is known beyond: what lacks a need, or is for other models, does not fit; of the rest nobody has said. */
export const fitOf = (modelId: SQL | number) => sql<Fit>`case
	when exists(select from ${partVehicleModels} where ${partVehicleModels.partId} = ${parts.id} and ${partVehicleModels.vehicleModelId} = ${modelId})
		or ${parts.isUniversal} and ${hasNeeds(modelId)} then 'fits'
	when ${parts.isUniversal} or not ${hasNeeds(modelId)}
		or exists(select from ${partVehicleModels} where ${partVehicleModels.partId} = ${parts.id}) then 'does_not_fit'
	else 'not_known' end`

const hasNeeds = (modelId: SQL | number) =>
	sql`(${parts.needs} <@ (select ${vehicleModels.traits} || ${vehicleModels.fuel}::text from ${vehicleModels} where ${vehicleModels.id} = ${modelId}))`
