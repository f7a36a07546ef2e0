import { and, eq } from 'drizzle-orm'
import type { savedViews as contract, SavedView } from '#contract/admin/saved-views.ts'
import { savedViewLimits } from '#contract/admin/view-words.ts'
import type { Validated } from '#contract/endpoint.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseField } from '#platform/http/problem.ts'
import { one } from '#shared/one.ts'
import { savedViewColumns } from './list-saved-views.ts'
import { savedViews } from './tables.ts'

/** What one looks for may be somebody's name (D-43). */
export const personalInView = ['name', 'search']

/** Keeps a view of a list for oneself; one of the same name is replaced. Throws 400 at `name` once there are very many. */
export async function saveView(db: Db, actor: Actor, view: Validated<typeof contract.saveView>['body']): Promise<SavedView> {
	const isOwn = eq(savedViews.userId, actor.id)
	const [before] = await db
		.select(savedViewColumns)
		.from(savedViews)
		.where(and(isOwn, eq(savedViews.list, view.list), eq(savedViews.name, view.name)))
		.for('update')
	if (!before && (await db.$count(savedViews, isOwn)) >= savedViewLimits.each)
		throw refuseField('name', 'You have very many views already. Please delete some first.')
	const kept = one(
		await db
			.insert(savedViews)
			.values({ ...view, userId: actor.id, createdAt: now() })
			.onConflictDoUpdate({
				target: [savedViews.userId, savedViews.list, savedViews.name],
				set: { search: view.search, columns: view.columns },
			})
			.returning(savedViewColumns),
	)
	await recordStaffChange(db, actor, {
		collection: 'saved-views',
		id: kept.id,
		action: before ? 'change' : 'create',
		before: before ?? null,
		after: kept,
		personal: personalInView,
	})
	return kept
}
