import { and, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueueAll } from '#platform/jobs/jobs.ts'
import { addDays, dayOf } from '#shared/days.ts'
import { isActive } from './is-active.ts'
import { mailSubscriptionEnds } from './jobs.ts'
import { subscriptions } from './tables.ts'

/**
 * Queues the mails about subscriptions that end in 30, 7 and 1 days: each at most once, and after an outage the latest that is due alone.
 * Three statements.
 */
export async function remindOfCloseEnds(db: Db): Promise<void> {
	const today = dayOf(now())
	const left = sql<number>`(${subscriptions.endDate} - ${today}::date)`
	const due = sql<number>`(case when ${left} <= 1 then 1 when ${left} <= 7 then 7 else 30 end)::smallint`
	const ending = await db
		.update(subscriptions)
		.set({ remindedDays: due })
		.where(
			and(
				isActive(),
				isNull(subscriptions.forgottenAt),
				lte(subscriptions.endDate, addDays(today, 30)),
				// On the last day itself a reminder comes too late.
				gt(subscriptions.endDate, today),
				or(isNull(subscriptions.remindedDays), gt(subscriptions.remindedDays, due)),
			),
		)
		.returning({ id: subscriptions.id, days: subscriptions.remindedDays, endDate: subscriptions.endDate, to: subscriptions.customerEmail })
	await enqueueAll(
		db,
		mailSubscriptionEnds,
		ending.map(({ id, days, endDate, to }) => ({ data: { subscriptionId: id, days: days ?? 1, endDate }, to })),
	)
}
