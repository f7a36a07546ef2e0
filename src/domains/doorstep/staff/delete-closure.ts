import { eq } from 'drizzle-orm'
import { writeAudit } from '#domains/company/audit.ts'
import type { Db } from '#platform/database/database.ts'
import { announceChange } from '#platform/database/listen.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { slotClosures } from '../tables.ts'
import { closureState, lockClosure } from './find-closure.ts'

/** Opens an hour or day again, for as many as its capacity has left (D-17). Throws 404. */
export async function deleteClosure(db: Db, actor: Actor, id: number): Promise<undefined> {
	const before = await lockClosure(db, id)
	await db.delete(slotClosures).where(eq(slotClosures.id, id))
	await writeAudit(db, actor, { action: 'delete', collection: 'slot-closures', objectId: id, before: closureState(before), after: null })
	await announceChange(db)
	await recordChange(db, { collection: 'slot-closures', id })
}
