import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isWithin, type Span } from './sales-source.ts'
import { camePaise, type PaymentRecord } from './sold-columns.ts'

/**
 * The money of a table of payments within a span, what was given back as less than nothing; `soldId` says what each is for (`SalesSource`).
 */
export const moneyBetween = (payments: PgTable & PaymentRecord, soldId: PgColumn, span: Span): SQL => sql`
	select ${payments.at} as at, ${camePaise(payments)} as paise,
		${payments.method} as method, ${payments.technicianId} as technician_id, ${soldId} as sold_id, ${payments.id} as payment_id
	from ${payments} where ${isWithin(payments.at, span)}`
