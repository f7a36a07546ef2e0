import { and, eq } from 'drizzle-orm'
import { noActiveSubscription } from '#contract/plans/plan-words.ts'
import type { VisitSummary } from '#contract/plans/visits.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound } from '#platform/http/problem.ts'
import { findSubscriptionParts } from './find-subscriptions.ts'
import { isActive } from './is-active.ts'
import { remainingVisits } from './present-subscription.ts'
import { inIndia } from './present-visit.ts'
import { subscriptions } from './tables.ts'

/** What was done, is to come and remains of the caller's active subscription (A.R-66). Throws 404 without one (A.R-80). */
export async function summariseVisits(db: ReadDb, actor: Actor): Promise<VisitSummary> {
	const [parts] = await findSubscriptionParts(db, (query) => query.where(and(eq(subscriptions.customerId, actor.id), isActive())))
	if (!parts) throw notFound(noActiveSubscription)
	const { completed, scheduled, lastVisit, subscription } = parts
	return {
		completed_visits_count: completed,
		upcoming_visits_count: scheduled,
		total_visits_allowed: subscription.maxVisits,
		remaining_visits: remainingVisits(parts),
		last_visit_date: lastVisit && inIndia(lastVisit),
	}
}
