import { passedOn } from '#contract/plans/plan-words.ts'
import type { SubscriptionRequest } from '#contract/plans/plans.ts'
import { holdAccount } from '#domains/accounts/hold-account.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuse } from '#platform/http/problem.ts'
import { findOwnSubscription } from './find-subscriptions.ts'
import type { SubscriptionRow } from './present-subscription.ts'
import { refuseSecond } from './refuse-second.ts'
import { insertRequest } from './request-plan.ts'
import { type Contact, resolvePurchase } from './resolve-purchase.ts'

/** Asks once more for the plan of a subscription of the caller, at the price of today (A.R-60). Throws 404, and 400 as a request does. */
export async function renewSubscription(db: Db, actor: Actor, id: number): Promise<SubscriptionRequest> {
	await holdAccount(db, actor, { alone: true })
	const { subscription } = await findOwnSubscription(db, actor, id)
	refusePassedOn(subscription)
	await refuseSecond(db, actor.id)
	return insertRequest(db, actor, await resolvePurchase(db, boughtBefore(subscription)), contactOf(subscription))
}

/** Its bike is another's. Throws 400. */
export function refusePassedOn({ moved }: Pick<SubscriptionRow, 'moved'>): void {
	if (moved === 'passed_on') throw refuse(passedOn)
}

/** The same plan for the same bike. */
export const boughtBefore = (row: Pick<SubscriptionRow, 'planVariantId' | 'vehicleModelId'>) => ({
	plan_variant: row.planVariantId,
	vehicle_model: row.vehicleModelId,
})

export const contactOf = ({ customerName, customerEmail, customerPhone, address, city, state, postalCode }: Contact): Contact => ({
	customerName,
	customerEmail,
	customerPhone,
	address,
	city,
	state,
	postalCode,
})
