import { eq, sql } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import { endTooFar, planLimits } from '#contract/plans/plan-words.ts'
import type { StaffSubscription, staffPlans } from '#contract/plans/staff-plans.ts'
import { reasonNeeded, whyNeeded } from '#contract/staff-words.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuse, refuseField } from '#platform/http/problem.ts'
import { refuseStale } from '#platform/http/refuse-stale.ts'
import { addMonths, dayOf } from '#shared/days.ts'
import { one } from '#shared/one.ts'
import { endSubscription } from '../end-subscription.ts'
import { endVisits, isAfter } from '../end-visits.ts'
import { lockSubscription } from '../find-subscriptions.ts'
import { type SubscriptionParts, type SubscriptionRow, statusOf } from '../present-subscription.ts'
import { subscriptions } from '../tables.ts'
import { auditedSubscription } from './audited-plans.ts'
import { findSubscriptionForStaff } from './find-subscriptions-for-staff.ts'

type Change = Validated<typeof staffPlans.changeSubscription>['body']

/**
 * Cancels an active subscription by its status (D-45), or corrects the last day or the visits allowed of an active subscription, with a
 * note why (A.ADMIN-18); visits that are scheduled after its new last day are cancelled (A.R-98). Throws 404, 409 for a stale `version`,
 * 400 for one that has ended, at `end_date` for a day that is over or too far, at `max_visits` below what was done and is scheduled.
 */
export async function changeSubscription(db: Db, actor: Actor, id: number, { status, reason, ...correction }: Change) {
	if (!status) return correct(db, actor, id, correction)
	const { version, ...corrected } = correction
	const { subscription } = await lockCurrent(db, id, version)
	if (status === statusOf(subscription)) throw refuse(`This subscription is already ${status}.`)
	if (status !== 'cancelled') throw refuse('A subscription can only be cancelled; it ends by its last day and is renewed as a new one.')
	if (!reason) throw refuseField('reason', reasonNeeded)
	if (Object.values(corrected).some((value) => value !== undefined)) throw refuse('Correct a subscription or cancel it, one at a time.')
	return cancelForCustomer(db, actor, id, { reason })
}

async function correct(db: Db, actor: Actor, id: number, { version, note, ...change }: Omit<Change, 'status' | 'reason'>) {
	if (!note) throw refuseField('note', whyNeeded)
	const parts = await lockCurrent(db, id, version)
	const { subscription: before, completed, scheduled } = parts
	if (statusOf(before) !== 'active') throw refuse('Only an active subscription can be corrected.')
	const { end_date: endDate = before.endDate, max_visits: maxVisits = before.maxVisits } = change
	const today = dayOf(now())
	if (endDate < today || endDate < before.startDate)
		throw refuseField('end_date', 'Please choose today or a later day, not before its start.')
	if (endDate > addMonths(today, planLimits.endMonths)) throw refuseField('end_date', endTooFar)
	const tooLate = await endVisits(db, before, isAfter(endDate), {
		cancelledBy: 'company',
		notes: 'Your subscription ends before that day.',
	})
	const used = completed + scheduled - tooLate.length
	if (maxVisits < used) throw refuseField('max_visits', `${used} visits were done or are scheduled already.`)
	const after = one(
		await db
			.update(subscriptions)
			.set({ endDate, maxVisits, note, remindedDays: null, version: sql`${subscriptions.version} + 1` })
			.where(eq(subscriptions.id, id))
			.returning(),
	)
	return record(db, actor, before, after)
}

/** Cancels an active subscription with the company's reason. Throws 404, 409 for a stale `version`, 400 for one that has ended. */
export async function cancelForCustomer(
	db: Db,
	actor: Actor,
	id: number,
	{ reason, version }: { reason: string; version?: number | undefined },
) {
	const parts = await lockCurrent(db, id, version)
	return record(db, actor, parts.subscription, await endSubscription(db, parts, { reason, by: 'company' }))
}

/** Locks a subscription and reads the counts of its visits. Throws 404, 409 for a stale `version`. */
export async function lockCurrent(db: Db, id: number, version: number | undefined): Promise<SubscriptionParts> {
	const parts = await lockSubscription(db, id)
	if (version !== undefined && version !== parts.subscription.version) refuseStale(version, await findSubscriptionForStaff(db, id))
	return parts
}

async function record(db: Db, actor: Actor, before: SubscriptionRow, after: SubscriptionRow): Promise<StaffSubscription> {
	await recordStaffChange(db, actor, {
		collection: 'subscriptions',
		id: after.id,
		action: 'change',
		before: auditedSubscription(before),
		after: auditedSubscription(after),
		personal: ['note', 'reason'],
		customerId: after.customerId,
	})
	return findSubscriptionForStaff(db, after.id)
}
