import { eq, sql } from 'drizzle-orm'
import { staffParts } from '#contract/parts/staff-parts.ts'
import { emptyAsNull, keptWhenEmpty } from '#domains/company/collection-columns.ts'
import { positionAtEnd, slugFrom } from '#domains/company/collection-defaults.ts'
import { serveCollection } from '#domains/company/staff-collection.ts'
import { services } from '#domains/repairs/tables.ts'
import type { Door } from '#platform/http/serve.ts'
import { parts, partCategories as table } from '../tables.ts'

/** Categories of spare parts (B.ADMIN-04): at the end of the list and with a slug from the name unless said otherwise. */
export const servePartCategories = (door: Door) =>
	serveCollection(door, staffParts.partCategories, {
		table,
		columns: {
			uuid: table.uuid,
			name: table.name,
			// Addresses in use lead there.
			slug: keptWhenEmpty(table.slug),
			image: emptyAsNull(table.image),
			description: table.description,
			fitting_service: table.serviceId,
			fitting_service_name: sql`(select ${services.name} from ${services} where ${eq(services.id, table.serviceId)})`,
			order: table.position,
			is_active: table.isActive,
			parts_count: sql`(select count(*)::int from ${parts} where ${eq(parts.categoryId, table.id)})`,
			version: table.version,
			created_at: table.createdAt,
		},
		derived: ['parts_count', 'fitting_service_name'],
		searched: [table.name, table.slug],
		usual: 'order',
		order: { column: table.position },
		pictures: ['image'],
		begins: async (db, { name, slug, order }) => ({
			slug: slugFrom(slug, name),
			order: order ?? (await positionAtEnd(db, table.position)),
		}),
		refusals: {
			part_categories_name: ['name', 'A category with this name already exists.'],
			part_categories_slug_unique: ['slug', 'Another category has this address name.'],
			part_categories_service_id_services_id_fk: ['fitting_service', 'This is not a service.'],
		},
		inUse: 'This category has parts. Hide it instead, or move its parts to another category first.',
	})
