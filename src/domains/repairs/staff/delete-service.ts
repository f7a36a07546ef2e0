import { and, eq, notExists } from 'drizzle-orm'
import { writeAudit } from '#domains/company/audit.ts'
import type { Db } from '#platform/database/database.ts'
import { announceChange } from '#platform/database/listen.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { Problem } from '#platform/http/problem.ts'
import { wordViolation } from '#platform/http/word-violation.ts'
import { repairLines, services } from '../tables.ts'
import { lockService } from './find-service.ts'
import { stateOf } from './state-of.ts'

/** Deletes a service that was never booked, lies in no cart and has no prices of its own. Throws 404, 409 when it is in use. */
export async function deleteService(db: Db, actor: Actor, id: number): Promise<undefined> {
	const before = await lockService(db, id)
	const neverBooked = notExists(db.select({ id: repairLines.id }).from(repairLines).where(eq(repairLines.serviceId, id)))
	const deleted = await wordViolation(
		db
			.delete(services)
			.where(and(eq(services.id, id), neverBooked))
			.returning({ id: services.id }),
		inUse,
	)
	if (deleted.length === 0) throw inUse()
	await writeAudit(db, actor, { action: 'delete', collection: 'services', objectId: id, before: stateOf(before), after: null })
	await announceChange(db)
	await recordChange(db, { collection: 'services', id })
}

const inUse = () => new Problem(409, 'This service is in use: it was booked, lies in a cart or has prices. Hide it instead.')
