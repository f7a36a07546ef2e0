import { sql } from 'drizzle-orm'
import { usualGstRate, usualLimitedStock } from '#contract/parts/part-words.ts'
import { partCategories, partImages, partManufacturers, partStockChanges, parts, partVehicleModels } from '#domains/parts/tables.ts'
import { services } from '#domains/repairs/tables.ts'
import { manufacturers } from '#domains/vehicles/tables.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { paise } from '#shared/money.ts'
import { slugOf } from '#shared/slug.ts'
import { idOf, idsByKey } from './ids.ts'
import { findModelIds } from './load-vehicles.ts'
import { partCategories as categoryRows } from './parts/part-categories.ts'
import type { PartRow } from './parts/part-row.ts'
import { partRows } from './parts/part-rows.ts'

/**
 * The spare parts of a first start, in a statement for each table. Makers that the vehicles do not have are added; a model or a service
 * that the company renamed or took away is left out.
 */
export async function loadParts(db: Db) {
	if (partRows.length === 0) return
	const createdAt = now()
	const serviceIds = idsByKey(await db.select({ key: services.name, id: services.id }).from(services))
	const serviceOf = (name: string | undefined) => (name === undefined ? null : (serviceIds.get(name) ?? null))
	const categoryIds = idsByKey(
		await db
			.insert(partCategories)
			.values(categoryRows.map(({ service, ...row }, position) => ({ ...row, serviceId: serviceOf(service), position, createdAt })))
			.returning({ key: partCategories.slug, id: partCategories.id }),
	)
	const rows = partRows.map((row) => ({
		...columnsOf(row),
		categoryId: idOf(categoryIds, row.category),
		serviceId: serviceOf(row.service),
		createdAt,
	}))
	const partIds = idsByKey(await db.insert(parts).values(rows).returning({ key: parts.partNumber, id: parts.id }))

	const makerIds = await addMakers(db)
	const modelIds = await findModelIds(db)
	const ofEach = <T, Row>(list: (row: PartRow) => readonly T[], make: (partId: number, one: T, position: number) => Row) =>
		partRows.flatMap((row) => list(row).map((one, position) => make(idOf(partIds, row.partNumber), one, position)))
	const makers = ofEach(
		(row) => row.makers,
		(partId, name, position) => ({ partId, manufacturerId: idOf(makerIds, name.toLowerCase()), position }),
	)
	const images = ofEach(
		(row) => row.moreImages ?? [],
		(partId, image, position) => ({ partId, image, position }),
	)
	const stocks = ofEach(
		({ stock }) => (stock > 0 ? [stock] : []),
		(partId, stock) => ({ partId, change: stock, stockQuantity: stock, reason: 'Opening stock', createdAt }),
	)
	await db.insert(partManufacturers).values(makers)
	if (images.length > 0) await db.insert(partImages).values(images)
	if (stocks.length > 0) await db.insert(partStockChanges).values(stocks)
	// There may be more of these than a statement takes values.
	const fitting = ofEach(
		({ fits }) => (fits && 'models' in fits ? fits.models.flatMap((name) => modelIds.get(name) ?? []) : []),
		(partId, modelId) => ({ partId, modelId }),
	)
	await db.execute(sql`insert into ${partVehicleModels} (part_id, vehicle_model_id) select * from unnest(
		${sql.param(fitting.map(({ partId }) => partId))}::integer[], ${sql.param(fitting.map(({ modelId }) => modelId))}::integer[])`)
}

const columnsOf = ({
	partNumber,
	name,
	price,
	discountedPrice,
	stock,
	status,
	fits,
	features,
	specifications,
	image,
	...row
}: PartRow) => ({
	partNumber,
	name,
	slug: slugOf(`${name} ${partNumber}`, 200),
	pricePaise: paise(price),
	discountedPricePaise: discountedPrice === undefined ? null : paise(discountedPrice),
	hsn: row.hsn,
	gstRate: row.gstRate ?? usualGstRate,
	stockQuantity: stock,
	limitedStockAt: row.limitedStockAt ?? usualLimitedStock,
	setStatus: status ?? null,
	isUniversal: fits !== null && 'needs' in fits,
	needs: fits !== null && 'needs' in fits ? [...fits.needs] : [],
	description: row.description,
	features: features.join('\n'),
	specifications: { ...specifications },
	isFeatured: row.isFeatured ?? false,
	mainImage: image ?? null,
})

/** Ids of manufacturers by name in small letters, with those added that make parts alone. */
async function addMakers(db: Db) {
	const names = [...new Set(partRows.flatMap(({ makers }) => makers))]
	await db
		.insert(manufacturers)
		.values(names.map((name) => ({ name, makesVehicles: false })))
		.onConflictDoNothing()
	return idsByKey(await db.select({ key: sql<string>`lower(${manufacturers.name})`, id: manufacturers.id }).from(manufacturers))
}
