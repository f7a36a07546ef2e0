import { and, eq, gte, lt, ne } from 'drizzle-orm'
import { noSuchSubscription, noVisitsLeft, visitChecks } from '#contract/plans/visit-words.ts'
import type { ScheduleVisit, Visit } from '#contract/plans/visits.ts'
import { notifyCompany } from '#domains/company/news/notify-company.ts'
import { newStartCode } from '#domains/doorstep/start-code.ts'
import { takeHourLast } from '#domains/doorstep/take-hour.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { sendTogether } from '#platform/database/together.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseField } from '#platform/http/problem.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { hourOf } from '#shared/days.ts'
import { one } from '#shared/one.ts'
import { findSubscriptionWithoutPermission, holdSubscription } from './find-subscriptions.ts'
import type { VisitParts } from './find-visit-parts.ts'
import { mailVisitScheduled } from './jobs.ts'
import { remainingVisits } from './present-subscription.ts'
import { presentVisit } from './present-visit.ts'
import { recordVisitChange } from './record-visit-change.ts'
import { hourTaken, refuseVisit, startOfVisit } from './start-of-visit.ts'
import { visits } from './tables.ts'
import { stateToMail } from './visit-change-to-mail.ts'
import { whenOf } from './when-of.ts'

/** Schedules a visit with a subscription of the caller; throws as `scheduleWith` does. */
export async function scheduleVisit(db: Db, actor: Actor, sent: ScheduleVisit): Promise<Visit> {
	const scheduled = await scheduleWith(db, sent, actor.id)
	const { visit } = scheduled
	await sendTogether([
		recordVisitChange(db, visit),
		notifyCompany(db, { kind: 'visit_scheduled', objectId: visit.id, title: `Visit scheduled: ${whenOf(visit)}` }),
	])
	return presentVisit(actor, scheduled)
}

/**
 * Schedules a visit with a subscription, of that customer or anybody's (A.E-25 to A.E-27). The subscription is held, so that of many at
 * once no more are scheduled than remain; the place in the hour is taken with the end of the transaction. Throws 400
 * at `subscription` for a foreign or unknown one, as `startOfVisit` does, for no visits left, and for a full, closed or already held hour.
 */
export async function scheduleWith(db: Db, sent: ScheduleVisit, ownerId?: number): Promise<VisitParts> {
	if (!(await holdSubscription(db, sent.subscription, ownerId))) throw refuseField('subscription', noSuchSubscription)
	const parts = await findSubscriptionWithoutPermission(db, sent.subscription)
	const { id: subscriptionId, customerId, customerEmail } = parts.subscription
	const startsAt = startOfVisit(parts.subscription, sent.preferred_date, sent.preferred_time)
	if (remainingVisits(parts) === 0) throw refuseVisit(noVisitsLeft)
	if (await isHourHeld(db, customerId, startsAt)) throw hourTaken()
	takeHourLast(db, 'visits', startsAt, hourTaken)
	const mailedState = stateToMail({ startsAt, technicianId: null })
	const checklist = visitChecks.map((name) => ({ name, done: false }))
	const begun = { startCode: newStartCode(), checklist, mailedState, createdAt: now() }
	const visit = one(
		await db
			.insert(visits)
			.values({ subscriptionId, customerId, startsAt, ...begun })
			.returning(),
	)
	await enqueue(db, mailVisitScheduled, { visitId: visit.id }, { to: customerEmail })
	// Nobody was sent yet, and nothing was photographed.
	return { visit, of: parts.subscription, photoCount: 0, technicianName: '' }
}

/** Whether the customer has a visit in that hour, of which he has one at most (A.R-76); `but` is the one that moves. */
export async function isHourHeld(db: Db, customerId: number, startsAt: Date, but = 0): Promise<boolean> {
	const hour = hourOf(startsAt)
	const isInHour = and(gte(visits.startsAt, hour), lt(visits.startsAt, new Date(hour.getTime() + 3_600_000)))
	const isHeld = and(eq(visits.customerId, customerId), eq(visits.status, 'scheduled'), isInHour, ne(visits.id, but))
	return (await db.$count(visits, isHeld)) > 0
}
