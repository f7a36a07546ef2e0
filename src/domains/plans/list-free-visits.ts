import { and, eq, gt } from 'drizzle-orm'
import { slotTaken } from '#contract/doorstep/doorstep-words.ts'
import type { Reply, Validated } from '#contract/endpoint.ts'
import { noSuchSubscription, noVisitsLeft } from '#contract/plans/visit-words.ts'
import type { visits as calls } from '#contract/plans/visits.ts'
import { listFreeHours } from '#domains/doorstep/list-free-hours.ts'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { dayOf, daysBetween, hourOf, type IndianDay, instantOf } from '#shared/days.ts'
import { findSubscriptionParts } from './find-subscriptions.ts'
import { isActive } from './is-active.ts'
import { remainingVisits, type SubscriptionParts } from './present-subscription.ts'
import { refuseBoth, visitHour } from './start-of-visit.ts'
import { subscriptions, visits } from './tables.ts'

/** An active subscription of the caller; without an id the one there is. Throws 400 at `subscription`, in one wording for all others (D-49). */
async function findActiveParts(db: ReadDb, actor: Actor, id: number | undefined): Promise<SubscriptionParts> {
	const isOwn = and(eq(subscriptions.customerId, actor.id), isActive(), id === undefined ? undefined : eq(subscriptions.id, id))
	const [parts] = await findSubscriptionParts(db, (query) => query.where(isOwn))
	// Where the screen looks for words too: it asks what is free before it schedules, and the subscription may have ended meanwhile.
	if (!parts) throw refuseBoth('subscription', noSuchSubscription)
	return parts
}

type Days = { from: IndianDay; to: IndianDay; visit?: number | undefined }

/**
 * The hours in which the caller can have a visit of that subscription: those with a place left that he does not hold himself, and that of
 * `visit`, which is to be moved (A.R-73, A.R-74, A.E-30). Two statements.
 */
async function listFree(db: ReadDb, { subscription }: SubscriptionParts, { from, to, visit }: Days) {
	const first = [from, subscription.startDate, dayOf(now())].toSorted().at(-1)
	const last = [to, subscription.endDate].toSorted().at(0)
	if (!first || !last || last < first) return []
	const held = await db
		.select({ id: visits.id, startsAt: visits.startsAt })
		.from(visits)
		.where(and(eq(visits.customerId, subscription.customerId), eq(visits.status, 'scheduled'), gt(visits.startsAt, now())))
	const holders = new Map(held.map(({ id, startsAt }) => [hourOf(startsAt).getTime(), id]))
	const listed = await listFreeHours(db, 'visits', { from: first, days: daysBetween(first, last) + 1, until: last })
	return listed.map(({ date, times }) => ({
		date,
		times: times.filter(({ time, placesLeft }) => {
			const holder = holders.get(instantOf(date, time).getTime())
			return holder === undefined ? placesLeft > 0 : holder === visit
		}),
	}))
}

/** Days with a free hour, from today to the last day of the subscription. */
export async function listFreeDays(db: ReadDb, actor: Actor, asked: Validated<typeof calls.dates>['query']) {
	const parts = await findActiveParts(db, actor, asked.subscription)
	const { start: from = dayOf(now()), end: to = parts.subscription.endDate, visit } = asked
	const days = await listFree(db, parts, { from, to, visit })
	return days.filter(({ times }) => times.length > 0).map(({ date }) => ({ date }))
}

/** Free hours of a day; none of one that is over, before the subscription or after it. */
export async function listFreeTimes(db: ReadDb, actor: Actor, { date, subscription, visit }: Validated<typeof calls.times>['query']) {
	const days = await listFree(db, await findActiveParts(db, actor, subscription), { from: date, to: date, visit })
	return days.flatMap(({ times }) => times.map(({ time }) => ({ time })))
}

/** Whether the caller can schedule a visit, on that day and at that time where they are named (A.R-75). */
export async function checkAvailability(
	db: ReadDb,
	actor: Actor,
	{ subscription, date, time }: Validated<typeof calls.availability>['query'],
): Promise<Reply<typeof calls.availability>> {
	const parts = await findActiveParts(db, actor, subscription)
	const remaining_visits = remainingVisits(parts)
	if (remaining_visits === 0) return { available: false, remaining_visits, message: noVisitsLeft }
	const days = await listFree(db, parts, { from: date ?? dayOf(now()), to: date ?? parts.subscription.endDate })
	const hour = time === undefined ? undefined : visitHour(time)
	const isFree = days.some(({ times }) => times.some((free) => time === undefined || free.time === hour))
	return { available: isFree, remaining_visits, message: isFree ? 'A visit can be scheduled.' : slotTaken }
}
