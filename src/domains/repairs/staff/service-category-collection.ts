import { eq, sql } from 'drizzle-orm'
import { staffCatalogue } from '#contract/repairs/staff-catalogue.ts'
import { emptyAsNull, keptWhenEmpty } from '#domains/company/collection-columns.ts'
import { positionAtEnd, slugFrom } from '#domains/company/collection-defaults.ts'
import { serveCollection } from '#domains/company/staff-collection.ts'
import type { Door } from '#platform/http/serve.ts'
import { services, serviceCategories as table } from '../tables.ts'

/** Service categories (B.ADMIN-15): at the end of the list and with a slug from the name unless said otherwise. */
export const serveServiceCategories = (door: Door) =>
	serveCollection(door, staffCatalogue.serviceCategories, {
		table,
		columns: {
			uuid: table.uuid,
			name: table.name,
			// Addresses in use lead there.
			slug: keptWhenEmpty(table.slug),
			image: emptyAsNull(table.image),
			description: table.description,
			order: table.position,
			is_active: table.isActive,
			services_count: sql`(select count(*)::int from ${services} where ${eq(services.categoryId, table.id)})`,
			version: table.version,
			created_at: table.createdAt,
		},
		derived: ['services_count'],
		searched: [table.name, table.slug],
		usual: 'order',
		order: { column: table.position },
		pictures: ['image'],
		begins: async (db, { name, slug, order }) => ({
			slug: slugFrom(slug, name),
			order: order ?? (await positionAtEnd(db, table.position)),
		}),
		refusals: {
			service_categories_name: ['name', 'A category with this name already exists.'],
			service_categories_slug_unique: ['slug', 'Another category has this address name.'],
		},
		inUse: 'This category has services. Hide it instead, or move its services to another category first.',
	})
