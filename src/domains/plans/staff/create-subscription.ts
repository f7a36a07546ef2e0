import type { Validated } from '#contract/endpoint.ts'
import type { StaffSubscription, staffPlans } from '#contract/plans/staff-plans.ts'
import { holdAccount } from '#domains/accounts/hold-account.ts'
import { holdCustomer } from '#domains/accounts/hold-customer.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import { refuseOutside } from '#domains/doorstep/service-area.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuse, refuseField } from '#platform/http/problem.ts'
import { newReference } from '#shared/references.ts'
import { beginSubscription } from '../begin-subscription.ts'
import { holdPendingRequest, holdRequest } from '../find-requests.ts'
import { findActive, lockSubscription } from '../find-subscriptions.ts'
import type { RequestRow } from '../present-request.ts'
import { statusOf } from '../present-subscription.ts'
import { refusePassedOn } from '../refuse-passed-on.ts'
import { type Bought, boughtBefore, type Contact, contactOf, resolvePurchase } from '../resolve-purchase.ts'
import { auditedSubscription } from './audited-plans.ts'
import { decide } from './decide-request.ts'
import { findContact } from './find-contact.ts'
import { findSubscriptionForStaff } from './find-subscriptions-for-staff.ts'

type Sent = Validated<typeof staffPlans.createSubscription>['body']

/**
 * Begins a subscription for a customer: from a pending request of his, which is approved by it, or else for the bike and the address of
 * his profile (A.R-59). Throws 400 at `user`, `plan_variant` or `subscription_request`, and as `beginSubscription` does.
 */
export async function createSubscription(db: Db, actor: Actor, sent: Sent): Promise<StaffSubscription> {
	const customer = await holdCustomer(db, sent.user)
	if (!customer) throw refuseField('user', 'This is not an account for which a subscription can begin.')
	if (sent.subscription_request) {
		const request = await holdRequest(db, sent.subscription_request)
		if (request?.customerId !== customer.id || request.planVariantId !== sent.plan_variant)
			throw refuseField('subscription_request', 'This request is for another customer or another plan.')
		return approve(db, actor, request, sent.start_date)
	}
	const { vehicle, contact } = await findContact(db, customer)
	if (!vehicle || !contact) throw refuseField('user', 'The profile of this customer has no bike, phone number or address yet.')
	const bought = await resolvePurchase(db, { plan_variant: sent.plan_variant, vehicle_model: vehicle.id })
	return begin(db, actor, {
		customerId: customer.id,
		bought,
		startDate: sent.start_date ?? null,
		contact,
	})
}

/** Begins the next period of one that has ended, for the same bike at the price of today (A.R-60). Throws 404, 400. */
export async function renewForCustomer(db: Db, actor: Actor, id: number, startDate: string | null): Promise<StaffSubscription> {
	const { subscription } = await lockSubscription(db, id)
	if (statusOf(subscription) === 'active') throw refuse('An active subscription cannot be renewed before it has ended.')
	refusePassedOn(subscription)
	if (!(await holdCustomer(db, subscription.customerId))) throw refuse('The account of this customer is disabled or deleted.')
	const bought = await resolvePurchase(db, boughtBefore(subscription))
	return begin(db, actor, { customerId: subscription.customerId, bought, startDate, contact: contactOf(subscription) })
}

type Begun = { customerId: number; bought: Bought; startDate: string | null; contact: Contact }
/**
 * A pending request of the customer for the same plan and bike is approved by it: nothing could approve it any more. Throws 400 at
 * `postal_code` where nobody of us comes (D-52).
 */
async function begin(db: Db, actor: Actor, begun: Begun) {
	await refuseOutside(db, { postalCode: begun.contact.postalCode, position: null })
	// Who asks for a plan at the same moment finds it begun, or is found here.
	await holdAccount(db, { id: begun.customerId }, { alone: true })
	const asked = await holdPendingRequest(db, begun.customerId)
	const { planVariantId, vehicleModelId } = begun.bought
	if (asked?.planVariantId === planVariantId && asked.vehicleModelId === vehicleModelId) return approve(db, actor, asked, begun.startDate)
	const subscription = await beginSubscription(db, { ...begun, requestId: null, reference: newReference() })
	await recordStaffChange(db, actor, {
		collection: 'subscriptions',
		id: subscription.id,
		action: 'create',
		before: null,
		after: auditedSubscription(subscription),
		customerId: begun.customerId,
	})
	return findSubscriptionForStaff(db, subscription.id)
}

async function approve(db: Db, actor: Actor, request: RequestRow, startDate: string | null | undefined) {
	await decide(db, actor, request, { status: 'approved', start_date: startDate })
	const begun = await findActive(db, request.customerId)
	if (!begun) throw new Error(`No subscription of request ${request.id}`)
	return findSubscriptionForStaff(db, begun.id)
}
