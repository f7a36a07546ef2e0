import { asc, eq } from 'drizzle-orm'
import type { PartCategory } from '#contract/parts/parts.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { partCategories } from './tables.ts'

/** Categories that are offered, in their order (B.API-15). One statement. */
export const listPartCategories = (db: ReadDb): Promise<PartCategory[]> =>
	db
		.select({
			uuid: partCategories.uuid,
			name: partCategories.name,
			slug: partCategories.slug,
			image: partCategories.image,
			description: partCategories.description,
		})
		.from(partCategories)
		.where(eq(partCategories.isActive, true))
		.orderBy(asc(partCategories.position), asc(partCategories.id))
