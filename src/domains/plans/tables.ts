import { type SQL, sql } from 'drizzle-orm'
import {
	boolean,
	check,
	date,
	index,
	integer,
	jsonb,
	type PgColumn,
	pgEnum,
	pgTable,
	smallint,
	text,
	unique,
	uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
	durationTypes,
	requestStatuses,
	type SubscriptionMove,
	subscriptionMoves,
	subscriptionStatuses,
} from '#contract/plans/plan-words.ts'
import { type VisitCanceller, visitStatuses } from '#contract/plans/visit-words.ts'
import { moment } from '#platform/database/moment.ts'
import { users } from '../accounts/tables.ts'
import { contactChecks, contactColumns, paymentRecord, paymentRules, soldChecks, soldColumns } from '../company/sold-columns.ts'
import { startCodeCheck, startColumns } from '../doorstep/start-columns.ts'
import { workPhotoTable } from '../doorstep/tables.ts'
import { manufacturers, vehicleModels, vehicleTypes } from '../vehicles/tables.ts'

export const durationType = pgEnum('plan_duration', durationTypes)
export const requestStatus = pgEnum('subscription_request_status', requestStatuses)
export const subscriptionStatus = pgEnum('subscription_status', subscriptionStatuses)
export const visitStatus = pgEnum('visit_status', visitStatuses)

// ---- what is on offer

export const plans = pgTable(
	'plans',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		slug: text().notNull().unique(),
		name: text().notNull(),
		description: text().notNull().default(''),
		isPopular: boolean('is_popular').notNull().default(false),
		features: text().array().notNull().default([]),
		position: integer().notNull().default(0),
		isActive: boolean('is_active').notNull().default(true),
		version: integer().notNull().default(1),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [uniqueIndex('plans_name').on(sql`lower(${t.name})`), check('plans_slug', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)],
)

/** A plan for one length of time: what it costs and how many visits it has. */
export const planVariants = pgTable(
	'plan_variants',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		planId: integer('plan_id')
			.notNull()
			.references(() => plans.id, { onDelete: 'restrict' }),
		durationType: durationType('duration_type').notNull(),
		pricePaise: integer('price_paise').notNull(),
		discountedPricePaise: integer('discounted_price_paise'),
		maxVisits: smallint('max_visits').notNull(),
		isActive: boolean('is_active').notNull().default(true),
		version: integer().notNull().default(1),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [
		unique('plan_variants_once').on(t.planId, t.durationType),
		check('plan_variants_price', sql`${t.pricePaise} >= 0 and ${t.discountedPricePaise} between 0 and ${t.pricePaise}`),
		check('plan_variants_visits', sql`${t.maxVisits} between 1 and 100`),
	],
)

// ---- what was asked for and agreed

/** What is bought and for which bike, as it was at that moment: what the company changes later changes none of it. */
const boughtColumns = () => ({
	planVariantId: integer('plan_variant_id')
		.notNull()
		.references(() => planVariants.id, { onDelete: 'restrict' }),
	planName: text('plan_name').notNull(),
	planType: text('plan_type').notNull(),
	durationType: durationType('duration_type').notNull(),
	pricePaise: integer('price_paise').notNull(),
	discountedPricePaise: integer('discounted_price_paise').notNull(),
	maxVisits: smallint('max_visits').notNull(),
	vehicleTypeId: integer('vehicle_type_id')
		.notNull()
		.references(() => vehicleTypes.id, { onDelete: 'restrict' }),
	manufacturerId: integer('manufacturer_id')
		.notNull()
		.references(() => manufacturers.id, { onDelete: 'restrict' }),
	vehicleModelId: integer('vehicle_model_id')
		.notNull()
		.references(() => vehicleModels.id, { onDelete: 'restrict' }),
	/** 'Hero Splendor Plus'. */
	vehicleName: text('vehicle_name').notNull(),
})
const boughtIndexes = (name: string, t: Record<'planVariantId' | 'vehicleTypeId' | 'manufacturerId' | 'vehicleModelId', PgColumn>) => [
	index(`${name}_variant`).on(t.planVariantId),
	index(`${name}_vehicle_type`).on(t.vehicleTypeId),
	index(`${name}_manufacturer`).on(t.manufacturerId),
	index(`${name}_model`).on(t.vehicleModelId),
]

