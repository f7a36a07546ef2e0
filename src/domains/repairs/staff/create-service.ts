import { eq, sql } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import type { StaffService, staff } from '#contract/staff.ts'
import { writeAudit } from '#domains/company/audit.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { announceChange } from '#platform/database/listen.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseField } from '#platform/http/problem.ts'
import { wordViolation } from '#platform/http/word-violation.ts'
import { paise } from '#shared/money.ts'
import { one } from '#shared/one.ts'
import { services } from '../tables.ts'
import { findCategoryId, findService } from './find-service.ts'
import { setFeatures } from './set-features.ts'
import { stateOf } from './state-of.ts'

/** Makes a service: offered at once, 60 minutes long and last of its category unless said otherwise (D-23). Throws 400 for an unknown category or a name that is taken. */
export async function createService(db: Db, actor: Actor, asked: Validated<typeof staff.createService>['body']): Promise<StaffService> {
	const categoryId = await findCategoryId(db, asked.category)
	const { id } = one(
		await wordViolation(
			db
				.insert(services)
				.values({
					categoryId,
					name: asked.name,
					description: asked.description,
					duration: asked.duration,
					durationMinutes: asked.duration_minutes,
					warranty: asked.warranty,
					recommended: asked.recommended,
					basePricePaise: paise(asked.base_price),
					imageUrl: asked.image_url || null,
					position:
						asked.order ??
						sql`(select coalesce(max(${services.position}), 0) + 1 from ${services} where ${eq(services.categoryId, categoryId)})`,
					isActive: asked.is_active,
					createdAt: now(),
				})
				.returning({ id: services.id }),
			serviceTaken,
		),
	)
	await setFeatures(db, id, asked.features ?? [])
	const made = await findService(db, id)
	await writeAudit(db, actor, { action: 'create', collection: 'services', objectId: id, before: null, after: stateOf(made) })
	await announceChange(db)
	await recordChange(db, { collection: 'services', id })
	return made
}

/** Words for a name that another service of the category has. */
export function serviceTaken(constraint: string) {
	if (constraint === 'services_name') return refuseField('name', 'A service with this name already exists in this category.')
}
