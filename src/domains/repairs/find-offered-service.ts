import { and, eq, getTableColumns } from 'drizzle-orm'
import { serviceNotFound } from '#contract/repairs/repair-words.ts'
import type { SingleService } from '#contract/repairs/repairs.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { notFound } from '#platform/http/problem.ts'
import { listFeatures } from './list-features.ts'
import { listPriceRanges } from './list-price-ranges.ts'
import { presentService } from './present-service.ts'
import { serviceCategories, services } from './tables.ts'

/** One service that is offered, with its category (B.API-32). Throws 404 'Service not found' (B.R-07). */
export async function findOfferedService(db: ReadDb, id: number): Promise<SingleService> {
	const [row] = await db
		.select({ service: getTableColumns(services), category: getTableColumns(serviceCategories) })
		.from(services)
		.innerJoin(serviceCategories, and(eq(serviceCategories.id, services.categoryId), serviceCategories.isActive))
		.where(and(eq(services.id, id), services.isActive))
	if (!row) throw notFound(serviceNotFound)
	const featuresOf = await listFeatures(db, [id])
	const rangeOf = await listPriceRanges(db, [id])
	return {
		...presentService(row.service, featuresOf(id)),
		...rangeOf(id),
		category_uuid: row.category.uuid,
		category_name: row.category.name,
		category_slug: row.category.slug,
		category_image: row.category.image,
		category_description: row.category.description,
	}
}
