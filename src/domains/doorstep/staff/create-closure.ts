import { writeAudit } from '#domains/company/audit.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { announceChange } from '#platform/database/listen.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { wordViolation } from '#platform/http/word-violation.ts'
import { one } from '#shared/one.ts'
import { slotClosures } from '../tables.ts'
import { closureState } from './find-closure.ts'
import { type AskedClosure, closedTwice } from './refuse-closure.ts'

/**
 * Closes an hour or a day that `refuseClosure` let through, for what is booked from now on; answers its id (D-17, A.ADMIN-23).
 * Throws 400 at `date` or `time` for what is closed already.
 */
export async function createClosure(db: Db, actor: Actor, asked: AskedClosure): Promise<number> {
	const { id } = one(
		await wordViolation(
			db
				.insert(slotClosures)
				.values({ ...asked, createdAt: now() })
				.returning({ id: slotClosures.id }),
			closedTwice(asked),
		),
	)
	await writeAudit(db, actor, { action: 'create', collection: 'slot-closures', objectId: id, before: null, after: closureState(asked) })
	await announceChange(db)
	await recordChange(db, { collection: 'slot-closures', id })
	return id
}
