import { eq } from 'drizzle-orm'
import { writeAudit } from '#domains/company/audit.ts'
import type { Db } from '#platform/database/database.ts'
import { announceChange } from '#platform/database/listen.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { servicePrices } from '../tables.ts'
import { lockPrice } from './find-price.ts'
import { stateOf } from './state-of.ts'

/** Removes a price; from then on the class's price counts, or the base price (D-35). Throws 404. */
export async function deletePrice(db: Db, actor: Actor, id: number): Promise<undefined> {
	const before = await lockPrice(db, id)
	await db.delete(servicePrices).where(eq(servicePrices.id, id))
	await writeAudit(db, actor, { action: 'delete', collection: 'service-prices', objectId: id, before: stateOf(before), after: null })
	await announceChange(db)
	await recordChange(db, { collection: 'service-prices', id })
}
