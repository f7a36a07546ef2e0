import { paidPaiseOf } from '#domains/company/payments.ts'
import { creditInvoice } from '#domains/invoices/credit-invoice.ts'
import { issueInvoice } from '#domains/invoices/issue-invoice.ts'
import type { Db } from '#platform/database/database.ts'
import type { SubscriptionRow } from './present-subscription.ts'

/**
 * Issues the invoice of a subscription that is paid. Cancelled, what is given back of it is credited; of one that was paid in part, what
 * the company keeps gets its invoice then. Its row must be locked.
 */
export async function invoiceSubscription(db: Db, subscription: SubscriptionRow): Promise<void> {
	const { id: sourceId, status, cancelReason: reason } = subscription
	if (status === 'cancelled') {
		const keptPaise = paidPaiseOf(subscription) - subscription.refundPaise
		const isInvoiced = await creditInvoice(db, { source: 'subscription', sourceId, reason, keptPaise })
		if (!isInvoiced) await issue(db, subscription, keptPaise)
	} else if (subscription.paymentStatus === 'paid') await issue(db, subscription, subscription.totalPaise)
}

const issue = (db: Db, subscription: SubscriptionRow, totalPaise: number) =>
	issueInvoice(db, {
		source: 'subscription',
		sourceId: subscription.id,
		reference: subscription.reference,
		to: subscription,
		vehicle: subscription.vehicleName,
		lines: [{ kind: 'service', name: `${subscription.planName} plan`, quantity: 1, amountPaise: totalPaise }],
		totalPaise,
		paidPaise: totalPaise,
	})
