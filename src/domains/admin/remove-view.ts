import { and, eq } from 'drizzle-orm'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound } from '#platform/http/problem.ts'
import { savedViewColumns } from './list-saved-views.ts'
import { personalInView } from './save-view.ts'
import { savedViews } from './tables.ts'

/** Deletes one of one's own views. Throws 404, also for somebody else's. */
export async function removeView(db: Db, actor: Actor, id: number): Promise<undefined> {
	const [before] = await db
		.delete(savedViews)
		.where(and(eq(savedViews.id, id), eq(savedViews.userId, actor.id)))
		.returning(savedViewColumns)
	if (!before) throw notFound()
	await recordStaffChange(db, actor, { collection: 'saved-views', id, action: 'delete', before, after: null, personal: personalInView })
}
