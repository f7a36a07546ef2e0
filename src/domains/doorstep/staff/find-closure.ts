import { eq } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { notFound } from '#platform/http/problem.ts'
import { slotClosures } from '../tables.ts'

export type ClosureRow = typeof slotClosures.$inferSelect

/** A closed hour or day that is about to be changed; nobody else may change it until the transaction ends. Throws 404. */
export async function lockClosure(db: Db, id: number): Promise<ClosureRow> {
	const [row] = await db.select().from(slotClosures).where(eq(slotClosures.id, id)).for('no key update')
	if (!row) throw notFound()
	return row
}

/** What the audit log compares of it. */
export const closureState = ({ kind, date, time, reason }: Omit<ClosureRow, 'id' | 'version' | 'createdAt'>) => ({
	kind,
	date,
	time: time === null ? null : time.slice(0, 5),
	reason,
})
