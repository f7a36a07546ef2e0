import { eq } from 'drizzle-orm'
import { writeAudit } from '#domains/company/audit.ts'
import type { Db } from '#platform/database/database.ts'
import { announceChange } from '#platform/database/listen.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { wordViolation } from '#platform/http/word-violation.ts'
import { slotClosures } from '../tables.ts'
import { type ClosureRow, closureState } from './find-closure.ts'
import { type AskedClosure, closedTwice } from './refuse-closure.ts'

/** Whether other hours are meant than before, and not only another reason. */
export const isMoved = (before: AskedClosure, after: AskedClosure) =>
	(['kind', 'date', 'time'] as const).some((name) => closureState(before)[name] !== closureState(after)[name])

/** Changes a closed hour or day that the caller has locked to what `refuseClosure` let through. Throws 400 as `createClosure` does. */
export async function changeClosure(db: Db, actor: Actor, before: ClosureRow, after: AskedClosure): Promise<void> {
	await wordViolation(
		db
			.update(slotClosures)
			.set({ ...after, version: before.version + 1 })
			.where(eq(slotClosures.id, before.id)),
		closedTwice(after),
	)
	await writeAudit(db, actor, {
		action: 'change',
		collection: 'slot-closures',
		objectId: before.id,
		before: closureState(before),
		after: closureState(after),
	})
	await announceChange(db)
	await recordChange(db, { collection: 'slot-closures', id: before.id })
}
