import { sql } from 'drizzle-orm'
import { alreadyPending } from '#contract/plans/plan-words.ts'
import type { RequestPlan, SubscriptionRequest } from '#contract/plans/plans.ts'
import { holdAccount } from '#domains/accounts/hold-account.ts'
import { notifyCompany } from '#domains/company/news/notify-company.ts'
import { refuseOutside } from '#domains/doorstep/service-area.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { newReference } from '#shared/references.ts'
import { mailRequestReceived } from './jobs.ts'
import { presentRequest, type RequestRow } from './present-request.ts'
import { refuseSecond, refuseWholeForm } from './refuse-second.ts'
import { type Bought, type Contact, resolvePurchase } from './resolve-purchase.ts'
import { subscriptionRequests } from './tables.ts'

/**
 * Asks for a plan, with its names and prices of this moment (A.E-20 to A.E-22). Throws 400 at the fields, then with the text for a
 * customer who has an active subscription or a pending request.
 */
export async function requestPlan(db: Db, actor: Actor, sent: RequestPlan): Promise<SubscriptionRequest> {
	await holdAccount(db, actor, { alone: true })
	return insertRequest(db, actor, await resolvePurchase(db, sent), contactIn(sent))
}

/** Whom a request is for, and where, as it was sent. */
export const contactIn = (sent: RequestPlan): Contact => ({
	customerName: sent.customer_name,
	customerEmail: sent.customer_email,
	customerPhone: sent.customer_phone,
	address: sent.address,
	city: sent.city,
	state: sent.state,
	postalCode: sent.postal_code,
})

/** The caller's account must be held. */
export async function insertRequest(db: Db, actor: Actor, bought: Bought, contact: Contact): Promise<SubscriptionRequest> {
	const request = await placeRequest(db, actor.id, bought, contact)
	await recordChange(db, { collection: 'subscription-requests', id: request.id, customerId: actor.id })
	await notifyCompany(db, {
		kind: 'subscription_request',
		objectId: request.id,
		title: `New subscription request ${request.reference}: ${request.planName}`,
	})
	return presentRequest(request)
}

/**
 * Writes down a request of a customer whose account is held alone, whoever makes it. Throws 400 at `postal_code` where nobody of us comes
 * (D-52): no visit could be kept there; and for a second one.
 */
export async function placeRequest(db: Db, customerId: number, bought: Bought, contact: Contact): Promise<RequestRow> {
	await refuseOutside(db, { postalCode: contact.postalCode, position: null })
	await refuseSecond(db, customerId)
	const [request] = await db
		.insert(subscriptionRequests)
		.values({ ...bought, ...contact, reference: newReference(), customerId, createdAt: now() })
		.onConflictDoNothing({ target: subscriptionRequests.customerId, where: sql`status = 'pending'` })
		.returning()
	if (!request) throw refuseWholeForm(alreadyPending)
	await enqueue(db, mailRequestReceived, { requestId: request.id }, { to: request.customerEmail })
	return request
}