/** Everything staff look for, in one text; of somebody who had the account deleted, the reference alone. */
const searchText = (): SQL =>
	sql`lower(' ' || reference || ' ' || plan_name || case when forgotten_at is null
		then ' ' || customer_name || ' ' || customer_phone || ' ' || customer_email else '' end)`

export const subscriptionRequests = pgTable(
	'subscription_requests',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		reference: text().notNull().unique(),
		customerId: integer('customer_id')
			.notNull()
			.references(() => users.id, { onDelete: 'restrict' }),
		...boughtColumns(),
		...contactColumns(),
		status: requestStatus().notNull().default('pending'),
		rejectionReason: text('rejection_reason').notNull().default(''),
		adminNotes: text('admin_notes').notNull().default(''),
		decidedAt: moment('decided_at'),
		version: integer().notNull().default(1),
		createdAt: moment('created_at').notNull(),
		searchText: text('search_text').notNull().generatedAlwaysAs(searchText()),
	},
	(t) => [
		uniqueIndex('subscription_requests_one_pending').on(t.customerId).where(sql`${t.status} = 'pending'`),
		check('subscription_requests_reference', sql`${t.reference} ~ '^BK[0-9]{10}$'`),
		check('subscription_requests_decided', sql`(${t.status} = 'pending') = (${t.decidedAt} is null)`),
		check('subscription_requests_reason', sql`(${t.status} = 'rejected') = (${t.rejectionReason} <> '')`),
		check('subscription_requests_forgotten_over', sql`${t.forgottenAt} is null or ${t.status} <> 'pending'`),
		...contactChecks('subscription_requests', t),
		...boughtIndexes('subscription_requests', t),
		index('subscription_requests_customer').on(t.customerId, t.createdAt.desc(), t.id.desc()),
		index('subscription_requests_status').on(t.status, t.createdAt),
		index('subscription_requests_created').on(t.createdAt, t.id, t.status, t.customerId),
		index('subscription_requests_search').using('gin', t.searchText.op('gin_trgm_ops')),
	],
)

/**
 * What a customer has bought. Whether one is active follows from its status and its last day (A.R-62); 'expired' is written only when the
 * same customer begins the next.
 */
export const subscriptions = pgTable(
	'subscriptions',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		reference: text().notNull().unique(),
		customerId: integer('customer_id')
			.notNull()
			.references(() => users.id, { onDelete: 'restrict' }),
		requestId: integer('request_id')
			.unique()
			.references(() => subscriptionRequests.id, { onDelete: 'restrict' }),
		...boughtColumns(),
		status: subscriptionStatus().notNull().default('active'),
		startDate: date('start_date', { mode: 'string' }).notNull(),
		/** Included. */
		endDate: date('end_date', { mode: 'string' }).notNull(),
		...soldColumns(),
		/** What is to be given back for the visits that nobody came for, once it is cancelled (A.R-63). */
		refundPaise: integer('refund_paise').notNull().default(0),
		/** What the company noted when it corrected it. */
		note: text().notNull().default(''),
		/** How it moved last (decision 0055), and when; `former_vehicle_name` where it left a bike of the same customer. */
		moved: text().$type<SubscriptionMove>(),
		movedAt: moment('moved_at'),
		formerVehicleName: text('former_vehicle_name').notNull().default(''),
		/** Days before the end of the latest mail about it: 30, 7 or 1. */
		remindedDays: smallint('reminded_days'),
		searchText: text('search_text').notNull().generatedAlwaysAs(searchText()),
	},
	(t) => [
		uniqueIndex('subscriptions_one_active').on(t.customerId).where(sql`${t.status} = 'active'`),
		check('subscriptions_reference', sql`${t.reference} ~ '^BK[0-9]{10}$'`),
		check('subscriptions_dates', sql`${t.endDate} >= ${t.startDate}`),
		check(
			'subscriptions_moved',
			sql.raw(
				`moved in (${subscriptionMoves.map((move) => `'${move}'`).join(', ')}) and moved_at is not null or num_nonnulls(moved, moved_at) = 0`,
			),
		),
		check('subscriptions_visits', sql`${t.maxVisits} between 1 and 100`),
		check(
			'subscriptions_refund',
			sql`${t.refundPaise} between 0 and coalesce(${t.paidAmountPaise}, ${t.totalPaise}) and (${t.status} = 'cancelled' or ${t.refundPaise} = 0)`,
		),
		...soldChecks('subscriptions', t, {
			isCancelled: sql`${t.status} = 'cancelled'`,
			isOver: sql`${t.status} <> 'active'`,
			isToRefund: sql`${t.refundPaise} > 0`,
		}),
		...boughtIndexes('subscriptions', t),
		index('subscriptions_customer').on(t.customerId, t.createdAt.desc(), t.id.desc()),
		index('subscriptions_start').on(t.startDate, t.id),
		index('subscriptions_end').on(t.endDate, t.id),
		index('subscriptions_status').on(t.status, t.createdAt),
		index('subscriptions_created').on(t.createdAt, t.id),
		// With what is due of each, so that the sums read no row.
		index('subscriptions_to_pay')
			.on(t.createdAt, t.id, t.totalPaise, t.paidAmountPaise)
			.where(sql`${t.status} <> 'cancelled' and ${t.paymentStatus} = 'due'`),
		index('subscriptions_search').using('gin', t.searchText.op('gin_trgm_ops')),
	],
)

