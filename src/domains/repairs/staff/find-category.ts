import { eq, sql } from 'drizzle-orm'
import type { StaffCategory } from '#contract/staff.ts'
import type { Db } from '#platform/database/database.ts'
import { notFound } from '#platform/http/problem.ts'
import { serviceCategories, services } from '../tables.ts'

export const selectCategories = (db: Db) =>
	db
		.select({
			id: serviceCategories.id,
			uuid: serviceCategories.uuid,
			name: serviceCategories.name,
			slug: serviceCategories.slug,
			image: serviceCategories.image,
			description: serviceCategories.description,
			order: serviceCategories.position,
			is_active: serviceCategories.isActive,
			services_count: sql<number>`(select count(*)::int from ${services} where ${eq(services.categoryId, serviceCategories.id)})`,
			version: serviceCategories.version,
			createdAt: serviceCategories.createdAt,
		})
		.from(serviceCategories)

type CategoryRow = Awaited<ReturnType<typeof selectCategories>>[number]

export const presentCategory = ({ id: _, createdAt, ...row }: CategoryRow): StaffCategory => ({
	...row,
	created_at: createdAt.toISOString(),
})

/** A category as staff see it. Throws 404. */
export async function findCategory(db: Db, uuid: string): Promise<StaffCategory> {
	const [row] = await selectCategories(db).where(eq(serviceCategories.uuid, uuid))
	if (!row) throw notFound()
	return presentCategory(row)
}

/** The same, and nobody else may change it until the transaction ends. */
export async function lockCategory(db: Db, uuid: string): Promise<StaffCategory> {
	const [row] = await selectCategories(db).where(eq(serviceCategories.uuid, uuid)).for('no key update', { of: serviceCategories })
	if (!row) throw notFound()
	return presentCategory(row)
}
