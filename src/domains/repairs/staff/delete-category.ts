import { eq } from 'drizzle-orm'
import { writeAudit } from '#domains/company/audit.ts'
import type { Db } from '#platform/database/database.ts'
import { announceChange } from '#platform/database/listen.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { Problem } from '#platform/http/problem.ts'
import { wordViolation } from '#platform/http/word-violation.ts'
import { serviceCategories } from '../tables.ts'
import { lockCategory } from './find-category.ts'
import { stateOf } from './state-of.ts'

/** Deletes a category that has no services. Throws 404, 409 when it is in use. */
export async function deleteCategory(db: Db, actor: Actor, uuid: string): Promise<undefined> {
	const before = await lockCategory(db, uuid)
	await wordViolation(
		db.delete(serviceCategories).where(eq(serviceCategories.uuid, uuid)),
		() => new Problem(409, 'This category has services. Hide it instead, or move its services to another category first.'),
	)
	await writeAudit(db, actor, { action: 'delete', collection: 'service-categories', objectId: uuid, before: stateOf(before), after: null })
	await announceChange(db)
	await recordChange(db, { collection: 'service-categories', id: uuid })
}
