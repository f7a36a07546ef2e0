import { eq, sql } from 'drizzle-orm'
import type { StaffService } from '#contract/staff.ts'
import type { Db } from '#platform/database/database.ts'
import { notFound, refuseField } from '#platform/http/problem.ts'
import { rupees } from '#shared/money.ts'
import { serviceCategories, serviceFeatures, services } from '../tables.ts'

export const selectServices = (db: Db) =>
	db
		.select({
			id: services.id,
			category: serviceCategories.uuid,
			category_name: serviceCategories.name,
			name: services.name,
			description: services.description,
			duration: services.duration,
			duration_minutes: services.durationMinutes,
			warranty: services.warranty,
			recommended: services.recommended,
			basePricePaise: services.basePricePaise,
			image_url: services.imageUrl,
			features: sql<string[]>`array(
				select ${serviceFeatures.name} from ${serviceFeatures}
				where ${serviceFeatures.serviceId} = ${services.id} order by ${serviceFeatures.position}, ${serviceFeatures.id})`,
			order: services.position,
			is_active: services.isActive,
			version: services.version,
			createdAt: services.createdAt,
		})
		.from(services)
		.innerJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))

type ServiceRow = Awaited<ReturnType<typeof selectServices>>[number]

export const presentService = ({ basePricePaise, createdAt, ...row }: ServiceRow): StaffService => ({
	...row,
	base_price: rupees(basePricePaise),
	created_at: createdAt.toISOString(),
})

/** A service as staff see it. Throws 404. */
export async function findService(db: Db, id: number): Promise<StaffService> {
	const [row] = await selectServices(db).where(eq(services.id, id))
	if (!row) throw notFound()
	return presentService(row)
}

/** The same, and nobody else may change it until the transaction ends. */
export async function lockService(db: Db, id: number): Promise<StaffService> {
	const [row] = await selectServices(db).where(eq(services.id, id)).for('no key update', { of: services })
	if (!row) throw notFound()
	return presentService(row)
}

/** The number of the category that a body names. Throws 400 at `category`. */
export async function findCategoryId(db: Db, uuid: string): Promise<number> {
	const [row] = await db.select({ id: serviceCategories.id }).from(serviceCategories).where(eq(serviceCategories.uuid, uuid))
	if (!row) throw refuseField('category', 'This is not a category.')
	return row.id
}
