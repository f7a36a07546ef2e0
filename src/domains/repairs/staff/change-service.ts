import { eq } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import type { StaffService, staff } from '#contract/staff.ts'
import { writeAudit } from '#domains/company/audit.ts'
import type { Db } from '#platform/database/database.ts'
import { announceChange } from '#platform/database/listen.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { Problem } from '#platform/http/problem.ts'
import { refuseStale } from '#platform/http/refuse-stale.ts'
import { wordViolation } from '#platform/http/word-violation.ts'
import { paise } from '#shared/money.ts'
import { services } from '../tables.ts'
import { serviceTaken } from './create-service.ts'
import { findCategoryId, findService, lockService } from './find-service.ts'
import { setFeatures } from './set-features.ts'
import { stateOf } from './state-of.ts'

/**
 * Changes what is sent of a service; what was booked keeps its own copy (B.R-49). Throws 403 for a base price by anybody but an
 * admin (D-48), 404, 409 for a stale `version`, 400 for an unknown category or a name that is taken.
 */
export async function changeService(
	db: Db,
	actor: Actor,
	id: number,
	{ version, category, base_price, features, ...asked }: Validated<typeof staff.changeService>['body'],
): Promise<StaffService> {
	if (base_price !== undefined && actor.role !== 'admin') throw new Problem(403, 'Only an admin may change the base price.')
	const before = await lockService(db, id)
	refuseStale(version, before)
	await wordViolation(
		db
			.update(services)
			.set({
				categoryId: category === undefined ? undefined : await findCategoryId(db, category),
				name: asked.name,
				description: asked.description,
				duration: asked.duration,
				durationMinutes: asked.duration_minutes,
				warranty: asked.warranty,
				recommended: asked.recommended,
				basePricePaise: base_price === undefined ? undefined : paise(base_price),
				imageUrl: asked.image_url === undefined ? undefined : asked.image_url || null,
				position: asked.order,
				isActive: asked.is_active,
				version: before.version + 1,
			})
			.where(eq(services.id, id)),
		serviceTaken,
	)
	if (features) await setFeatures(db, id, features)
	const after = await findService(db, id)
	await writeAudit(db, actor, { action: 'change', collection: 'services', objectId: id, before: stateOf(before), after: stateOf(after) })
	await announceChange(db)
	await recordChange(db, { collection: 'services', id })
	return after
}
