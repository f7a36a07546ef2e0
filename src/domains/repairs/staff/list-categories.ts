import { and, eq, sql } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import { staff } from '#contract/staff.ts'
import { containsWords } from '#platform/database/contains-words.ts'
import type { Db } from '#platform/database/database.ts'
import { listPage } from '#platform/http/list-page.ts'
import { serviceCategories } from '../tables.ts'
import { presentCategory, selectCategories } from './find-category.ts'

type Asked = Validated<typeof staff.serviceCategories>['query']

/** Service categories, hidden ones too (B.ADMIN-15). */
export const listCategories = (db: Db, asked: Asked) =>
	listPage(db, staff.serviceCategories.address, asked, {
		of: serviceCategories,
		where: and(
			containsWords(asked.search, [serviceCategories.name, serviceCategories.slug]),
			asked.is_active === undefined ? undefined : eq(serviceCategories.isActive, asked.is_active),
		),
		orderings: { order: serviceCategories.position, name: sql`lower(${serviceCategories.name})`, created_at: serviceCategories.createdAt },
		usual: 'order',
		rows: async ({ where, orderBy, limit, offset }) => {
			const rows = await selectCategories(db)
				.where(where)
				.orderBy(...orderBy)
				.limit(limit)
				.offset(offset)
			return rows.map(presentCategory)
		},
	})
