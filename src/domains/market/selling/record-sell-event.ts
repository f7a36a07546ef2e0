import type { SellEvent } from '#contract/market/sell-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { sellRequestEvents } from '../tables.ts'

type Happened = {
	sellRequestId: number
	kind: SellEvent
	/** Which document, or why. */
	note?: string
	/** Its seller: what he did himself is not the company's. */
	customerId: number
	technicianIds?: readonly (number | null)[]
}

/** Remembers what happened to a sell request and tells the open screens of those concerned. Belongs in the transaction of the change. */
export async function recordSellEvent(db: Db, actor: Actor, { customerId, technicianIds, ...happened }: Happened): Promise<void> {
	await db.insert(sellRequestEvents).values({ ...happened, actorId: actor.id, byCompany: actor.id !== customerId, at: now() })
	await recordChange(db, {
		collection: 'sell-requests',
		id: happened.sellRequestId,
		customerId,
		...(technicianIds && { technicianIds }),
	})
}
