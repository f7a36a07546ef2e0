import { noActiveSubscription } from '#contract/plans/plan-words.ts'
import { plans } from '#contract/plans/plans.ts'
import { visits } from '#contract/plans/visits.ts'
import { serveOwnPhotos } from '#domains/doorstep/serve-work-photos.ts'
import { answer } from '#platform/http/answered.ts'
import { whenMade } from '#platform/http/limits.ts'
import { notFound } from '#platform/http/problem.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import type { Keys } from '#platform/keys.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { cancelVisit } from './cancel-visit.ts'
import { findPlan, listPlans } from './find-plans.ts'
import { findOwnRequest, findRequestInSight, findRequestState, listRequests } from './find-requests.ts'
import { findActive, findOwnSubscription, listHistory, listSubscriptions } from './find-subscriptions.ts'
import { findOwnVisit, listUpcoming, listVisitHistory } from './find-visits.ts'
import { checkAvailability, listFreeDays, listFreeTimes } from './list-free-visits.ts'
import { presentRequest } from './present-request.ts'
import { presentSubscription } from './present-subscription.ts'
import { presentVisit } from './present-visit.ts'
import { renewSubscription } from './renew-subscription.ts'
import { requestPlan } from './request-plan.ts'
import { rescheduleVisit } from './reschedule-visit.ts'
import { scheduleVisit } from './schedule-visit.ts'
import { summariseVisits } from './summarise-visits.ts'
import { calendarNameOf, calendarOf } from './visit-calendar.ts'
import { visitPhotoSource } from './visit-photos.ts'

const ofPlans = { cached: { shows: ['plans'] } } as const
/** Requests, and visits, that one account makes; what is refused makes none (D-39, D-57). */
const asked = { limit: { max: 20, seconds: 3_600, counts: whenMade } }

/** Plans for everybody, requests and subscriptions of the caller (A §7). */
export function planRoutes(door: Door) {
	serve(door, plans.list, (db) => listPlans(db), ofPlans)
	serve(door, plans.plan, (db, _actor, { params }) => findPlan(db, params.id), ofPlans)
	serve(door, plans.variants, async (db) => (await listPlans(db)).flatMap(({ variants }) => variants), ofPlans)
	serve(door, plans.variantsOf, async (db, _actor, { params }) => (await findPlan(db, params.id)).variants, ofPlans)

	serve(door, plans.request, (db, actor, { body }) => requestPlan(db, actor, body), asked)
	serve(door, plans.requests, (db, actor) => listRequests(db, actor))
	serve(door, plans.showRequest, async (db, actor, { params }) => presentRequest(await findOwnRequest(db, actor, params.id)))
	serve(door, plans.requestStatus, async (db, actor, { params }) => findRequestState(db, await findRequestInSight(db, actor, params.id)))

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

/** Visits of the caller (A §7). */
export function visitRoutes(door: Door, { keys, publicUrl }: { keys: Keys; publicUrl: string }) {
	serve(door, visits.upcoming, (db, actor) => listUpcoming(db, actor))
	serve(door, visits.history, (db, actor, { query }) => listVisitHistory(db, actor, query))
	serve(door, visits.summary, (db, actor) => summariseVisits(db, actor))
	serve(door, visits.availability, (db, actor, { query }) => checkAvailability(db, actor, query))
	serve(door, visits.dates, (db, actor, { query }) => listFreeDays(db, actor, query))
	serve(door, visits.times, (db, actor, { query }) => listFreeTimes(db, actor, query))
	serve(door, visits.schedule, (db, actor, { body }) => scheduleVisit(db, actor, body), asked)
	serve(door, visits.show, async (db, actor, { params }) => presentVisit(actor, await findOwnVisit(db, actor, params.id)))
	serveOwnPhotos(door, visits.photos, visitPhotoSource, keys)
	serve(door, visits.calendar, async (db, actor, { params }) =>
		answer(calendarOf(await findOwnVisit(db, actor, params.id), publicUrl), {
			status: 200,
			headers: {
				'content-type': 'text/calendar; charset=utf-8',
				'content-disposition': `attachment; filename="${calendarNameOf(params.id)}"`,
			},
		}),
	)
	serve(door, visits.reschedule, (db, actor, { params, body }) => rescheduleVisit(db, actor, params.id, body))
	serve(door, visits.cancel, (db, actor, { params, body }) => cancelVisit(db, actor, { id: params.id, notes: body.cancellation_notes }))
}
