import { and, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { isBuyable } from './find-conditions.ts'
import { recordStock } from './staff/record-stock.ts'
import { parts } from './tables.ts'

type Wanted = { partId: number; quantity: number; reason: string }

/**
 * Takes pieces of a part out of the stock, in one conditional statement, and answers what it is called and costs at this moment; null where
 * it cannot be bought or has fewer (B.E-01, B.E-02). Whoever takes several does so by rising id, so that two who want the same parts
 * wait for each other in one order.
 */
export async function takeStock(db: Db, { partId, quantity, reason }: Wanted) {
	const [taken] = await db
		.update(parts)
		.set({ stockQuantity: sql`${parts.stockQuantity} - ${quantity}` })
		.where(and(eq(parts.id, partId), gte(parts.stockQuantity, quantity), isBuyable))
		.returning({
			partId: parts.id,
			name: parts.name,
			partNumber: parts.partNumber,
			hsn: parts.hsn,
			gstRate: parts.gstRate,
			pricePaise: parts.effectivePricePaise,
			stockQuantity: parts.stockQuantity,
		})
	if (!taken) return null
	const { stockQuantity, ...part } = taken
	await recordStock(db, null, { partId, change: -quantity, stockQuantity, reason })
	return part
}

/** Puts pieces back, such as those of a cancelled order; by rising id, as `takeStock`. */
export async function giveBackStock(db: Db, { partId, quantity, reason }: Wanted): Promise<void> {
	const [back] = await db
		.update(parts)
		.set({ stockQuantity: sql`${parts.stockQuantity} + ${quantity}` })
		.where(eq(parts.id, partId))
		.returning({ stockQuantity: parts.stockQuantity })
	if (back) await recordStock(db, null, { partId, change: quantity, stockQuantity: back.stockQuantity, reason })
}
