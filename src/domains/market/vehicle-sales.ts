import { lt, sql } from 'drizzle-orm'
import { isWithin, type SalesSource } from '#domains/company/sales-source.ts'
import { vehicleBookings as bookings } from './tables.ts'

/** What used vehicles add to the company's figures. No payments are recorded for them: a completed booking says that its price was paid. */
export const vehicleSales: SalesSource = {
	line: 'vehicles',
	money: (span) => sql`select ${bookings.completedAt} as at, ${bookings.pricePaise} as paise,
			null::payment_method as method, null::integer as technician_id, ${bookings.id} as sold_id, 0::bigint as payment_id
		from ${bookings} where ${isWithin(bookings.completedAt, span)} and ${bookings.status} = 'completed'`,
	begun: (span) => sql`select ${bookings.customerId} as customer_id,
			case ${bookings.status} when 'completed' then 'done' when 'cancelled' then 'lost' else 'open' end as outcome
		from ${bookings} where ${isWithin(bookings.createdAt, span)}`,
	boughtBefore: (customerId, before) => sql`exists (select 1 from ${bookings}
		where ${bookings.customerId} = ${customerId} and ${lt(bookings.createdAt, before)} and ${bookings.status} <> 'cancelled')`,
}
