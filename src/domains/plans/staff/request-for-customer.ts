import type { Validated } from '#contract/endpoint.ts'
import type { StaffRequest, staffPlans } from '#contract/plans/staff-plans.ts'
import { holdAccount } from '#domains/accounts/hold-account.ts'
import { holdChosen } from '#domains/accounts/hold-caller.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { contactIn, placeRequest } from '../request-plan.ts'
import { resolvePurchase } from '../resolve-purchase.ts'
import { auditedRequest } from './audited-plans.ts'
import { findRequestForStaff } from './find-requests-for-staff.ts'

type PhoneRequest = Validated<typeof staffPlans.requestForCustomer>['body']

/** Asks for a plan for a customer who phones; it waits to be approved like his own. Throws 400 at `customer`, and as his own call does. */
export async function requestForCustomer(db: Db, actor: Actor, { customer, ...sent }: PhoneRequest): Promise<StaffRequest> {
	const { id: customerId } = await holdChosen(db, customer)
	// Alone, as the customer himself: of several requests at once one is first.
	await holdAccount(db, { id: customerId }, { alone: true })
	const request = await placeRequest(db, customerId, await resolvePurchase(db, sent), contactIn(sent))
	await recordStaffChange(db, actor, {
		collection: 'subscription-requests',
		id: request.id,
		action: 'create',
		before: null,
		after: auditedRequest(request),
		personal: ['admin_notes'],
		customerId,
	})
	return findRequestForStaff(db, request.id)
}
