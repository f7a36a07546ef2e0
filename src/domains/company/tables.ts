import { type SQL, sql } from 'drizzle-orm'
import { bigint, check, doublePrecision, index, integer, jsonb, type PgColumn, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { paymentKinds, paymentMethods, paymentStatuses } from '#contract/company/payment-words.ts'

/** One row: what an admin sets for the whole product (D-01, D-17, D-36). */
export const siteSettings = pgTable(
	'site_settings',
	{
		id: integer().primaryKey().default(1),
		name: text().notNull(),
		legalName: text('legal_name').notNull(),
		phone: text().notNull(),
		whatsapp: text().notNull(),
		email: text().notNull(),
		address: text().notNull(),
		workingHours: jsonb('working_hours').$type<{ days: string; hours: string }[]>().notNull(),
		socialLinks: jsonb('social_links').$type<{ name: string; url: string }[]>().notNull(),
		grievanceOfficer: jsonb('grievance_officer').$type<{ name: string; designation: string; email: string; phone: string }>().notNull(),
		/** Places in each starting hour. */
		repairCapacity: integer('repair_capacity').notNull().default(3),
		visitCapacity: integer('visit_capacity').notNull().default(3),
		/** Where the way to a customer is measured from. */
		originLatitude: doublePrecision('origin_latitude').notNull(),
		originLongitude: doublePrecision('origin_longitude').notNull(),
		/** Where repairs are done (D-52): beginnings of PIN codes, none for everywhere, and how far from the origin, null for any distance. */
		serviceArea: text('service_area').array().notNull().default([]),
		serviceRadiusKm: doublePrecision('service_radius_km'),
		/** Where money is sent by UPI and under which name; '' for none, and then nobody is shown a code. */
		upiId: text('upi_id').notNull().default(''),
		upiName: text('upi_name').notNull().default(''),
		/** Within how many minutes we call whoever asked us to come as soon as possible. */
		asapCallMinutes: integer('asap_call_minutes').notNull().default(30),
		version: integer().notNull().default(1),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
	},
	(t) => [
		check('site_settings_one_row', sql`${t.id} = 1`),
		check('site_settings_capacities', sql`${t.repairCapacity} >= 0 and ${t.visitCapacity} >= 0`),
		check('site_settings_asap_call', sql`${t.asapCallMinutes} between 1 and 1440`),
		check('site_settings_area', sql`array_to_string(${t.serviceArea}, ',', '-') ~ '^([1-9][0-9]{1,5}(,[1-9][0-9]{1,5})*)?$'`),
		check('site_settings_radius', sql`${t.serviceRadiusKm} > 0`),
		check('site_settings_origin', sql`${t.originLatitude} between -90 and 90 and ${t.originLongitude} between -180 and 180`),
	],
)

export const feeFamily = pgEnum('fee_family', ['parts', 'repairs'])
/** What the way costs: base up to the free radius, then per started kilometre, never above the maximum (D-36, D-45). */
export const feeRules = pgTable(
	'fee_rules',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		family: feeFamily().notNull().unique(),
		freeRadiusKm: doublePrecision('free_radius_km').notNull(),
		baseFeePaise: integer('base_fee_paise').notNull(),
		perKmPaise: integer('per_km_paise').notNull(),
		maximumPaise: integer('maximum_paise').notNull(),
		version: integer().notNull().default(1),
	},
	(t) => [
		check(
			'fee_rules_not_negative',
			sql`${t.freeRadiusKm} >= 0 and ${t.baseFeePaise} >= 0 and ${t.perKmPaise} >= 0 and ${t.maximumPaise} >= ${t.baseFeePaise}`,
		),
	],
)

/**
 * Which account of the company changed what, when, before and after; never changed or deleted (D-21, D-48). Names are read
 * through the account, since rows that stay for good hold no personal data (D-43).
 */
export const auditLog = pgTable(
	'audit_log',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		actorId: integer('actor_id').notNull(),
		action: text().notNull(),
		collection: text().notNull(),
		objectId: text('object_id').notNull(),
		before: jsonb().$type<Record<string, unknown> | null>(),
		after: jsonb().$type<Record<string, unknown> | null>(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(t) => [
		index('audit_log_object').on(t.collection, t.objectId, t.id),
		index('audit_log_recent').on(t.createdAt, t.id),
		index('audit_log_actor').on(t.actorId, t.createdAt, t.id),
		index('audit_log_collection').on(t.collection, t.createdAt, t.id),
		// Staff look for the beginning of an id (A.ADMIN-33).
		index('audit_log_id_begins').on(t.objectId.op('text_pattern_ops')),
	],
)

// ---- money for what is sold

export const paymentMethod = pgEnum('payment_method', paymentMethods)
export const paymentStatus = pgEnum('payment_status', paymentStatuses)

export const paymentKind = pgEnum('payment_kind', paymentKinds)

/** What is known of the money in a table of things that are sold; the rules are in `payments.ts` (decision 0030). */
export const paymentColumns = () => ({
	/** What the customer chose, then how money came last. */
	paymentMethod: paymentMethod('payment_method').notNull().default('cash'),
	paymentStatus: paymentStatus('payment_status').notNull().default('due'),
	/** Null is what the status says: the whole total where it is paid, else nothing. */
	paidAmountPaise: integer('paid_amount_paise'),
	paidAt: timestamp('paid_at', { withTimezone: true }),
	refundMethod: paymentMethod('refund_method'),
	refundedAt: timestamp('refunded_at', { withTimezone: true }),
})

type Paid = Record<keyof ReturnType<typeof paymentColumns> | 'totalPaise', PgColumn>

/**
 * The checks beside those columns: what came is between nothing and the total, and the status agrees with it. A total may change as long
 * as no more than it has been paid. As text, because a value that a type gets in a migration cannot be used in the same one.
 */
export function paymentChecks(name: string, t: Paid, isCancelled: SQL) {
	const came = sql`coalesce(${t.paidAmountPaise}, 0)`
	const status = sql`${t.paymentStatus}::text`
	return [
		check(`${name}_paid_amount`, sql`${t.paidAmountPaise} between 0 and ${t.totalPaise}`),
		check(
			`${name}_payment`,
			sql`case ${status} when 'due' then ${came} < greatest(${t.totalPaise}, 1)
				when 'paid' then coalesce(${t.paidAmountPaise}, ${t.totalPaise}) = ${t.totalPaise} else ${came} > 0 end`,
		),
		check(`${name}_refund_due`, sql`${came} = 0 or (${isCancelled}) = (${status} in ('refund_due', 'refunded'))`),
		check(
			`${name}_refunded`,
			sql`(${status} = 'refunded') = (${t.refundedAt} is not null) and (${t.refundMethod} is null) = (${t.refundedAt} is null)`,
		),
	]
}

/** A table beside one of things that are sold, with a row for each time money came or was given back; the columns above are the sum. */
export const paymentRecord = () => ({
	id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
	kind: paymentKind().notNull(),
	method: paymentMethod().notNull(),
	amountPaise: integer('amount_paise').notNull(),
	at: timestamp({ withTimezone: true }).notNull(),
})
