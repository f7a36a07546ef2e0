import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { availabilityStatuses } from '#contract/parts/part-words.ts'
import type { PartFacets, PartFilters } from '#contract/parts/parts.ts'
import { manufacturers } from '#domains/vehicles/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { rupees } from '#shared/money.ts'
import { one } from '#shared/one.ts'
import { conditionOf, fitsModel } from './find-conditions.ts'
import type { FindParts, FoundParts } from './find-matching-parts.ts'
import { partCategories, partManufacturers, parts } from './tables.ts'

/**
 * How many parts each filter would leave: of each kind by the others, since several values of one kind are more, not less (B.PARTS-10).
 * What nobody would find is left out. Six statements at once beside those that find.
 */
export async function listFacets(db: ReadDb, query: PartFilters, find: FindParts): Promise<PartFacets> {
	const found = await find(db, query)
	const [categories, brands, availability, price, fits] = await Promise.all([
		listCategories(db, without(found, 'category')),
		listBrands(db, without(found, 'brand')),
		listAvailability(db, without(found, 'availability')),
		findPrices(db, without(found, 'price')),
		query.fits ? countFitting(db, query.vehicle_model_id, without(found, 'fits')) : found.fitting,
	])
	return { count: found.count, categories, brands, availability, price, fits }
}

const without = ({ conditions, searched }: FoundParts, name: keyof FoundParts['conditions']) => and(conditionOf(conditions, name), searched)
const howMany = sql<number>`count(*)::integer`

const listCategories = (db: ReadDb, where: SQL | undefined) =>
	db
		.select({ uuid: partCategories.uuid, name: partCategories.name, slug: partCategories.slug, count: howMany })
		.from(parts)
		.innerJoin(partCategories, eq(partCategories.id, parts.categoryId))
		.where(where)
		.groupBy(partCategories.id)
		.orderBy(asc(partCategories.position), asc(partCategories.id))

const listBrands = (db: ReadDb, where: SQL | undefined) =>
	db
		.select({ id: manufacturers.id, name: manufacturers.name, count: howMany })
		.from(parts)
		.innerJoin(partManufacturers, eq(partManufacturers.partId, parts.id))
		.innerJoin(manufacturers, eq(manufacturers.id, partManufacturers.manufacturerId))
		.where(where)
		.groupBy(manufacturers.id)
		.orderBy(asc(sql`lower(${manufacturers.name})`))

async function listAvailability(db: ReadDb, where: SQL | undefined) {
	const rows = await db
		.select({ status: parts.availabilityStatus, count: howMany })
		.from(parts)
		.where(where)
		.groupBy(parts.availabilityStatus)
	return rows.toSorted((a, b) => availabilityStatuses.indexOf(a.status) - availabilityStatuses.indexOf(b.status))
}

async function findPrices(db: ReadDb, where: SQL | undefined) {
	const price = parts.effectivePricePaise
	const { min, max } = one(
		await db
			.select({ min: sql<number | null>`min(${price})`, max: sql<number | null>`max(${price})` })
			.from(parts)
			.where(where),
	)
	return { min: min === null ? null : rupees(min), max: max === null ? null : rupees(max) }
}

async function countFitting(db: ReadDb, modelId: number | undefined, where: SQL | undefined) {
	return modelId === undefined ? null : db.$count(parts, and(where, fitsModel(modelId)))
}
