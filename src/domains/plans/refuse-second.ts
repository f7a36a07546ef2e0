import { and, eq, type SQLWrapper, sql } from 'drizzle-orm'
import { alreadyActive, alreadyPending } from '#contract/plans/plan-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { refuse } from '#platform/http/problem.ts'
import { one } from '#shared/one.ts'
import { isActive } from './is-active.ts'
import { subscriptionRequests, subscriptions } from './tables.ts'

/** A refusal with the text where its readers look for it (A.R-53). */
export const refuseWholeForm = (words: string) => refuse(words, { non_field_errors: [words] })

/** Throws 400 for a customer who has an active subscription, and then for one with a pending request (A.R-53). One statement sees both. */
export async function refuseSecond(db: ReadDb, customerId: number): Promise<void> {
	const active = db
		.select({ id: subscriptions.id })
		.from(subscriptions)
		.where(and(eq(subscriptions.customerId, customerId), isActive()))
	const pending = db
		.select({ id: subscriptionRequests.id })
		.from(subscriptionRequests)
		.where(and(eq(subscriptionRequests.customerId, customerId), eq(subscriptionRequests.status, 'pending')))
	const has = (rows: SQLWrapper) => sql<boolean>`exists (${rows})`
	const found = one(await db.select({ active: has(active), pending: has(pending) }).from(sql`(select 1) as once`))
	if (found.active) throw refuseWholeForm(alreadyActive)
	if (found.pending) throw refuseWholeForm(alreadyPending)
}
