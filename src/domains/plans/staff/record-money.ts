import { eq, sql } from 'drizzle-orm'
import type { PaymentMethod } from '#contract/company/payment-words.ts'
import type { RecordPayment } from '#contract/company/payments.ts'
import { recordPayment, recordRefund, type Sold } from '#domains/company/record-money.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { one } from '#shared/one.ts'
import { lockSubscription } from '../find-subscriptions.ts'
import { invoiceSubscription } from '../invoice-subscription.ts'
import { mailSubscriptionMoney } from '../jobs.ts'
import type { SubscriptionRow } from '../present-subscription.ts'
import { subscriptionPayments, subscriptions } from '../tables.ts'
import { findSubscriptionForStaff } from './find-subscriptions-for-staff.ts'

const sold: Sold<SubscriptionRow> = {
	what: 'subscription',
	collection: 'subscriptions',
	idOf: ({ id }) => id,
	change: async (db, { id }, money) =>
		one(
			await db
				.update(subscriptions)
				.set({ ...money, version: sql`${subscriptions.version} + 1` })
				.where(eq(subscriptions.id, id))
				.returning(),
		),
	// Given back is the share of the visits that nobody came for (A.R-63).
	keep: (db, { id, refundPaise }, record) =>
		db
			.insert(subscriptionPayments)
			.values({ subscriptionId: id, ...record, ...(record.kind === 'refund' && { amountPaise: refundPaise }) }),
	settle: invoiceSubscription,
	notify: (db, { id, customerEmail: to }) => enqueue(db, mailSubscriptionMoney, { subscriptionId: id }, { to }),
}

/** Records a payment for a subscription (`recordPayment`). Throws 404 and its refusals. */
export async function recordSubscriptionPayment(db: Db, actor: Actor, id: number, came: RecordPayment) {
	await recordPayment(db, actor, sold, (await lockSubscription(db, id)).subscription, came)
	return findSubscriptionForStaff(db, id)
}

/** Records that what was due of a cancelled subscription was given back (`recordRefund`). Throws 404 and its refusals. */
export async function recordSubscriptionRefund(db: Db, actor: Actor, id: number, method: PaymentMethod) {
	await recordRefund(db, actor, sold, (await lockSubscription(db, id)).subscription, method)
	return findSubscriptionForStaff(db, id)
}
