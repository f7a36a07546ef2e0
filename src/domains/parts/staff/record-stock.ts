import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { queueBackInStockMails } from '../queue-back-in-stock-mails.ts'
import { partStockChanges } from '../tables.ts'

type StockChanged = { partId: number; change: number; stockQuantity: number; reason: string }

/** Records by how much a stock changed, by whom and why (B.ADMIN-08), and notifies those who wait for more; does nothing for no change. */
export async function recordStock(db: Db, actor: Actor | null, changed: StockChanged): Promise<void> {
	if (changed.change === 0) return
	await db.insert(partStockChanges).values({ ...changed, actorId: actor?.id ?? null, createdAt: now() })
	if (changed.change > 0) await queueBackInStockMails(db, [changed.partId])
}