/** Each time money came for a subscription or was given back (decision 0030). */
export const subscriptionPayments = pgTable(
	'subscription_payments',
	{
		...paymentRecord(),
		subscriptionId: integer('subscription_id')
			.notNull()
			.references(() => subscriptions.id, { onDelete: 'cascade' }),
	},
	(t) => [index('subscription_payments_subscription').on(t.subscriptionId, t.id), ...paymentRules('subscription_payments', t)],
)

/** When it is and who comes. */
export type MailedVisit = { startsAt: string; technicianId: number | null }

/** A visit of a technician; its place in the hour is in `taken_hours`, his time in `assignments` (D-17, D-38). */
export const visits = pgTable(
	'visits',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		subscriptionId: integer('subscription_id')
			.notNull()
			.references(() => subscriptions.id, { onDelete: 'restrict' }),
		customerId: integer('customer_id')
			.notNull()
			.references(() => users.id, { onDelete: 'restrict' }),
		startsAt: moment('starts_at').notNull(),
		status: visitStatus().notNull().default('scheduled'),
		technicianId: integer('technician_id').references(() => users.id, { onDelete: 'restrict' }),
		serviceNotes: text('service_notes').notNull().default(''),
		technicianNotes: text('technician_notes').notNull().default(''),
		/** What was looked at, in the words of that day. */
		checklist: jsonb().$type<{ name: string; done: boolean }[]>().notNull().default([]),
		...startColumns(),
		/** When the technician began. */
		startedAt: moment('started_at'),
		completionDate: moment('completion_date'),
		/** Which bike it was for, where its subscription has moved to another since; null is that of the subscription. */
		vehicleModelId: integer('vehicle_model_id').references(() => vehicleModels.id, { onDelete: 'restrict' }),
		vehicleName: text('vehicle_name'),
		cancelledBy: text('cancelled_by').$type<VisitCanceller>(),
		cancellationNotes: text('cancellation_notes').notNull().default(''),
		/** What its customer was mailed last (decision 0033). */
		mailedState: jsonb('told').$type<MailedVisit>().notNull(),
		remindedAt: moment('reminded_at'),
		/** Counts its changes, also for the customer's calendar. */
		version: integer().notNull().default(1),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [
		uniqueIndex('visits_one_an_hour').on(t.customerId, t.startsAt).where(sql`${t.status} = 'scheduled'`),
		startCodeCheck('visits', t.startCode),
		check('visits_completed', sql`(${t.status} = 'completed') = (${t.completionDate} is not null)`),
		check('visits_cancelled', sql`(${t.status} = 'cancelled') = (${t.cancelledBy} is not null)`),
		check('visits_vehicle', sql`num_nonnulls(${t.vehicleModelId}, ${t.vehicleName}) in (0, 2)`),
		index('visits_model').on(t.vehicleModelId).where(sql`${t.vehicleModelId} is not null`),
		index('visits_subscription').on(t.subscriptionId, t.status),
		index('visits_customer').on(t.customerId, t.startsAt.desc(), t.id.desc()),
		index('visits_starts').on(t.startsAt, t.id, t.technicianId, t.status),
		index('visits_created').on(t.createdAt, t.id),
		index('visits_scheduled').on(t.startsAt, t.id, t.technicianId).where(sql`${t.status} = 'scheduled'`),
		index('visits_technician').on(t.technicianId, t.startsAt),
	],
)

/** Photos of the bike, before and after a visit. */
export const visitPhotos = workPhotoTable('visit', () => visits.id)
