import { lt, sql } from 'drizzle-orm'
import { moneyBetween } from '#domains/company/money-between.ts'
import { isWithin, type SalesSource } from '#domains/company/sales-source.ts'
import { soldIn } from '#domains/company/sold-in.ts'
import { completedAt, repairPayments, repairs } from './tables.ts'

const sold = soldIn(repairs, { id: sql`${repairs.id}::text`, reference: repairs.reference })

/** What repairs add to the company's figures. */
export const repairSales: SalesSource = {
	line: 'repairs',
	money: (span) => moneyBetween(repairPayments, repairPayments.repairId, span),
	begun: (span) => sql`select ${repairs.customerId} as customer_id,
			case ${repairs.status} when 'completed' then 'done' when 'cancelled' then 'lost' else 'open' end as outcome
		from ${repairs} where ${isWithin(repairs.createdAt, span)}`,
	boughtBefore: (customerId, before) => sql`exists (select 1 from ${repairs}
		where ${repairs.customerId} = ${customerId} and ${lt(repairs.createdAt, before)} and ${repairs.status} <> 'cancelled')`,
	sold,
	due: () => sql`select ${repairs.id} as sold_id, ${completedAt(repairs)} as since,
			${repairs.totalPaise} - coalesce(${repairs.paidAmountPaise}, 0) as paise
		from ${repairs} where ${repairs.status} = 'completed' and ${repairs.paymentStatus} = 'due'`,
}
