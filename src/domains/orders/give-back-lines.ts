import { eq } from 'drizzle-orm'
import { giveBackStock } from '#domains/parts/take-stock.ts'
import type { Db } from '#platform/database/database.ts'
import { partOrderLines } from './tables.ts'

/** Puts the pieces of a cancelled order back into the stock; in the transaction of the one statement that cancels it, so once. */
export async function giveBackLines(db: Db, { id, orderNumber }: { id: number; orderNumber: string }): Promise<void> {
	const pieces = await db
		.select({ partId: partOrderLines.partId, quantity: partOrderLines.quantity })
		.from(partOrderLines)
		.where(eq(partOrderLines.orderId, id))
	await giveBackStock(db, { pieces, reason: `Order ${orderNumber} cancelled` })
}
