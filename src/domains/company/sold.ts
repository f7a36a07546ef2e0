import { and, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { deletedCustomer, reasonNotKept } from '#contract/privacy/privacy-words.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { rupees } from '#shared/money.ts'
import { type KeptPayment, type PaymentRow, presentPayment, presentPayments, presentStaffPayment } from './payments.ts'

/** A row of a table with `soldColumns`. */
type SoldRow<Status extends string> = PaymentRow & {
	status: Status
	customerName: string
	customerEmail: string
	customerPhone: string
	latitude: number | null
	longitude: number | null
	distanceKm: number | null
	distanceFeePaise: number
	subtotalPaise: number
	cancelReason: string
	forgottenAt: Date | null
	createdAt: Date
}
export type SoldEvent<Status extends string> = { status: Status; byCompany: boolean; note: string; at: Date }
type SoldParts<Status extends string> = { events: readonly SoldEvent<Status>[]; payments: readonly KeptPayment[] }

/** Who it was for, also once nobody may know that any more (D-43). */
export const customerNameOf = ({ customerName, forgottenAt }: { customerName: string; forgottenAt: Date | null }) =>
	customerName === '' && forgottenAt ? deletedCustomer : customerName

/** What a customer reads of everything that is sold: `soldFields` of the contract but for `can` and `invoices`. Money is rupees. */
export const presentSold = <Status extends string>(
	row: SoldRow<Status>,
	{ events, payments }: SoldParts<Status>,
	display: Record<Status, string>,
) => ({
	created_at: row.createdAt.toISOString(),
	status: row.status,
	status_display: display[row.status],
	customer_name: customerNameOf(row),
	customer_email: row.customerEmail,
	customer_phone: row.customerPhone,
	latitude: row.latitude,
	longitude: row.longitude,
	distance_km: row.distanceKm,
	distance_fee: rupees(row.distanceFeePaise),
	subtotal: rupees(row.subtotalPaise),
	total_amount: rupees(row.totalPaise),
	...presentPayment(row),
	payments: presentPayments(payments),
	cancel_reason: row.cancelReason,
	timeline: timelineOf(events, display),
})

/** Every status once, when it was first reached; what the company noted for itself stays inside. */
function timelineOf<Status extends string>(events: readonly SoldEvent<Status>[], display: Record<Status, string>) {
	const first = events.filter((event, index) => events.findIndex(({ status }) => status === event.status) === index)
	return first.map(({ status, byCompany, note, at }) => ({
		status,
		status_display: display[status],
		at: at.toISOString(),
		by: byCompany ? ('company' as const) : ('customer' as const),
		note: byCompany && status !== 'cancelled' ? '' : note,
	}))
}

/** What the company reads beside it: `staffSoldFields` of the contract but for `next_statuses`. */
export function presentStaffSold(row: PaymentRow & { version: number }, events: readonly SoldEvent<string>[]) {
	const cancelled = events.find(({ status }) => status === 'cancelled')
	return {
		...presentStaffPayment(row),
		cancelled_by: cancelled ? (cancelled.byCompany ? ('company' as const) : ('customer' as const)) : null,
		version: row.version,
	}
}

// ---- once its customer had the account deleted (D-43)

/** A name and where its person lives, taken away. */
export const noName = { customerName: '', address: '', city: '', state: '', postalCode: '' }

type Forgettable = PgTable & Record<'forgottenAt' | 'customerName' | 'version', PgColumn>
/** Takes the names out of what deleted accounts left for their invoices, where nobody may ask for these any more (D-43). */
export async function forgetNames(db: Db, table: Forgettable, isOld: SQL | undefined): Promise<void> {
	await db
		.update(table as PgTable)
		.set({ ...noName, version: sql`${table.version} + 1` })
		.where(and(isNotNull(table.forgottenAt), ne(table.customerName, ''), isOld))
}

type Columns = Record<'customerName' | 'customerPhone' | 'paymentStatus' | 'version', PgColumn>
const whileRefundIsDue = (t: Columns, column: PgColumn): SQL => sql`case when ${t.paymentStatus} = 'refund_due' then ${column} else '' end`

/** What everything that was sold to somebody loses: what no invoice needs, but for the phone as long as a refund is due. */
export const forgotten = (t: Columns) => ({
	customerEmail: '',
	customerPhone: whileRefundIsDue(t, t.customerPhone),
	latitude: null,
	longitude: null,
	forgottenAt: now(),
	version: sql`${t.version} + 1`,
})
/** What that which was cancelled loses besides, since there is no invoice for it. */
export const cancelledForgotten = (t: Columns) => ({
	...noName,
	customerName: whileRefundIsDue(t, t.customerName),
	cancelReason: reasonNotKept,
})
