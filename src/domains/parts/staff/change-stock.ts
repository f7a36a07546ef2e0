import { and, eq, gte, sql } from 'drizzle-orm'
import { partLimits } from '#contract/parts/part-words.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound, refuseField } from '#platform/http/problem.ts'
import { parts } from '../tables.ts'
import { recordStock } from './record-stock.ts'

type StockChangeInput = { uuid: string; change: number; reason: string }

/**
 * Adds pieces to a part's stock or takes some away, in one statement, so that nothing sold meanwhile is lost (D-50). Throws 404 for no
 * part, and 400 at `change` for more than there are.
 */
export async function changeStock(db: Db, actor: Actor, { uuid, change, reason }: StockChangeInput): Promise<void> {
	const after = sql`${parts.stockQuantity} + ${change}`
	const [changed] = await db
		.update(parts)
		.set({ stockQuantity: after })
		.where(and(eq(parts.uuid, uuid), gte(after, 0), sql`${after} <= ${partLimits.stock}`))
		.returning({ id: parts.id, stock: parts.stockQuantity })
	if (!changed) throw await refusalOf(db, uuid, change)
	await recordStock(db, actor, { partId: changed.id, change, stockQuantity: changed.stock, reason })
	await recordStaffChange(db, actor, {
		collection: 'parts',
		id: uuid,
		action: 'stock',
		before: { stock_quantity: changed.stock - change },
		after: { stock_quantity: changed.stock, reason },
	})
}

async function refusalOf(db: Db, uuid: string, change: number) {
	const [part] = await db.select({ stock: parts.stockQuantity }).from(parts).where(eq(parts.uuid, uuid))
	if (!part) return notFound()
	return refuseField('change', change < 0 ? `There are only ${part.stock} in stock.` : `At most ${partLimits.stock} fit into the stock.`)
}
