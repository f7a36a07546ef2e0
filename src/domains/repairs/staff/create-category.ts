import { sql } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import type { StaffCategory, staff } from '#contract/staff.ts'
import { writeAudit } from '#domains/company/audit.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { announceChange } from '#platform/database/listen.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseField } from '#platform/http/problem.ts'
import { wordViolation } from '#platform/http/word-violation.ts'
import { one } from '#shared/one.ts'
import { slugOf } from '#shared/slug.ts'
import { serviceCategories } from '../tables.ts'
import { findCategory } from './find-category.ts'
import { stateOf } from './state-of.ts'

/** Makes a category, at the end of the list unless `order` says otherwise; its slug comes from its name. Throws 400 for a name or slug that is taken. */
export async function createCategory(
	db: Db,
	actor: Actor,
	asked: Validated<typeof staff.createServiceCategory>['body'],
): Promise<StaffCategory> {
	const slug = asked.slug || slugOf(asked.name)
	if (slug === '') throw refuseField('slug', 'Please give a slug: the name has no letters that an address could carry.')
	const { uuid } = one(
		await wordViolation(
			db
				.insert(serviceCategories)
				.values({
					name: asked.name,
					slug,
					image: asked.image || null,
					description: asked.description ?? '',
					position: asked.order ?? sql`(select coalesce(max(${serviceCategories.position}), 0) + 1 from ${serviceCategories})`,
					isActive: asked.is_active ?? true,
					createdAt: now(),
				})
				.returning({ uuid: serviceCategories.uuid }),
			categoryTaken,
		),
	)
	const made = await findCategory(db, uuid)
	await writeAudit(db, actor, { action: 'create', collection: 'service-categories', objectId: uuid, before: null, after: stateOf(made) })
	await announceChange(db)
	await recordChange(db, { collection: 'service-categories', id: uuid })
	return made
}

/** Words for a name or slug that another category has. */
export function categoryTaken(constraint: string) {
	if (constraint === 'service_categories_name') return refuseField('name', 'A category with this name already exists.')
	if (constraint === 'service_categories_slug_unique') return refuseField('slug', 'A category with this slug already exists.')
}
