import { subscriptionCancelled } from '#contract/plans/plan-words.ts'
import type { Db } from '#platform/database/database.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { endSubscription } from './end-subscription.ts'
import { findSubscriptionWithoutPermission, lockSubscription } from './find-subscriptions.ts'
import { presentSubscription } from './present-subscription.ts'

/** Cancels the caller's active subscription (A.R-60). Throws 404 for a foreign one, 400 as `endSubscription` does. */
export async function cancelSubscription(db: Db, actor: Actor, { id, reason }: { id: number; reason: string }) {
	await endSubscription(db, await lockSubscription(db, id, actor.id), { reason: reason || 'No reason was given.', by: 'customer' })
	await recordChange(db, { collection: 'subscriptions', id, customerId: actor.id })
	return { ...presentSubscription(await findSubscriptionWithoutPermission(db, id)), message: subscriptionCancelled }
}
