import { and, eq, gte, sql } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { placeholders, writtenOnce } from '#platform/database/written-once.ts'
import { isBuyable } from './find-conditions.ts'
import { recordStock } from './staff/record-stock.ts'
import { partStockChanges, parts } from './tables.ts'

type Wanted = { partId: number; quantity: number; reason: string }

/**
 * Takes pieces of a part out of the stock, in one conditional statement, and answers what it is called and costs at this moment; null where
 * it cannot be bought or has fewer (B.E-01, B.E-02). Whoever takes several does so by rising id, so that two who want the same parts
 * wait for each other in one order.
 */
export async function takeStock(db: Db, { partId, quantity, reason }: Wanted) {
	const [taken] = await taking(db).execute({ partId, quantity, reason, at: now().toISOString() })
	return taken ?? null
}

/** Every order does this for each of its lines; what is written down is what `recordStock` writes. */
const taking = writtenOnce((db: Db) => {
	const { partId, quantity, reason, at } = placeholders(['partId', 'quantity', 'reason', 'at'])
	const { id, name, partNumber, hsn, gstRate, effectivePricePaise, stockQuantity } = parts
	const taken = db.$with('taken').as(
		db
			.update(parts)
			.set({ stockQuantity: sql`${stockQuantity} - ${quantity}::integer` })
			.where(and(eq(id, partId), gte(stockQuantity, quantity), isBuyable))
			.returning({ partId: id, name, partNumber, hsn, gstRate, pricePaise: effectivePricePaise, stockQuantity }),
	)
	const recorded = db.$with('recorded', {}).as(sql`insert into ${partStockChanges} (part_id, change, stock_quantity, reason, created_at)
		select id, -(${quantity}::integer), stock_quantity, ${reason}, ${at}::timestamptz from taken`)
	const { stockQuantity: _, ...columns } = taken._.selectedFields
	return db.with(taken, recorded).select(columns).from(taken).prepare('take_stock')
})

/** Puts pieces back, such as those of a cancelled order; by rising id, as `takeStock`. */
export async function giveBackStock(db: Db, { partId, quantity, reason }: Wanted): Promise<void> {
	const [back] = await db
		.update(parts)
		.set({ stockQuantity: sql`${parts.stockQuantity} + ${quantity}` })
		.where(eq(parts.id, partId))
		.returning({ stockQuantity: parts.stockQuantity })
	if (back) await recordStock(db, null, { partId, change: quantity, stockQuantity: back.stockQuantity, reason })
}
