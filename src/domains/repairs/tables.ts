import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, type PgColumn, pgEnum, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type ExtraKind, extraAnswerWays, extraKinds, extraLimits, extraStatuses } from '#contract/repairs/extra-work-words.ts'
import { repairKinds, repairStatuses } from '#contract/repairs/repair-words.ts'
import { type Trait, traits } from '#contract/vehicles/vehicle-words.ts'
import { moment } from '#platform/database/moment.ts'
import { noteColumns, users } from '../accounts/tables.ts'
import { eventColumns, paymentRecord, paymentRules, soldChecks, soldColumns } from '../company/sold-columns.ts'
import { startCodeCheck, startCodeColumn } from '../doorstep/start-columns.ts'
import { workPhotoTable } from '../doorstep/tables.ts'
import { areTraits, drawing, fuel, paint, vehicleClasses, vehicleModels } from '../vehicles/tables.ts'

/** Of a repair, what changes until it is done and the customer is mailed of; no `startsAt` is 'as soon as possible'. */
export type MailedState = { isConfirmed: boolean; startsAt: string | null; technicianId: number | null; totalPaise?: number }

export const repairStatus = pgEnum('repair_status', repairStatuses)
export const repairKind = pgEnum('repair_kind', repairKinds)
export const extraStatus = pgEnum('extra_status', extraStatuses)
export const extraKind = pgEnum('extra_kind', extraKinds)
export const extraAnswerWay = pgEnum('extra_answer_way', extraAnswerWays)

// ---- what we offer

export const serviceCategories = pgTable(
	'service_categories',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		uuid: uuid().notNull().unique().defaultRandom(),
		slug: text().notNull().unique(),
		name: text().notNull(),
		image: text(),
		description: text().notNull().default(''),
		position: integer().notNull().default(0),
		isActive: boolean('is_active').notNull().default(true),
		version: integer().notNull().default(1),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [
		uniqueIndex('service_categories_name').on(sql`lower(${t.name})`),
		check('service_categories_slug', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
	],
)

export const services = pgTable(
	'services',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		categoryId: integer('category_id')
			.notNull()
			.references(() => serviceCategories.id, { onDelete: 'restrict' }),
		name: text().notNull(),
		description: text().notNull().default(''),
		duration: text().notNull().default(''),
		durationMinutes: integer('duration_minutes').notNull().default(60),
		warranty: text().notNull().default(''),
		recommended: text().notNull().default(''),
		basePricePaise: integer('base_price_paise').notNull(),
		imageUrl: text('image_url'),
		/** What a model must have for this to be for it; nothing is for every model (D-51). */
		needs: text().array().$type<Trait[]>().notNull().default([]),
		position: integer().notNull().default(0),
		isActive: boolean('is_active').notNull().default(true),
		version: integer().notNull().default(1),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [
		index('services_category').on(t.categoryId, t.position, t.id),
		uniqueIndex('services_name').on(t.categoryId, sql`lower(${t.name})`),
		check('services_price', sql`${t.basePricePaise} >= 0`),
		check('services_needs', areTraits(t.needs, traits)),
		check('services_duration', sql`${t.durationMinutes} between 5 and 1440`),
	],
)

export const serviceFeatures = pgTable(
	'service_features',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		serviceId: integer('service_id')
			.notNull()
			.references(() => services.id, { onDelete: 'cascade' }),
		name: text().notNull(),
		position: integer().notNull(),
	},
	(t) => [index('service_features_service').on(t.serviceId, t.position)],
)

/** A price that differs from the base price, for one model or one class (D-35). */
export const servicePrices = pgTable(
	'service_prices',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		serviceId: integer('service_id')
			.notNull()
			.references(() => services.id, { onDelete: 'restrict' }),
		vehicleModelId: integer('vehicle_model_id').references(() => vehicleModels.id, { onDelete: 'restrict' }),
		vehicleClassId: integer('vehicle_class_id').references(() => vehicleClasses.id, { onDelete: 'restrict' }),
		pricePaise: integer('price_paise').notNull(),
		version: integer().notNull().default(1),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [
		check('service_prices_one_of', sql`num_nonnulls(${t.vehicleModelId}, ${t.vehicleClassId}) = 1`),
		check('service_prices_price', sql`${t.pricePaise} >= 0`),
		uniqueIndex('service_prices_model').on(t.serviceId, t.vehicleModelId).where(sql`${t.vehicleModelId} is not null`),
		uniqueIndex('service_prices_class').on(t.serviceId, t.vehicleClassId).where(sql`${t.vehicleClassId} is not null`),
		index('service_prices_by_model').on(t.vehicleModelId),
		index('service_prices_by_class').on(t.vehicleClassId),
	],
)

// ---- what is asked for

