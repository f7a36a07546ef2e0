import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import { staff } from '#contract/staff.ts'
import { containsWords } from '#platform/database/contains-words.ts'
import type { Db } from '#platform/database/database.ts'
import { listPage } from '#platform/http/list-page.ts'
import { serviceCategories, services } from '../tables.ts'
import { presentService, selectServices } from './find-service.ts'

type Asked = Validated<typeof staff.services>['query']

/** Services, hidden ones too; `category` is a uuid or slug (B.ADMIN-16, D-45). */
export const listServices = (db: Db, asked: Asked) =>
	listPage(db, staff.services.address, asked, {
		of: services,
		where: and(
			containsWords(asked.search, [services.name, services.description]),
			asked.is_active === undefined ? undefined : eq(services.isActive, asked.is_active),
			asked.category ? inArray(services.categoryId, categoriesCalled(db, asked.category)) : undefined,
		),
		orderings: {
			order: [serviceCategories.position, services.position],
			name: sql`lower(${services.name})`,
			base_price: services.basePricePaise,
			created_at: services.createdAt,
		},
		usual: 'order',
		rows: async ({ where, orderBy, limit, offset }) => {
			const rows = await selectServices(db)
				.where(where)
				.orderBy(...orderBy)
				.limit(limit)
				.offset(offset)
			return rows.map(presentService)
		},
	})

const categoriesCalled = (db: Db, name: string) =>
	db
		.select({ id: serviceCategories.id })
		.from(serviceCategories)
		.where(or(eq(serviceCategories.slug, name), eq(sql`${serviceCategories.uuid}::text`, name.toLowerCase())))
