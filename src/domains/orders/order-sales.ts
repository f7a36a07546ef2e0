import { lt, sql } from 'drizzle-orm'
import { moneyBetween } from '#domains/company/money-between.ts'
import { isWithin, type SalesSource } from '#domains/company/sales-source.ts'
import { soldIn } from '#domains/company/sold-in.ts'
import { partOrderPayments, partOrders } from './tables.ts'

const sold = soldIn(partOrders, { id: partOrders.orderNumber, reference: partOrders.orderNumber })

/** What orders of parts add to the company's figures. */
export const orderSales: SalesSource = {
	line: 'orders',
	money: (span) => moneyBetween(partOrderPayments, partOrderPayments.orderId, span),
	begun: (span) => sql`select ${partOrders.customerId} as customer_id,
			case ${partOrders.status} when 'delivered' then 'done' when 'cancelled' then 'lost' else 'open' end as outcome
		from ${partOrders} where ${isWithin(partOrders.createdAt, span)}`,
	boughtBefore: (customerId, before) => sql`exists (select 1 from ${partOrders}
		where ${partOrders.customerId} = ${customerId} and ${lt(partOrders.createdAt, before)} and ${partOrders.status} <> 'cancelled')`,
	sold,
	due: () => sql`select ${partOrders.id} as sold_id, ${partOrders.deliveredAt} as since,
			${partOrders.totalPaise} - coalesce(${partOrders.paidAmountPaise}, 0) as paise
		from ${partOrders} where ${partOrders.status} = 'delivered' and ${partOrders.paymentStatus} = 'due'`,
}