export const serviceCarts = pgTable(
	'service_carts',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		customerId: integer('customer_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** Set when it became a booking; from then on it is closed to changes (B.E-06). */
		bookedAt: moment('booked_at'),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [uniqueIndex('service_carts_one_open').on(t.customerId).where(sql`${t.bookedAt} is null`)],
)

export const serviceCartItems = pgTable(
	'service_cart_items',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		cartId: integer('cart_id')
			.notNull()
			.references(() => serviceCarts.id, { onDelete: 'cascade' }),
		serviceId: integer('service_id')
			.notNull()
			.references(() => services.id, { onDelete: 'restrict' }),
		vehicleModelId: integer('vehicle_model_id')
			.notNull()
			.references(() => vehicleModels.id, { onDelete: 'restrict' }),
		quantity: integer().notNull(),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [
		unique('service_cart_items_line').on(t.cartId, t.serviceId, t.vehicleModelId),
		index('service_cart_items_service').on(t.serviceId),
		check('service_cart_items_quantity', sql`${t.quantity} between 1 and 10`),
	],
)

// ---- what was agreed

/**
 * When a completed repair was completed, for SQL. Until `dateOldCompletions` has seen it, when its work was to begin stands for it where an
 * older version completed it.
 */
export const completedAt = (t: { completedAt: PgColumn; startsAt: PgColumn }) =>
	sql`coalesce(${t.completedAt}, ${t.startsAt})`.mapWith((at: string) => new Date(at))

/** A doorstep repair, with the names, prices and address of the moment it was placed (B.E-20). */
export const repairs = pgTable(
	'repairs',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		reference: text().notNull().unique(),
		/** Null for what was booked on the phone by somebody whose e-mail no account has verified (D-53). */
		customerId: integer('customer_id').references(() => users.id, { onDelete: 'restrict' }),
		cartId: integer('cart_id')
			.unique()
			.references(() => serviceCarts.id, { onDelete: 'set null' }),
		kind: repairKind().notNull(),
		status: repairStatus().notNull().default('pending'),
		startsAt: moment('starts_at').notNull(),
		/** Sum of the lines' minutes. */
		durationMinutes: integer('duration_minutes').notNull(),
		/** The hour in which it holds a place; null for 'as soon as possible' and once the place is given back. */
		placeHour: moment('place_hour'),
		registrationNumber: text('registration_number').notNull().default(''),
		notes: text().notNull().default(''),
		...soldColumns(),
		technicianId: integer('technician_id').references(() => users.id, { onDelete: 'restrict' }),
		technicianNotes: text('technician_notes').notNull().default(''),
		/** Read by `completedAt`. */
		completedAt: moment('completed_at'),
		/** What its customer knows of confirmation, time and technician; null for the state in which he booked it (D-55). */
		mailedState: jsonb('told').$type<MailedState>(),
		/** Until when we promised to call whoever asked us to come as soon as possible; null where an hour was booked. */
		callBy: moment('call_by'),
		startCode: startCodeColumn(),
		/**
		 * Everything staff look for, in one text, so that one look into the index finds several words (A.ADMIN-33); of somebody who had
		 * the account deleted, the reference alone.
		 */
		searchText: text('search_text')
			.notNull()
			.generatedAlwaysAs(
				sql`lower(' ' || reference || case when forgotten_at is null
					then ' ' || customer_name || ' ' || customer_phone || ' ' || customer_email || ' ' || registration_number else '' end)`,
			),
	},
	(t) => [
		startCodeCheck('repairs', t.startCode),
		check('repairs_reference', sql`${t.reference} ~ '^BK[0-9]{10}$'`),
		check('repairs_completed', sql`${t.completedAt} is null or ${t.status} = 'completed'`),
		...soldChecks('repairs', t, { isCancelled: sql`${t.status} = 'cancelled'`, isOver: sql`${t.status} in ('completed', 'cancelled')` }),
		// With the status, so that the figures of a period ask of each customer what came before without reading a row.
		index('repairs_customer').on(t.customerId, t.createdAt.desc(), t.id.desc(), t.status),
		// With what the lists are filtered by, so that pages far back are found without reading what lies before them.
		// What waits for its customer to have an account.
		index('repairs_without_account').on(t.customerEmail).where(sql`${t.customerId} is null and ${t.customerEmail} <> ''`),
		index('repairs_created').on(t.createdAt, t.id, t.startsAt, t.status, t.technicianId, t.kind, t.paymentStatus, t.customerId),
		index('repairs_status').on(t.status, t.startsAt),
		index('repairs_start').on(t.startsAt, t.id, t.technicianId, t.status, t.durationMinutes),
		index('repairs_technician').on(t.technicianId, t.startsAt, t.status, t.paymentStatus),
		index('repairs_total').on(t.totalPaise, t.id),
		// The few that wait among the many that are done: the board, the counts and their lists read nothing else.
		index('repairs_open').on(t.startsAt, t.id, t.status, t.technicianId).where(sql`${t.status} in ('pending', 'confirmed', 'in_progress')`),
		// With what is due of each, so that the sums read no row.
		index('repairs_to_pay')
			.on(completedAt(t), t.id, t.technicianId, t.totalPaise, t.paidAmountPaise)
			.where(sql`${t.status} = 'completed' and ${t.paymentStatus} = 'due'`),
		// By what an older enumeration has, since a value that a type gets in a migration cannot be used in the same one.
		index('repairs_to_refund').on(t.paymentStatus, t.technicianId, t.id).where(sql`${t.paymentStatus} not in ('due', 'paid')`),
		// What is kept for invoices alone, until their years are over.
		index('repairs_forgotten').on(t.startsAt).where(sql`${t.forgottenAt} is not null and ${t.customerName} <> ''`),
		index('repairs_search').using('gin', t.searchText.op('gin_trgm_ops')),
	],
)

