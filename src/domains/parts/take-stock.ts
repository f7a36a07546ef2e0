import { and, eq, gte, sql } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { failsIfNothingTaken } from '#platform/database/nothing-taken.ts'
import { placeholders, writtenOnce } from '#platform/database/written-once.ts'
import { isBuyable } from './find-conditions.ts'
import { recordStock } from './staff/record-stock.ts'
import { partStockChanges, parts } from './tables.ts'

type Wanted = { partId: number; quantity: number; reason: string }
/** What was written of a part; it must still be that when its pieces are taken. */
type Written = { name: string; partNumber: string; hsn: string; gstRate: number; pricePaise: number }

/**
 * Takes pieces of a part out of the stock, in one conditional statement, for `endWith`: it fails where the part cannot be bought, has fewer
 * or is not what was written of it any more (B.E-01, B.E-02). Whoever takes several does so by rising id, so that two who want the same
 * parts wait for each other in one order.
 */
export const takeStock = (db: Db, { partId, quantity, reason, name, partNumber, hsn, gstRate, pricePaise }: Wanted & Written) =>
	taking(db).execute({ partId, quantity, reason, name, partNumber, hsn, gstRate, pricePaise, at: now().toISOString() })

/** Every order does this for each of its lines; what is written down is what `recordStock` writes. */
const taking = writtenOnce((db: Db) => {
	const { partId, quantity, reason, at, ...written } = placeholders([
		...(['partId', 'quantity', 'reason', 'at'] as const),
		...(['name', 'partNumber', 'hsn', 'gstRate', 'pricePaise'] as const),
	])
	const { id, name, partNumber, hsn, gstRate, effectivePricePaise, stockQuantity } = parts
	const asWritten = [
		eq(name, written.name),
		eq(partNumber, written.partNumber),
		eq(hsn, written.hsn),
		eq(gstRate, written.gstRate),
		eq(effectivePricePaise, written.pricePaise),
	]
	const taken = db.$with('taken').as(
		db
			.update(parts)
			.set({ stockQuantity: sql`${stockQuantity} - ${quantity}::integer` })
			.where(and(eq(id, partId), gte(stockQuantity, quantity), isBuyable, ...asWritten))
			.returning({ id, stockQuantity }),
	)
	const recorded = db.$with('recorded', {}).as(sql`insert into ${partStockChanges} (part_id, change, stock_quantity, reason, created_at)
		select id, -(${quantity}::integer), stock_quantity, ${reason}, ${at}::timestamptz from taken`)
	return db.with(taken, recorded).select({ taken: failsIfNothingTaken }).from(taken).prepare('take_stock')
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
