import { lt, sql } from 'drizzle-orm'
import { moneyBetween } from '#domains/company/money-between.ts'
import { isWithin, type SalesSource } from '#domains/company/sales-source.ts'
import { soldIn } from '#domains/company/sold-in.ts'
import { subscriptionRequests as requests, subscriptionPayments, subscriptions } from './tables.ts'

const sold = soldIn(subscriptions, { id: sql`${subscriptions.id}::text`, reference: subscriptions.reference })

/** What plans add to the company's figures: money of subscriptions, and requests, which are done once they are approved. */
export const planSales: SalesSource = {
	line: 'plans',
	money: (span) => moneyBetween(subscriptionPayments, subscriptionPayments.subscriptionId, span),
	begun: (span) => sql`select ${requests.customerId} as customer_id,
			case ${requests.status} when 'approved' then 'done' when 'pending' then 'open' else 'lost' end as outcome
		from ${requests} where ${isWithin(requests.createdAt, span)}`,
	boughtBefore: (customerId, before) => sql`exists (select 1 from ${subscriptions}
		where ${subscriptions.customerId} = ${customerId} and ${lt(subscriptions.createdAt, before)})`,
	sold,
	due: () => sql`select ${subscriptions.id} as sold_id, ${subscriptions.createdAt} as since,
			${subscriptions.totalPaise} - coalesce(${subscriptions.paidAmountPaise}, 0) as paise
		from ${subscriptions} where ${subscriptions.status} <> 'cancelled' and ${subscriptions.paymentStatus} = 'due'`,
}
