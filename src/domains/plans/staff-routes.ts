import { staffPlans } from '#contract/plans/staff-plans.ts'
import { staffVisitPhotos, staffVisits } from '#contract/plans/staff-visits.ts'
import { serveStaffPhotos } from '#domains/doorstep/serve-work-photos.ts'
import type { Files } from '#platform/files/open-files.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import type { Keys } from '#platform/keys.ts'
import { callOffVisit } from './staff/call-off-visit.ts'
import { cancelForCustomer, changeSubscription } from './staff/change-subscription.ts'
import { completeVisit } from './staff/complete-visit.ts'
import { createSubscription, renewForCustomer } from './staff/create-subscription.ts'
import { changeRequest, decideRequest } from './staff/decide-request.ts'
import { findRequestForStaff, listRequestsForStaff } from './staff/find-requests-for-staff.ts'
import { findSubscriptionForStaff, listSubscriptionsForStaff } from './staff/find-subscriptions-for-staff.ts'
import { findVisitForStaff } from './staff/find-visit-for-staff.ts'
import { listVisitsForStaff } from './staff/list-visits-for-staff.ts'
import { listBikesToMoveTo, moveSubscription } from './staff/move-subscription.ts'
import { patchVisit } from './staff/patch-visit.ts'
import { servePlans, servePlanVariants } from './staff/plan-collections.ts'
import { recordSubscriptionPayment, recordSubscriptionRefund } from './staff/record-money.ts'
import { requestForCustomer } from './staff/request-for-customer.ts'
import { scheduleForCustomer } from './staff/schedule-for-customer.ts'
import { startVisit } from './staff/start-visit.ts'
import { visitPhotoSource } from './visit-photos.ts'

/** The company's side of plans (A.ADMIN-07 to A.ADMIN-18). */
export function planStaffRoutes(door: Door) {
	servePlans(door)
	servePlanVariants(door)
	serve(door, staffPlans.subscriptionRequests, (db, _actor, { query }) => listRequestsForStaff(db, query))
	serve(door, staffPlans.subscriptionRequest, (db, _actor, { params }) => findRequestForStaff(db, params.id))
	serve(door, staffPlans.requestForCustomer, (db, actor, { body }) => requestForCustomer(db, actor, body))
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
	serve(door, staffPlans.subscriptionBikes, (db, _actor, { params }) => listBikesToMoveTo(db, params.id))
	serve(door, staffPlans.moveSubscription, (db, actor, { params, body }) => moveSubscription(db, actor, params.id, body))
	serve(door, staffPlans.renewSubscription, (db, actor, { params, body }) =>
		renewForCustomer(db, actor, params.id, body.start_date ?? null),
	)
	serve(door, staffPlans.recordSubscriptionPayment, (db, actor, { params, body }) => recordSubscriptionPayment(db, actor, params.id, body))
	serve(door, staffPlans.recordSubscriptionRefund, (db, actor, { params, body }) =>
		recordSubscriptionRefund(db, actor, params.id, body.method),
	)
}

/** Visits as the company plans and does them. */
export function visitStaffRoutes(door: Door, store: { files: Files; keys: Keys }) {
	serve(door, staffVisits.visits, (db, actor, { query }) => listVisitsForStaff(db, actor, query))
	serve(door, staffVisits.visit, (db, actor, { params }) => findVisitForStaff(db, actor, params.id))
	serve(door, staffVisits.scheduleVisit, (db, actor, { body }) => scheduleForCustomer(db, actor, body))
	serve(door, staffVisits.changeVisit, (db, actor, { params, body }) => patchVisit(db, actor, params.id, body))
	serve(door, staffVisits.startVisit, (db, actor, { params, body }) => startVisit(db, actor, params.id, body))
	serve(door, staffVisits.completeVisit, (db, actor, { params, body }) => completeVisit(db, actor, params.id, body))
	serve(door, staffVisits.cancelVisit, (db, actor, { params, body }) => callOffVisit(db, actor, params.id, body))
	serveStaffPhotos(door, staffVisitPhotos, visitPhotoSource, store)
}
