import { asc, eq } from 'drizzle-orm'
import type { PartWait } from '#contract/parts/parts.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { parts, partWaits } from './tables.ts'

/** The parts that somebody waits for, in the order of asking. */
export async function listWaits(db: ReadDb, { id }: { id: number }): Promise<PartWait[]> {
	const waits = await db
		.select({ part: parts.uuid, part_name: parts.name, createdAt: partWaits.createdAt })
		.from(partWaits)
		.innerJoin(parts, eq(parts.id, partWaits.partId))
		.where(eq(partWaits.customerId, id))
		.orderBy(asc(partWaits.id))
	return waits.map(({ createdAt, ...wait }) => ({ ...wait, created_at: createdAt.toISOString() }))
}
