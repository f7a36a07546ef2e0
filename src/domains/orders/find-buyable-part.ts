import { eq } from 'drizzle-orm'
import { availabilityDisplay, partNotFound } from '#contract/parts/part-words.ts'
import { isShown } from '#domains/parts/find-conditions.ts'
import { parts } from '#domains/parts/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { refuseField } from '#platform/http/problem.ts'
import { isBuyable } from './list-lines.ts'

/** The part of that uuid. Throws 400 at `part` for one that is unknown, retired or not to be bought (B.API-19, B.E-02). */
export async function findBuyablePart(db: ReadDb, uuid: string) {
	const [part] = await db
		.select({
			id: parts.id,
			name: parts.name,
			stock: parts.stockQuantity,
			availability: parts.availabilityStatus,
			isShown,
		})
		.from(parts)
		.where(eq(parts.uuid, uuid))
	if (!part?.isShown) throw refuseField('part', partNotFound)
	if (!isBuyable(part)) throw refuseField('part', `${part.name} cannot be bought just now: ${availabilityDisplay[part.availability]}.`)
	return part
}
