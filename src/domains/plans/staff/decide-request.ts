import { eq, sql } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import { type RequestStatus, requestStatusDisplay } from '#contract/plans/plan-words.ts'
import type { RequestState } from '#contract/plans/plans.ts'
import type { StaffRequest, staffPlans } from '#contract/plans/staff-plans.ts'
import { reasonNeeded } from '#contract/staff-words.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuse, refuseField } from '#platform/http/problem.ts'
import { refuseStale } from '#platform/http/refuse-stale.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { one } from '#shared/one.ts'
import { beginSubscription } from '../begin-subscription.ts'
import { findRequestState, findRequestWithoutPermission, lockRequest } from '../find-requests.ts'
import { mailRequestRejected } from '../jobs.ts'
import type { RequestRow } from '../present-request.ts'
import { boughtOf, contactOf } from '../resolve-purchase.ts'
import { subscriptionRequests } from '../tables.ts'
import { auditedRequest, auditedSubscription } from './audited-plans.ts'
import { findRequestForStaff } from './find-requests-for-staff.ts'

type Decision = {
	status: RequestStatus
	rejection_reason?: string | undefined
	admin_notes?: string | undefined
	start_date?: string | null | undefined
}

/** Decides about a pending request as `decide` does; answers it with the active subscription beside it (A.R-57, A.R-58). */
export async function decideRequest(db: Db, actor: Actor, id: number, decision: Decision): Promise<RequestState> {
	await decide(db, actor, await lockRequest(db, id), decision)
	return findRequestState(db, await findRequestWithoutPermission(db, id))
}

type Change = Validated<typeof staffPlans.changeSubscriptionRequest>['body']

/**
 * The company's change of a request: a decision, or a note that its customer reads. Throws 404, 409 for a stale `version`, and as `decide`
 * does.
 */
export async function changeRequest(db: Db, actor: Actor, id: number, { version, status, ...change }: Change): Promise<StaffRequest> {
	const before = await lockRequest(db, id)
	if (version !== undefined && version !== before.version) refuseStale(version, await findRequestForStaff(db, id))
	if (status) await decide(db, actor, before, { ...change, status })
	else await write(db, actor, before, { adminNotes: change.admin_notes ?? before.adminNotes })
	return findRequestForStaff(db, id)
}

/**
 * Approves, rejects or withdraws a request; approved, its subscription begins in the same transaction (A.E-23). `before` must be locked,
 * so that of an approval and a rejection at once one finds the other done. Throws 400 for one that is not pending, at `rejection_reason`
 * for a rejection without one (A.E-24), and as `beginSubscription` does.
 */
export async function decide(db: Db, actor: Actor, before: RequestRow, decision: Decision) {
	const { status } = decision
	if (before.status !== 'pending') throw refuse(`This request is already ${requestStatusDisplay[before.status].toLowerCase()}.`)
	if (status === 'pending') throw refuseField('status', 'This request is already pending.')
	if (status === 'rejected' && !decision.rejection_reason) throw refuseField('rejection_reason', reasonNeeded)
	const after = await write(db, actor, before, {
		status,
		rejectionReason: status === 'rejected' ? decision.rejection_reason : '',
		adminNotes: decision.admin_notes ?? before.adminNotes,
		decidedAt: now(),
	})
	if (status === 'rejected') await enqueue(db, mailRequestRejected, { requestId: after.id }, { to: after.customerEmail })
	if (status !== 'approved') return
	const { reference, customerId, id: requestId } = after
	const subscription = await beginSubscription(db, {
		reference,
		customerId,
		requestId,
		startDate: decision.start_date ?? null,
		// What was requested is what begins, whatever it costs today (A.SUB-19).
		bought: boughtOf(after),
		contact: contactOf(after),
	})
	await recordStaffChange(db, actor, {
		collection: 'subscriptions',
		id: subscription.id,
		action: 'create',
		before: null,
		after: auditedSubscription(subscription),
		customerId,
	})
}

async function write(db: Db, actor: Actor, before: RequestRow, set: Partial<RequestRow>): Promise<RequestRow> {
	if (!set.status && set.adminNotes === before.adminNotes) return before
	const after = one(
		await db
			.update(subscriptionRequests)
			.set({ ...set, version: sql`${subscriptionRequests.version} + 1` })
			.where(eq(subscriptionRequests.id, before.id))
			.returning(),
	)
	await recordStaffChange(db, actor, {
		collection: 'subscription-requests',
		id: before.id,
		action: 'change',
		before: auditedRequest(before),
		after: auditedRequest(after),
		personal: ['admin_notes', 'rejection_reason'],
		customerId: before.customerId,
	})
	return after
}
