import { desc, eq, sql } from 'drizzle-orm'
import { requestStatusDisplay } from '#contract/plans/plan-words.ts'
import { stepDisplay, stepOfVisit } from '#contract/plans/visit-words.ts'
import { type CustomerPart, entriesShown } from '#domains/accounts/customer-part.ts'
import { moneySums, moneyTitle } from '#domains/company/payments.ts'
import { dayOf, formatDayHour, startOfDay, timeOf } from '#shared/days.ts'
import { one } from '#shared/one.ts'
import { findSubscriptionParts } from '../find-subscriptions.ts'
import { selectVisits, type VisitParts } from '../find-visit-parts.ts'
import { presentSubscription } from '../present-subscription.ts'
import { subscriptionRequests, subscriptions, visits } from '../tables.ts'

/** What plans know of a customer (decision 0018); its entries of the latest hundred. Four statements. */
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
	const planned = await selectVisits(db)
		.where(eq(visits.customerId, id))
		.orderBy(desc(visits.startsAt), desc(visits.id))
		.limit(entriesShown)
	const money = one(
		await db
			// Not all that came is given back (A.R-63).
			.select(moneySums(subscriptions, sql`${subscriptions.status} <> 'cancelled'`, subscriptions.refundPaise))
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
			...planned.filter(({ visit }) => visit.status === 'scheduled').map(openVisit),
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
				...payments.map((payment) => ({
					at: payment.at.toISOString(),
					kind: payment.kind,
					title: moneyTitle(payment),
					text: '',
					by: '',
					about: about(shown),
				})),
			]),
			...planned.flatMap(entriesOfVisit),
		],
	}
}

const about = ({ id, reference }: { id: number; reference: string }) => ({ collection: 'subscriptions' as const, id, reference })
const aboutVisit = ({ visit, of }: VisitParts) => ({ collection: 'visits' as const, id: visit.id, reference: of.reference })

function openVisit(parts: VisitParts) {
	const { visit, of } = parts
	const state = { status: visit.status, started_at: visit.startedAt?.toISOString() ?? null }
	const step = { status: stepOfVisit(state), status_display: stepDisplay(state) }
	return { ...aboutVisit(parts), ...step, title: `${of.planName}: visit`, starts_at: visit.startsAt.toISOString() }
}

/** When it was scheduled, begun and completed; when it was cancelled nobody notes, so that stands where it was scheduled. */
function entriesOfVisit(parts: VisitParts) {
	const { visit, technicianName } = parts
	const step = { kind: 'step' as const, about: aboutVisit(parts) }
	const forWhen = `Visit scheduled for ${formatDayHour(dayOf(visit.startsAt), timeOf(visit.startsAt))}`
	const whyNot = visit.status === 'cancelled' ? ['Cancelled', visit.cancellationNotes].filter(Boolean).join(': ') : ''
	const done = { startedAt: 'Visit started', completionDate: 'Visit completed' } as const
	return [
		{ ...step, at: visit.createdAt.toISOString(), title: forWhen, text: whyNot, by: '' },
		...(['startedAt', 'completionDate'] as const).flatMap((when) => {
			const at = visit[when]
			const text = when === 'completionDate' ? visit.technicianNotes : ''
			return at ? { ...step, at: at.toISOString(), title: done[when], text, by: technicianName } : []
		}),
	]
}
