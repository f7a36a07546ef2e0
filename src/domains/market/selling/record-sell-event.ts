import type { SellEvent } from '#contract/market/sell-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { sellRequestEvents } from '../tables.ts'

type Event = {
	sellRequestId: number
	kind: SellEvent
	/** Which document, or why. */
	note?: string
	/** Its seller: what he did himself is not the company's. */
	customerId: number
}
type Happened = Event & { technicianIds?: readonly (number | null)[] }

/** Records an event of a sell request. Belongs in the transaction of the change. */
export async function addSellEvent(db: Db, actor: Actor, { customerId, ...event }: Event): Promise<void> {
	await db.insert(sellRequestEvents).values({ ...event, actorId: actor.id, byCompany: actor.id !== customerId, at: now() })
}

/** The same, and notifies the open screens of those concerned. */
export async function recordSellEvent(db: Db, actor: Actor, { technicianIds, ...event }: Happened): Promise<void> {
	await addSellEvent(db, actor, event)
	await recordChange(db, {
		collection: 'sell-requests',
		id: event.sellRequestId,
		customerId: event.customerId,
		...(technicianIds && { technicianIds }),
	})
}
