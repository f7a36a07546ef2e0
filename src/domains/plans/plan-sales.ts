import { lt, sql } from 'drizzle-orm'
import { moneyBetween } from '#domains/company/money-between.ts'
import { type SalesSource, within } from '#domains/company/sales-source.ts'
import { findsWords } from '#platform/database/contains-words.ts'
import { writtenTogether } from '#shared/written-together.ts'
import { subscriptionRequests as requests, subscriptionPayments, subscriptions } from './tables.ts'

const sold = sql`${subscriptions.id} as sold_id, ${subscriptions.id}::text as id, ${subscriptions.reference} as reference, ${subscriptions.customerName} as customer_name`

/** What plans add to the company's figures: money of subscriptions, and requests, which are done once they are approved. */
export const planSales: SalesSource = {
	line: 'plans',
	money: (span) => moneyBetween(subscriptionPayments, subscriptionPayments.subscriptionId, span),
	begun: (span) => sql`select ${requests.customerId} as customer_id,
			case ${requests.status} when 'approved' then 'done' when 'pending' then 'open' else 'lost' end as outcome
		from ${requests} where ${within(requests.createdAt, span)}`,
	boughtBefore: (customerId, before) => sql`exists (select 1 from ${subscriptions}
		where ${subscriptions.customerId} = ${customerId} and ${lt(subscriptions.createdAt, before)})`,
	sold: {
		named: (ids) => sql`select ${sold} from ${subscriptions} where ${subscriptions.id} = any(${ids})`,
		found: (search) =>
			sql`select ${subscriptions.id} as sold_id from ${subscriptions} where ${findsWords(search, subscriptions.searchText, writtenTogether)}`,
	},
	due: () => sql`select ${sold}, ${subscriptions.createdAt} as since,
			${subscriptions.totalPaise} - coalesce(${subscriptions.paidAmountPaise}, 0) as paise
		from ${subscriptions} where ${subscriptions.status} <> 'cancelled' and ${subscriptions.paymentStatus} = 'due'`,
}
