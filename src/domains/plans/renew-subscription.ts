import type { Subscription, SubscriptionRequest } from '#contract/plans/plans.ts'
import { holdAccount } from '#domains/accounts/hold-account.ts'
import { isOffice } from '#domains/company/is-office.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { findOwnSubscription, findSubscriptionWithoutPermission } from './find-subscriptions.ts'
import { refusePassedOn } from './refuse-passed-on.ts'
import { refuseSecond } from './refuse-second.ts'
import { insertRequest } from './request-plan.ts'
import { boughtBefore, contactOf, resolvePurchase } from './resolve-purchase.ts'
import { renewForCustomer } from './staff/create-subscription.ts'

/**
 * Asks once more for the plan of a subscription of the caller, at the price of today; of anybody else's the office begins the next period at
 * once (A.R-60). Throws 404, and 400 as a request and `renewForCustomer` do.
 */
export async function renewSubscription(db: Db, actor: Actor, id: number): Promise<SubscriptionRequest | Subscription> {
	if (isOffice(actor) && (await findSubscriptionWithoutPermission(db, id)).subscription.customerId !== actor.id)
		return renewForCustomer(db, actor, id, null)
	await holdAccount(db, actor, { alone: true })
	const { subscription } = await findOwnSubscription(db, actor, id)
	refusePassedOn(subscription)
	await refuseSecond(db, actor.id)
	return insertRequest(db, actor, await resolvePurchase(db, boughtBefore(subscription)), contactOf(subscription))
}
