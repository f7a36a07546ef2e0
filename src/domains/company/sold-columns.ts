import { type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, check, doublePrecision, index, integer, type PgColumn, text } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/moment.ts'
import { paymentKind, paymentMethod, paymentStatus } from './tables.ts'

/** Whom something is for, and where. */
export const contactColumns = () => ({
	customerName: text('customer_name').notNull(),
	customerEmail: text('customer_email').notNull(),
	customerPhone: text('customer_phone').notNull(),
	address: text().notNull(),
	city: text().notNull(),
	state: text().notNull(),
	postalCode: text('postal_code').notNull(),
	/** When its customer had the account deleted; nothing but what an invoice needs names him since (D-43). */
	forgottenAt: moment('forgotten_at'),
})

type Contact = Record<keyof ReturnType<typeof contactColumns>, PgColumn>

export const contactChecks = (name: string, t: Contact) => [
	check(`${name}_postal_code`, sql`${t.postalCode} ~ '^[0-9]{6}$' or (${t.postalCode} = '' and ${t.forgottenAt} is not null)`),
	check(`${name}_phone`, sql`${t.customerPhone} ~ '^[0-9]{10,15}$' or (${t.customerPhone} = '' and ${t.forgottenAt} is not null)`),
]

/**
 * What every table of things that are sold has (decision 0039): whom it is for and where, with the amounts of the moment it was agreed,
 * the money, and what is left once its customer had the account deleted.
 */
export const soldColumns = () => ({
	...contactColumns(),
	latitude: doublePrecision(),
	longitude: doublePrecision(),
	distanceKm: doublePrecision('distance_km'),
	distanceFeePaise: integer('distance_fee_paise').notNull(),
	subtotalPaise: integer('subtotal_paise').notNull(),
	totalPaise: integer('total_paise').notNull(),
	...paymentColumns(),
	cancelReason: text('cancel_reason').notNull().default(''),
	version: integer().notNull().default(1),
	createdAt: moment('created_at').notNull(),
})

type Sold = Record<keyof ReturnType<typeof soldColumns>, PgColumn>

type When = { isCancelled: SQL; isOver: SQL; isToRefund?: SQL }

/**
 * The checks beside those columns. `isOver` is when nothing more is done about it: only then it may be forgotten. Money that came for what
 * is cancelled is to be given back, unless `isToRefund` says otherwise.
 */
export const soldChecks = (name: string, t: Sold, { isCancelled, isOver, isToRefund = isCancelled }: When) => [
	check(
		`${name}_money`,
		sql`${t.subtotalPaise} >= 0 and ${t.distanceFeePaise} >= 0 and ${t.totalPaise} = ${t.subtotalPaise} + ${t.distanceFeePaise}`,
	),
	...paymentChecks(name, t, isToRefund),
	check(`${name}_cancel_reason`, sql`(${isCancelled}) = (${t.cancelReason} <> '')`),
	...contactChecks(name, t),
	check(`${name}_forgotten_over`, sql`${t.forgottenAt} is null or ${isOver}`),
	check(`${name}_place`, sql`(${t.latitude} is null) = (${t.longitude} is null)`),
]

/** What is known of the money in a table of things that are sold; the rules are in `payments.ts` (decision 0030). */
const paymentColumns = () => ({
	/** What the customer chose, then how money came last. */
	paymentMethod: paymentMethod('payment_method').notNull().default('cash'),
	paymentStatus: paymentStatus('payment_status').notNull().default('due'),
	/** Null is what the status says: the whole total where it is paid, else nothing. */
	paidAmountPaise: integer('paid_amount_paise'),
	paidAt: moment('paid_at'),
	refundMethod: paymentMethod('refund_method'),
	refundedAt: moment('refunded_at'),
})

type Paid = Record<keyof ReturnType<typeof paymentColumns> | 'totalPaise', PgColumn>

/**
 * The checks beside those columns: what came is between nothing and the total, and the status agrees with it. A total may change as long
 * as no more than it has been paid. As text, because a value that a type gets in a migration cannot be used in the same one.
 */
function paymentChecks(name: string, t: Paid, isToRefund: SQL) {
	const came = sql`coalesce(${t.paidAmountPaise}, 0)`
	const status = sql`${t.paymentStatus}::text`
	return [
		check(`${name}_paid_amount`, sql`${t.paidAmountPaise} between 0 and ${t.totalPaise}`),
		check(
			`${name}_payment`,
			sql`case ${status} when 'due' then ${came} < greatest(${t.totalPaise}, 1)
				when 'paid' then coalesce(${t.paidAmountPaise}, ${t.totalPaise}) = ${t.totalPaise} else ${came} > 0 end`,
		),
		check(`${name}_refund_due`, sql`${came} = 0 or (${isToRefund}) = (${status} in ('refund_due', 'refunded'))`),
		check(
			`${name}_refunded`,
			sql`(${status} = 'refunded') = (${t.refundedAt} is not null) and (${t.refundMethod} is null) = (${t.refundedAt} is null)`,
		),
	]
}

/** A table beside one of things that are sold, with a row for each time money came or was given back; `paymentColumns` are the sum. */
export const paymentRecord = () => ({
	id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
	kind: paymentKind().notNull(),
	method: paymentMethod().notNull(),
	amountPaise: integer('amount_paise').notNull(),
	at: moment('at').notNull(),
	/** Who recorded it; null of what is older than that is kept. */
	recordedBy: integer('recorded_by'),
	/** The technician who took it, as it was then; null for the office. */
	technicianId: integer('technician_id'),
})

export type PaymentRecord = Record<keyof ReturnType<typeof paymentRecord>, PgColumn>

/** What came, in paise; what was given back is less than nothing. */
export const camePaise = (t: Pick<PaymentRecord, 'kind' | 'amountPaise'>) =>
	sql`(case ${t.kind} when 'refund' then -${t.amountPaise} else ${t.amountPaise} end)`

/** Beside those columns: no payment is of nothing; the takings of a period are read without the rows, and a list by amount in its order. */
export const paymentRules = (name: string, t: PaymentRecord) => [
	check(`${name}_amount`, sql`${t.amountPaise} > 0`),
	index(`${name}_at`).on(t.at, t.kind, t.amountPaise, t.method, t.technicianId),
	index(`${name}_came`).on(camePaise(t), t.at, t.id),
]

/** A table beside it of what happened to it: every status it reached, with when and by whom. */
export const eventColumns = () => ({
	id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
	actorId: integer('actor_id').notNull(),
	byCompany: boolean('by_company').notNull(),
	note: text().notNull().default(''),
	at: moment('at').notNull(),
})
