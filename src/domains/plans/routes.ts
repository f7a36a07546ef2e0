import { noActiveSubscription } from '#contract/plans/plan-words.ts'
import { plans } from '#contract/plans/plans.ts'
import { notFound } from '#platform/http/problem.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { findPlan, listPlans } from './find-plans.ts'
import { findOwnRequest, listRequests, stateOf } from './find-requests.ts'
import { findActive, findOwnSubscription, listHistory, listSubscriptions } from './find-subscriptions.ts'
import { presentRequest } from './present-request.ts'
import { presentSubscription } from './present-subscription.ts'
import { renewSubscription } from './renew-subscription.ts'
import { requestPlan } from './request-plan.ts'

const ofPlans = { kept: { shows: ['plans'] } } as const
/** Requests that one account makes. */
const asked = { limit: { max: 20, seconds: 3_600 } }

/** Plans for everybody, requests and subscriptions of the caller (A §7). */
export function planRoutes(door: Door) {
	serve(door, plans.list, (db) => listPlans(db), ofPlans)
	serve(door, plans.plan, (db, _actor, { params }) => findPlan(db, params.id), ofPlans)
	serve(door, plans.variants, async (db) => (await listPlans(db)).flatMap(({ variants }) => variants), ofPlans)
	serve(door, plans.variantsOf, async (db, _actor, { params }) => (await findPlan(db, params.id)).variants, ofPlans)

	serve(door, plans.request, (db, actor, { body }) => requestPlan(db, actor, body), asked)
	serve(door, plans.requests, (db, actor) => listRequests(db, actor))
	serve(door, plans.showRequest, async (db, actor, { params }) => presentRequest(await findOwnRequest(db, actor, params.id)))
	serve(door, plans.requestStatus, async (db, actor, { params }) => stateOf(db, await findOwnRequest(db, actor, params.id)))

	serve(door, plans.subscriptions, (db, actor) => listSubscriptions(db, actor))
	serve(door, plans.active, async (db, actor) => {
		const active = await findActive(db, actor.id)
		if (!active) throw notFound(noActiveSubscription)
		return active
	})
	serve(door, plans.status, async (db, actor, { params }) => presentSubscription(await findOwnSubscription(db, actor, params.id)))
	serve(door, plans.cancel, (db, actor, { params, body }) =>
		cancelSubscription(db, actor, { id: params.id, reason: body.cancellation_notes }),
	)
	serve(door, plans.renew, (db, actor, { params }) => renewSubscription(db, actor, params.id), asked)
	serve(door, plans.history, (db, actor, { query }) => listHistory(db, actor, query))
}
