import { subscriptionStatusDisplay } from '#contract/plans/plan-words.ts'
import type { Subscription } from '#contract/plans/plans.ts'
import { type KeptPayment, paidPaiseOf, presentPayment, presentPayments } from '#domains/company/payments.ts'
import type { SoldInvoiceRow } from '#domains/invoices/list-sold-invoices.ts'
import { soldInvoicesOf } from '#domains/invoices/sold-invoices.ts'
import { now } from '#platform/clock.ts'
import { dayOf, daysBetween } from '#shared/days.ts'
import { paise, rupees } from '#shared/money.ts'
import { presentBought } from './present-request.ts'
import { inIndia } from './present-visit.ts'
import type { subscriptions } from './tables.ts'

export type SubscriptionRow = Omit<typeof subscriptions.$inferSelect, 'searchText'>
export type SubscriptionParts = {
	subscription: SubscriptionRow
	payments: readonly KeptPayment[]
	invoices: readonly SoldInvoiceRow[]
	completed: number
	scheduled: number
	lastVisit: Date | null
	/** When the visit that is under way was to begin; null where there is none. */
	unsettled: Date | null
}

/** What it is today, whatever a job has or has not done (A.R-62). */
export const statusOf = ({ status, endDate }: Pick<SubscriptionRow, 'status' | 'endDate'>) =>
	status === 'active' && endDate < dayOf(now()) ? 'expired' : status

/** Allowed, without what was done or is scheduled (A.R-66); a correction may have left less than that. */
export const remainingVisits = ({ subscription, completed, scheduled }: SubscriptionParts) =>
	Math.max(0, subscription.maxVisits - completed - scheduled)

/** What a cancellation gives back of what came: the share of the visits that were not done (A.R-63). */
export function refundPaiseOf({ subscription, completed }: Pick<SubscriptionParts, 'subscription' | 'completed'>) {
	const unused = Math.max(0, subscription.maxVisits - completed)
	return paise(rupees(Math.round((paidPaiseOf(subscription) * unused) / subscription.maxVisits)))
}

/** The money as its customer reads it: only the share of the visits that were not done is given back. */
export const presentMoney = (row: SubscriptionRow) => ({ ...presentPayment(row), refund_amount: rupees(row.refundPaise) })

/** A subscription as its customer reads it. Money is rupees. */
export function presentSubscription(parts: SubscriptionParts): Subscription {
	const { subscription: row, payments, invoices, lastVisit, unsettled } = parts
	const status = statusOf(row)
	const canCancel = status === 'active' && !unsettled
	return {
		id: row.id,
		reference: row.reference,
		status,
		status_display: subscriptionStatusDisplay[status],
		...presentBought(row),
		start_date: row.startDate,
		end_date: row.endDate,
		remaining_days: status === 'active' ? Math.max(0, daysBetween(dayOf(now()), row.endDate)) : 0,
		remaining_visits: remainingVisits(parts),
		last_visit_date: lastVisit && inIndia(lastVisit),
		total_amount: rupees(row.totalPaise),
		...presentMoney(row),
		payments: presentPayments(payments),
		invoices: soldInvoicesOf(invoices),
		unsettled_visit_date: status === 'active' ? unsettled && inIndia(unsettled) : null,
		refund_if_cancelled: canCancel ? rupees(refundPaiseOf(parts)) : 0,
		cancel_reason: row.cancelReason,
		moved: row.moved && row.movedAt && { kind: row.moved, moved_at: row.movedAt.toISOString(), former_vehicle_name: row.formerVehicleName },
		can: { cancel: canCancel, renew: status !== 'active' && row.moved !== 'passed_on' },
	}
}
