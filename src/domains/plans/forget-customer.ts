import { and, eq, sql } from 'drizzle-orm'
import { cancelledForgotten, forgotten, noName } from '#domains/company/sold.ts'
import { forgetPhotos } from '#domains/doorstep/list-work-photos.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { recordChanges } from '#platform/database/record-change.ts'
import { isPast } from './is-active.ts'
import { subscriptionRequests, subscriptions, visitPhotos, visits } from './tables.ts'

/**
 * Takes out of a deleted customer's requests, subscriptions and visits what is not needed any more (D-43): of subscriptions that ran to
 * their end name, address and amounts stay for the invoice, of cancelled ones nothing but name and phone as long as a refund is due. None
 * may be open.
 */
export async function forgetCustomer(db: Db, { id: customerId }: { id: number }): Promise<void> {
	await db
		.update(subscriptionRequests)
		.set({
			...noName,
			customerEmail: '',
			customerPhone: '',
			rejectionReason: sql`case when ${subscriptionRequests.status} = 'rejected' then '-' else '' end`,
			adminNotes: '',
			forgottenAt: now(),
			version: sql`${subscriptionRequests.version} + 1`,
		})
		.where(eq(subscriptionRequests.customerId, customerId))
	await forgetVisits(db, customerId)
	const own = eq(subscriptions.customerId, customerId)
	await db.update(subscriptions).set({ status: 'expired' }).where(and(own, isPast()))
	const known = await db
		.update(subscriptions)
		.set({ ...forgotten(subscriptions), note: '' })
		.where(own)
		.returning({ id: subscriptions.id })
	await db
		.update(subscriptions)
		.set(cancelledForgotten(subscriptions))
		.where(and(own, eq(subscriptions.status, 'cancelled')))
	await recordChanges(
		db,
		known.map(({ id }) => ({ collection: 'subscriptions', id })),
	)
}

/** Words and pictures go. What is still scheduled lies in the past: nobody said whether it was done. */
async function forgetVisits(db: Db, customerId: number) {
	const own = eq(visits.customerId, customerId)
	await db
		.update(visits)
		.set({ status: 'cancelled', cancelledBy: 'subscription' })
		.where(and(own, eq(visits.status, 'scheduled')))
	const known = await db
		.update(visits)
		.set({ serviceNotes: '', technicianNotes: '', cancellationNotes: '', startedWithout: '', version: sql`${visits.version} + 1` })
		.where(own)
		.returning({ id: visits.id })
	await forgetPhotos(db, visitPhotos, sql`select id from ${visits} where ${own}`)
	await recordChanges(
		db,
		known.map(({ id }) => ({ collection: 'visits', id })),
	)
}
