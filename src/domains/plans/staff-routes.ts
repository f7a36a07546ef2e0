import { staffPlans } from '#contract/plans/staff-plans.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { cancelForCustomer, changeSubscription } from './staff/change-subscription.ts'
import { createSubscription, renewForCustomer } from './staff/create-subscription.ts'
import { changeRequest, decideRequest } from './staff/decide-request.ts'
import { findRequestForStaff, listRequestsForStaff } from './staff/find-requests-for-staff.ts'
import { findSubscriptionForStaff, listSubscriptionsForStaff } from './staff/find-subscriptions-for-staff.ts'
import { servePlans, servePlanVariants } from './staff/plan-collections.ts'
import { recordSubscriptionPayment, recordSubscriptionRefund } from './staff/record-money.ts'

/** The company's side of plans (A.ADMIN-07 to A.ADMIN-18). */
export function planStaffRoutes(door: Door) {
	servePlans(door)
	servePlanVariants(door)
	serve(door, staffPlans.subscriptionRequests, (db, _actor, { query }) => listRequestsForStaff(db, query))
	serve(door, staffPlans.subscriptionRequest, (db, _actor, { params }) => findRequestForStaff(db, params.id))
	serve(door, staffPlans.changeSubscriptionRequest, (db, actor, { params, body }) => changeRequest(db, actor, params.id, body))
	serve(door, staffPlans.approveRequest, (db, actor, { params, body }) =>
		decideRequest(db, actor, params.id, { ...body, status: 'approved' }),
	)
	serve(door, staffPlans.rejectRequest, (db, actor, { params, body }) =>
		decideRequest(db, actor, params.id, { ...body, status: 'rejected' }),
	)
	serve(door, staffPlans.subscriptions, (db, _actor, { query }) => listSubscriptionsForStaff(db, query))
	serve(door, staffPlans.subscription, (db, _actor, { params }) => findSubscriptionForStaff(db, params.id))
	serve(door, staffPlans.createSubscription, (db, actor, { body }) => createSubscription(db, actor, body))
	serve(door, staffPlans.changeSubscription, (db, actor, { params, body }) => changeSubscription(db, actor, params.id, body))
	serve(door, staffPlans.cancelSubscription, (db, actor, { params, body }) => cancelForCustomer(db, actor, params.id, body))
	serve(door, staffPlans.renewSubscription, (db, actor, { params, body }) =>
		renewForCustomer(db, actor, params.id, body.start_date ?? null),
	)
	serve(door, staffPlans.recordSubscriptionPayment, (db, actor, { params, body }) => recordSubscriptionPayment(db, actor, params.id, body))
	serve(door, staffPlans.recordSubscriptionRefund, (db, actor, { params, body }) =>
		recordSubscriptionRefund(db, actor, params.id, body.method),
	)
}
