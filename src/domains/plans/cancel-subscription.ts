import { subscriptionCancelled } from '#contract/plans/plan-words.ts'
import { isOffice } from '#domains/company/is-office.ts'
import type { Db } from '#platform/database/database.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { endSubscription } from './end-subscription.ts'
import { findSubscriptionWithoutPermission, lockSubscription } from './find-subscriptions.ts'
import { presentSubscription } from './present-subscription.ts'
import { cancelForCustomer } from './staff/change-subscription.ts'

/**
 * Cancels an active subscription of the caller, for the office anybody's (A.R-60). Throws 404 for a foreign one, 400 as `endSubscription`
 * does.
 */
export async function cancelSubscription(db: Db, actor: Actor, { id, ...sent }: { id: number; reason: string }) {
	const reason = sent.reason || 'No reason was given.'
	const isOthers = isOffice(actor) && (await findSubscriptionWithoutPermission(db, id)).subscription.customerId !== actor.id
	if (isOthers) await cancelForCustomer(db, actor, id, { reason })
	else await cancelOwn(db, actor, { id, reason })
	return { ...presentSubscription(await findSubscriptionWithoutPermission(db, id)), message: subscriptionCancelled }
}

async function cancelOwn(db: Db, actor: Actor, { id, reason }: { id: number; reason: string }) {
	await endSubscription(db, await lockSubscription(db, id, actor.id), { reason, by: 'customer' })
	await recordChange(db, { collection: 'subscriptions', id, customerId: actor.id })
}
