import { eq } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import type { StaffCategory, staff } from '#contract/staff.ts'
import { writeAudit } from '#domains/company/audit.ts'
import type { Db } from '#platform/database/database.ts'
import { announceChange } from '#platform/database/listen.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseStale } from '#platform/http/refuse-stale.ts'
import { wordViolation } from '#platform/http/word-violation.ts'
import { serviceCategories } from '../tables.ts'
import { categoryTaken } from './create-category.ts'
import { findCategory, lockCategory } from './find-category.ts'
import { stateOf } from './state-of.ts'

/** Changes what is sent of a category. Throws 404, 409 for a stale `version`, 400 for a name or slug that is taken. */
export async function changeCategory(
	db: Db,
	actor: Actor,
	uuid: string,
	{ version, order, is_active, image, slug, ...texts }: Validated<typeof staff.changeServiceCategory>['body'],
): Promise<StaffCategory> {
	const before = await lockCategory(db, uuid)
	refuseStale(version, before)
	await wordViolation(
		db
			.update(serviceCategories)
			.set({
				...texts,
				// An emptied slug stays what it was: addresses in use lead there.
				slug: slug || undefined,
				image: image === undefined ? undefined : image || null,
				position: order,
				isActive: is_active,
				version: before.version + 1,
			})
			.where(eq(serviceCategories.uuid, uuid)),
		categoryTaken,
	)
	const after = await findCategory(db, uuid)
	await writeAudit(db, actor, {
		action: 'change',
		collection: 'service-categories',
		objectId: uuid,
		before: stateOf(before),
		after: stateOf(after),
	})
	await announceChange(db)
	await recordChange(db, { collection: 'service-categories', id: uuid })
	return after
}
