import type { RepairStatus } from '#contract/repairs/repair-words.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { repairEvents } from './tables.ts'

type Reached = { repairId: number; status: RepairStatus; byCompany: boolean; at: Date; note?: string }

/**
 * Remembers that a repair reached a status, when and by whom. Belongs in the transaction of the change. The customer reads the
 * note of what he did himself, and the reason of a cancellation, nothing else.
 */
export async function recordEvent(db: Db, actor: Actor, { repairId, status, byCompany, at, note = '' }: Reached): Promise<void> {
	await db.insert(repairEvents).values({ repairId, status, actorId: actor.id, byCompany, at, note })
}
