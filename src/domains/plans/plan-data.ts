import { and, eq, gte, not, type SQL } from 'drizzle-orm'
import type { PersonalData } from '#domains/accounts/personal-data.ts'
import { listPhotosToExport } from '#domains/doorstep/list-work-photos.ts'
import { now } from '#platform/clock.ts'
import { dayOf, startOfDay } from '#shared/days.ts'
import { rupees } from '#shared/money.ts'
import { listRequests } from './find-requests.ts'
import { listSubscriptions } from './find-subscriptions.ts'
import { listAllVisits } from './find-visits.ts'
import { forgetCustomer } from './forget-customer.ts'
import { isActive } from './is-active.ts'
import { subscriptionRequests, subscriptions, visitPhotos, visits } from './tables.ts'

const { id, reference } = subscriptions

/** A customer's requests for plans, subscriptions and visits. */
export const planData: PersonalData = {
	exportOwn: async (db, { actor, linkTo }) => {
		const own = await listAllVisits(db, actor)
		const photosOf = await listPhotosToExport(
			db,
			visitPhotos,
			own.map(({ id: visitId }) => visitId),
			linkTo,
		)
		return {
			subscription_requests: await listRequests(db, actor),
			subscriptions: (await listSubscriptions(db, actor)).map(({ can: _, ...subscription }) => subscription),
			visits: own.map(({ can: _, ...visit }) => ({ ...visit, photos: photosOf(visit.id) })),
		}
	},
	forget: forgetCustomer,
	listOpen: async (db, customerId) => {
		const pending = await db
			.select({ id: subscriptionRequests.id, reference: subscriptionRequests.reference })
			.from(subscriptionRequests)
			.where(and(eq(subscriptionRequests.customerId, customerId), eq(subscriptionRequests.status, 'pending')))
		const active = await db
			.select({ id, reference })
			.from(subscriptions)
			.where(and(eq(subscriptions.customerId, customerId), isActive()))
		// Its subscription has ended, and yet somebody is there or is coming today.
		const under = await db
			.selectDistinct({ id, reference })
			.from(visits)
			.innerJoin(subscriptions, eq(subscriptions.id, visits.subscriptionId))
			.where(
				and(
					eq(visits.customerId, customerId),
					eq(visits.status, 'scheduled'),
					gte(visits.startsAt, startOfDay(dayOf(now()))),
					not(isActive() as SQL),
				),
			)
		return [
			...[...active, ...under].map((open) => ({ kind: 'subscription' as const, ...open })),
			...pending.map((open) => ({ kind: 'subscription-request' as const, ...open })),
		]
	},
	listRefunds: async (db, customerId) => {
		const owed = await db
			.select({ id, reference, paise: subscriptions.refundPaise })
			.from(subscriptions)
			.where(and(eq(subscriptions.customerId, customerId), eq(subscriptions.paymentStatus, 'refund_due')))
		return owed.map(({ paise, ...about }) => ({ kind: 'subscription', ...about, amount: rupees(paise) }))
	},
}
