import { type SQL, sql } from 'drizzle-orm'
import {
	type AnyPgColumn,
	boolean,
	check,
	index,
	integer,
	jsonb,
	type PgColumn,
	pgEnum,
	pgTable,
	primaryKey,
	smallint,
	text,
	unique,
	uniqueIndex,
} from 'drizzle-orm/pg-core'
import { invoiceKinds, invoiceLineKinds, invoiceSources } from '#contract/invoices/invoice-words.ts'
import { moment } from '#platform/database/moment.ts'
import { users } from '../accounts/tables.ts'

export const invoiceKind = pgEnum('invoice_kind', invoiceKinds)
export const invoiceSource = pgEnum('invoice_source', invoiceSources)
export const invoiceLineKind = pgEnum('invoice_line_kind', invoiceLineKinds)

/** The last number of each series and financial year; the row is locked until its taker commits, so that no number is lost. */
export const invoiceCounters = pgTable(
	'invoice_counters',
	{
		series: text().notNull(),
		/** In which the financial year begins. */
		year: smallint().notNull(),
		last: integer().notNull(),
	},
	(t) => [primaryKey({ columns: [t.series, t.year] }), check('invoice_counters_last', sql`${t.last} between 1 and 999999`)],
)

/** The company as it was on that day. */
export type Issuer = { name: string; legalName: string; address: string; gstin: string }

const taxColumns = () => ({
	taxablePaise: integer('taxable_paise').notNull(),
	cgstPaise: integer('cgst_paise').notNull(),
	sgstPaise: integer('sgst_paise').notNull(),
	igstPaise: integer('igst_paise').notNull(),
	/** CGST and SGST are the same to the paisa; before that was so, an odd paisa was the state's. */
	hasEvenHalves: boolean('has_even_halves').notNull().default(false),
})
/**
 * What is taxable and the tax are the whole amount, to the paisa, no tax is integrated and of a state at once, and the state's is the
 * union's.
 */
const taxChecks = (name: string, t: Record<keyof ReturnType<typeof taxColumns>, PgColumn>, amount: PgColumn) => [
	check(`${name}_sum`, sql`${amount} = ${t.taxablePaise} + ${t.cgstPaise} + ${t.sgstPaise} + ${t.igstPaise}`),
	check(
		`${name}_tax`,
		sql`${t.taxablePaise} >= 0 and ${t.cgstPaise} >= 0 and ${t.sgstPaise} >= ${t.cgstPaise} and ${t.igstPaise} >= 0
			and (${t.igstPaise} = 0 or ${t.sgstPaise} = 0)`,
	),
	check(`${name}_halves`, sql`not ${t.hasEvenHalves} or ${t.cgstPaise} = ${t.sgstPaise}`),
]

const searchText = (): SQL =>
	sql`lower(' ' || reference || ' ' || source_reference || case when forgotten_at is null then ' ' || customer_name else '' end)`

/** An amount as it counts: a credit note takes away. */
export const countedOf = (kind: PgColumn, amount: PgColumn): SQL =>
	sql`(case ${kind} when 'credit_note' then -${amount} else ${amount} end)`

/** Invoices and credit notes as they were issued; only what was credited, and whose it is, changes later (decision 0050). */
export const invoices = pgTable(
	'invoices',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		kind: invoiceKind().notNull(),
		series: text().notNull(),
		year: smallint().notNull(),
		number: integer().notNull(),
		/** 'PAH/25-26/000123'. */
		reference: text().notNull(),
		/** What was sold is never deleted; those who sell are domains above, so no foreign key can say so. */
		source: invoiceSource().notNull(),
		sourceId: integer('source_id').notNull(),
		sourceReference: text('source_reference').notNull(),
		creditsId: integer('credits_id').references((): AnyPgColumn => invoices.id, { onDelete: 'restrict' }),
		reason: text().notNull().default(''),
		customerId: integer('customer_id').references(() => users.id, { onDelete: 'restrict' }),
		customerName: text('customer_name').notNull(),
		address: text().notNull(),
		city: text().notNull(),
		state: text().notNull(),
		postalCode: text('postal_code').notNull(),
		forgottenAt: moment('forgotten_at'),
		vehicle: text().notNull(),
		registrationNumber: text('registration_number').notNull(),
		issuer: jsonb().$type<Issuer>().notNull(),
		/** Two digits; '' without a GSTIN. */
		placeOfSupply: text('place_of_supply').notNull(),
		totalPaise: integer('total_paise').notNull(),
		/** Of an invoice: what had been paid when it was issued. Null is all of it, as of those from before any was issued unpaid. */
		paidPaise: integer('paid_paise'),
		...taxColumns(),
		creditedPaise: integer('credited_paise').notNull().default(0),
		issuedAt: moment('issued_at').notNull(),
		searchText: text('search_text').notNull().generatedAlwaysAs(searchText()),
	},
	(t) => [
		unique('invoices_number').on(t.series, t.year, t.number),
		unique('invoices_reference').on(t.reference),
		uniqueIndex('invoices_one_of_a_source').on(t.source, t.sourceId).where(sql`${t.kind} = 'invoice'`),
		check('invoices_reference_length', sql`length(${t.reference}) <= 16`),
		check('invoices_credits', sql`(${t.kind} = 'credit_note') = (${t.creditsId} is not null)`),
		check('invoices_total', sql`${t.totalPaise} > 0`),
		check('invoices_paid', sql`${t.paidPaise} between 0 and ${t.totalPaise}`),
		check('invoices_credited', sql`${t.creditedPaise} between 0 and ${t.totalPaise} and (${t.kind} = 'invoice' or ${t.creditedPaise} = 0)`),
		...taxChecks('invoices', t, t.totalPaise),
		index('invoices_of_source').on(t.source, t.sourceId),
		index('invoices_credits_id').on(t.creditsId),
		index('invoices_customer').on(t.customerId, t.id),
		// With what the list is filtered by and a return asks for, so that counting reads no row.
		index('invoices_issued').on(t.issuedAt, t.id, t.kind, t.source, t.series, t.year, t.number, t.placeOfSupply, t.totalPaise, t.creditsId),
		index('invoices_worth').on(countedOf(t.kind, t.totalPaise), t.id),
		index('invoices_forgotten').on(t.issuedAt).where(sql`${t.forgottenAt} is not null and ${t.customerName} <> ''`),
		index('invoices_search').using('gin', t.searchText.op('gin_trgm_ops')),
	],
)

export const invoiceLines = pgTable(
	'invoice_lines',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		invoiceId: integer('invoice_id')
			.notNull()
			.references(() => invoices.id, { onDelete: 'restrict' }),
		position: smallint().notNull(),
		kind: invoiceLineKind().notNull(),
		name: text().notNull(),
		/** HSN of a part, SAC of a service. */
		code: text().notNull(),
		/** Percent, included in the amount. */
		gstRate: smallint('gst_rate').notNull(),
		/** 0 of what is not counted: the way to a customer, and where a credit note takes back a share. */
		quantity: integer().notNull(),
		amountPaise: integer('amount_paise').notNull(),
		...taxColumns(),
	},
	(t) => [
		unique('invoice_lines_position').on(t.invoiceId, t.position),
		check('invoice_lines_amounts', sql`${t.quantity} >= 0 and ${t.amountPaise} >= 0 and ${t.gstRate} between 0 and 40`),
		...taxChecks('invoice_lines', t, t.amountPaise),
	],
)
