import { eq, exists, or, sql } from 'drizzle-orm'
import { staffCatalogue } from '#contract/repairs/staff-catalogue.ts'
import { asRupees, emptyAsNull } from '#domains/company/collection-columns.ts'
import { positionAtEnd } from '#domains/company/collection-defaults.ts'
import { serveCollection } from '#domains/company/staff-collection.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { Problem, refuseField } from '#platform/http/problem.ts'
import type { Door } from '#platform/http/serve.ts'
import { repairLines, serviceCategories, serviceFeatures, services as table } from '../tables.ts'
import { setFeatures } from './set-features.ts'

/** Services (B.ADMIN-16): offered at once, 60 minutes long and last of their category unless said otherwise (D-23). */
export const serveServices = (door: Door) =>
	serveCollection(door, staffCatalogue.services, {
		table,
		columns: {
			id: table.id,
			category: serviceCategories.uuid,
			category_name: serviceCategories.name,
			name: table.name,
			description: table.description,
			duration: table.duration,
			duration_minutes: table.durationMinutes,
			warranty: table.warranty,
			recommended: table.recommended,
			base_price: asRupees(table.basePricePaise),
			image_url: emptyAsNull(table.imageUrl),
			features: sql`array(
				select ${serviceFeatures.name} from ${serviceFeatures}
				where ${serviceFeatures.serviceId} = ${table.id} order by ${serviceFeatures.position}, ${serviceFeatures.id})`,
			needs: table.needs,
			order: table.position,
			is_active: table.isActive,
			version: table.version,
			created_at: table.createdAt,
		},
		joins: [{ table: serviceCategories, on: eq(serviceCategories.id, table.categoryId) }],
		searched: [table.name, table.description],
		// By uuid or slug (D-45).
		filters: {
			category: (called) => or(eq(serviceCategories.slug, called), eq(sql`${serviceCategories.uuid}::text`, called.toLowerCase())),
		},
		orderings: { order: [serviceCategories.position, table.position] },
		usual: 'order',
		order: { column: table.position, within: table.categoryId },
		pictures: ['image_url'],
		begins: async (db, { category, order }) => ({
			order: order ?? (await positionAtEnd(db, table.position, eq(table.categoryId, await findCategoryId(db, category)))),
		}),
		check: (_db, { actor, changes }) => {
			if (changes.base_price !== undefined && actor.role !== 'admin') throw new Problem(403, 'Only an admin may change the base price.')
		},
		values: async (db, { category }) => (category === undefined ? {} : { categoryId: await findCategoryId(db, category) }),
		writeParts: async (db, id, { features }) => {
			if (features) await setFeatures(db, id, features)
		},
		refusals: { services_name: ['name', 'A service with this name already exists in this category.'] },
		inUse: 'This service is in use: it was booked, lies in a cart or has prices. Hide it instead.',
		usedBy: exists(sql`(select from ${repairLines} where ${repairLines.serviceId} = ${table.id})`),
	})

/** The number of the category that a body names. Throws 400 at `category`. */
async function findCategoryId(db: ReadDb, uuid: string): Promise<number> {
	const [row] = await db.select({ id: serviceCategories.id }).from(serviceCategories).where(eq(serviceCategories.uuid, uuid))
	if (!row) throw refuseField('category', 'This is not a category.')
	return row.id
}