export const repairLines = pgTable(
	'repair_lines',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		repairId: integer('repair_id')
			.notNull()
			.references(() => repairs.id, { onDelete: 'cascade' }),
		position: integer().notNull(),
		serviceId: integer('service_id').references(() => services.id, { onDelete: 'set null' }),
		categoryName: text('category_name').notNull(),
		serviceName: text('service_name').notNull(),
		features: jsonb().$type<string[]>().notNull(),
		durationMinutes: integer('duration_minutes').notNull(),
		vehicleModelId: integer('vehicle_model_id').references(() => vehicleModels.id, { onDelete: 'restrict' }),
		manufacturerName: text('manufacturer_name').notNull(),
		modelName: text('model_name').notNull(),
		vehicleTypeName: text('vehicle_type_name').notNull(),
		drawing: drawing().notNull(),
		paint: paint().notNull(),
		fuel: fuel().notNull(),
		quantity: integer().notNull(),
		pricePaise: integer('price_paise').notNull(),
		/** Of a line that was approved while the work was done (D-53); null for a service. */
		extraKind: extraKind('extra_kind'),
	},
	(t) => [
		unique('repair_lines_position').on(t.repairId, t.position),
		index('repair_lines_service').on(t.serviceId),
		check('repair_lines_amounts', sql`${t.quantity} >= 1 and ${t.pricePaise} >= 0`),
	],
)

/** A line that is proposed; paise for one piece. */
export type ProposedLine = { kind: ExtraKind; name: string; quantity: number; pricePaise: number }

/**
 * Work beyond what was agreed, proposed while it is done. Once approved its lines are lines of the repair, and this is who said so and
 * when.
 */
export const repairExtras = pgTable(
	'repair_extras',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		repairId: integer('repair_id')
			.notNull()
			.references(() => repairs.id, { onDelete: 'cascade' }),
		lines: jsonb().$type<ProposedLine[]>().notNull(),
		totalPaise: integer('total_paise').notNull(),
		note: text().notNull().default(''),
		status: extraStatus().notNull().default('open'),
		reason: text().notNull().default(''),
		proposedBy: integer('proposed_by')
			.notNull()
			.references(() => users.id, { onDelete: 'restrict' }),
		proposedAt: moment('proposed_at').notNull(),
		answeredAt: moment('answered_at'),
		/** Null for what was withdrawn. */
		answeredBy: extraAnswerWay('answered_by'),
		/** Whose account it was: the customer's, or of whoever heard him on the phone; null for the link in the mail. */
		answerActorId: integer('answer_actor_id'),
	},
	(t) => [
		index('repair_extras_repair').on(t.repairId, t.id),
		uniqueIndex('repair_extras_one_open').on(t.repairId).where(sql`${t.status} = 'open'`),
		index('repair_extras_proposed_by').on(t.proposedBy),
		check('repair_extras_lines', sql`jsonb_array_length(${t.lines}) between 1 and ${sql.raw(String(extraLimits.lines))}`),
		check('repair_extras_total', sql`${t.totalPaise} >= 0`),
		check('repair_extras_answered', sql`(${t.status} = 'open') = (${t.answeredAt} is null)`),
		check('repair_extras_answered_by', sql`(${t.answeredBy} is not null) = (${t.status} in ('approved', 'declined'))`),
	],
)

/** What happened to a repair: every status it reached, with when and by whom. */
export const repairEvents = pgTable(
	'repair_events',
	{
		...eventColumns(),
		repairId: integer('repair_id')
			.notNull()
			.references(() => repairs.id, { onDelete: 'cascade' }),
		status: repairStatus().notNull(),
	},
	(t) => [index('repair_events_repair').on(t.repairId, t.id)],
)

/** Each time money came for a repair or was given back (decision 0030). */
export const repairPayments = pgTable(
	'repair_payments',
	{
		...paymentRecord(),
		repairId: integer('repair_id')
			.notNull()
			.references(() => repairs.id, { onDelete: 'cascade' }),
	},
	(t) => [index('repair_payments_repair').on(t.repairId, t.id), ...paymentRules('repair_payments', t)],
)

/** Photos of the vehicle, before and after the work. */
export const repairPhotos = workPhotoTable('repair', () => repairs.id)

/** What the company's people tell each other about a repair; the customer never sees it. */
export const repairNotes = pgTable(
	'repair_notes',
	{
		...noteColumns(),
		repairId: integer('repair_id')
			.notNull()
			.references(() => repairs.id, { onDelete: 'cascade' }),
	},
	(t) => [index('repair_notes_repair').on(t.repairId, t.id), check('repair_notes_text', sql`${t.text} <> ''`)],
)
