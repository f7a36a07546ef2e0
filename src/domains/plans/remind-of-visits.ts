import { and, eq, gte, inArray, isNull, lt } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueueAll } from '#platform/jobs/jobs.ts'
import { addDays, dayOf, endOfDay, startOfDay } from '#shared/days.ts'
import { mailVisitReminder } from './jobs.ts'
import { subscriptions, visits } from './tables.ts'

/** Queues the mails about tomorrow's visits, each once, and again for one that was moved since. Three statements. */
export async function remindOfNextVisits(db: Db): Promise<void> {
	const tomorrow = addDays(dayOf(now()), 1)
	const due = await db
		.update(visits)
		.set({ remindedAt: now() })
		.where(
			and(
				eq(visits.status, 'scheduled'),
				gte(visits.startsAt, startOfDay(tomorrow)),
				lt(visits.startsAt, endOfDay(tomorrow)),
				isNull(visits.remindedAt),
			),
		)
		.returning({ id: visits.id, subscriptionId: visits.subscriptionId })
	const of = inArray(
		subscriptions.id,
		due.map(({ subscriptionId }) => subscriptionId),
	)
	const addresses = await db.select({ id: subscriptions.id, to: subscriptions.customerEmail }).from(subscriptions).where(of)
	const addressOf = new Map(addresses.map(({ id, to }) => [id, to]))
	await enqueueAll(
		db,
		mailVisitReminder,
		due.map(({ id, subscriptionId }) => ({ data: { visitId: id, day: tomorrow }, to: addressOf.get(subscriptionId) ?? '' })),
	)
}
