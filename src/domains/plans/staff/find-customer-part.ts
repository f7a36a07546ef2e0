import { desc, eq, sql } from 'drizzle-orm'
import { requestStatusDisplay } from '#contract/plans/plan-words.ts'
import { type CustomerPart, entriesShown } from '#domains/accounts/customer-part.ts'
import { moneySums } from '#domains/company/payments.ts'
import { startOfDay } from '#shared/days.ts'
import { formatRupees, rupees } from '#shared/money.ts'
import { one } from '#shared/one.ts'
import { findSubscriptionParts } from '../find-subscriptions.ts'
import { presentSubscription } from '../present-subscription.ts'
import { subscriptionRequests, subscriptions } from '../tables.ts'

/** What plans know of a customer (decision 0018); its entries of the latest hundred. Three statements. */
export const findPlanPart: CustomerPart = async (db, { id }) => {
	const own = eq(subscriptions.customerId, id)
	const found = await findSubscriptionParts(db, (query) =>
		query.where(own).orderBy(desc(subscriptions.createdAt), desc(subscriptions.id)).limit(entriesShown),
	)
	const requests = await db
		.select()
		.from(subscriptionRequests)
		.where(eq(subscriptionRequests.customerId, id))
		.orderBy(desc(subscriptionRequests.createdAt), desc(subscriptionRequests.id))
		.limit(entriesShown)
	const toRefund = sql<number>`coalesce(sum(${subscriptions.refundPaise}) filter (where ${subscriptions.paymentStatus} = 'refund_due'), 0)`
	const money = one(
		await db
			.select({
				...moneySums(subscriptions, sql`${subscriptions.status} <> 'cancelled'`),
				// Not all that came is given back (A.R-63).
				to_refund: toRefund.mapWith((paise) => rupees(Number(paise))),
			})
			.from(subscriptions)
			.where(own),
	)
	const presented = found.map((parts) => ({ parts, shown: presentSubscription(parts) }))
	return {
		money,
		open: [
			...requests
				.filter(({ status }) => status === 'pending')
				.map((request) => ({
					collection: 'subscription-requests' as const,
					id: request.id,
					reference: request.reference,
					title: request.planName,
					status: request.status,
					status_display: requestStatusDisplay[request.status],
					starts_at: request.createdAt.toISOString(),
				})),
			...presented
				.filter(({ shown }) => shown.status === 'active')
				.map(({ shown }) => ({
					...about(shown),
					title: shown.plan_name,
					status: shown.status,
					status_display: shown.status_display,
					starts_at: startOfDay(shown.start_date).toISOString(),
				})),
		],
		entries: [
			...requests.map((request) => ({
				at: request.createdAt.toISOString(),
				kind: 'step' as const,
				title: `Asked for ${request.planName}`,
				text: request.rejectionReason,
				by: '',
				about: { collection: 'subscription-requests' as const, id: request.id, reference: request.reference },
			})),
			...presented.flatMap(({ parts: { payments, subscription }, shown }) => [
				{
					at: subscription.createdAt.toISOString(),
					kind: 'step' as const,
					title: `${shown.plan_name} begun`,
					text: shown.cancel_reason,
					by: '',
					about: about(shown),
				},
				...payments.map(({ kind, method, amountPaise, at }) => ({
					at: at.toISOString(),
					kind,
					title: `${kind === 'refund' ? 'Refunded' : 'Paid'} ${formatRupees(rupees(amountPaise))} ${method === 'upi' ? 'by UPI' : 'in cash'}`,
					text: '',
					by: '',
					about: about(shown),
				})),
			]),
		],
	}
}

const about = ({ id, reference }: { id: number; reference: string }) => ({ collection: 'subscriptions' as const, id, reference })
