import { sql } from 'drizzle-orm'
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
	primaryKey,
	smallint,
	text,
	unique,
	uniqueIndex,
} from 'drizzle-orm/pg-core'
import { type PointRating, pointRatings } from '#contract/market/inspection-words.ts'
import { cancelledBy, marketFuels, usedVehicleStatuses, vehicleBookingStatuses } from '#contract/market/market-words.ts'
import { type OfferLine, type OfferStatus, offerStatuses } from '#contract/market/offer-words.ts'
import { type SellEvent, type SellFile, sellFiles, sellStatuses } from '#contract/market/sell-words.ts'
import { moment } from '#platform/database/moment.ts'
import { users } from '../accounts/tables.ts'
import { eventColumns } from '../company/sold-columns.ts'
import { startCodeCheck, startColumns } from '../doorstep/start-columns.ts'
import { drawing, paint, vehicleTypes } from '../vehicles/tables.ts'

export const marketFuel = pgEnum('market_fuel', marketFuels)
export const usedVehicleStatus = pgEnum('used_vehicle_status', usedVehicleStatuses)
export const vehicleBookingStatus = pgEnum('vehicle_booking_status', vehicleBookingStatuses)
export const vehicleBookingEnd = pgEnum('vehicle_booking_end', cancelledBy)

/** Used vehicles that are offered, or were. Nothing here tells of a seller (B.MARKET-30). */
export const usedVehicles = pgTable(
	'used_vehicles',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		brand: text().notNull(),
		model: text().notNull(),
		year: smallint().notNull(),
		kmsDriven: integer('kms_driven').notNull(),
		fuelType: marketFuel('fuel_type').notNull(),
		status: usedVehicleStatus().notNull().default('available'),
		/** Listed behind all others. */
		isSold: boolean('is_sold').notNull().generatedAlwaysAs(sql`status = 'sold'`),
		pricePaise: integer('price_paise').notNull(),
		color: text().notNull().default(''),
		engineCc: smallint('engine_cc'),
		transmission: text().notNull().default(''),
		description: text().notNull().default(''),
		vehicleTypeId: integer('vehicle_type_id').references(() => vehicleTypes.id, { onDelete: 'restrict' }),
		registeredIn: text('registered_in').notNull().default(''),
		owners: smallint(),
		/** How it is drawn where it has no photo. */
		drawing: drawing().notNull().default('commuter'),
		paint: paint().notNull().default('grey'),
		/** Who sold it to us and so cannot book it; null where nobody did, or the account is gone. */
		sellerId: integer('seller_id').references(() => users.id, { onDelete: 'set null' }),
		isPublished: boolean('is_published').notNull().default(true),
		/** What customers find it by. */
		searchText: text('search_text').notNull().generatedAlwaysAs(sql`lower(' ' || brand || ' ' || model)`),
		version: integer().notNull().default(1),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [
		check('used_vehicles_year', sql`${t.year} between 1980 and 2100`),
		check('used_vehicles_kms', sql`${t.kmsDriven} between 0 and 1000000`),
		check('used_vehicles_price', sql`${t.pricePaise} > 0`),
		check('used_vehicles_engine', sql`${t.engineCc} between 1 and 3000`),
		check('used_vehicles_owners', sql`${t.owners} between 1 and 20`),
		index('used_vehicles_listed').on(t.isSold, t.id.desc().nullsFirst()).where(sql`${t.isPublished}`),
		index('used_vehicles_price_of').on(t.pricePaise, t.id),
		index('used_vehicles_brand').on(sql`lower(${t.brand})`, sql`lower(${t.model})`, t.year),
		index('used_vehicles_created').on(t.createdAt, t.id),
		index('used_vehicles_type').on(t.vehicleTypeId),
		index('used_vehicles_seller').on(t.sellerId),
		index('used_vehicles_search').using('gin', t.searchText.op('gin_trgm_ops')),
		index('used_vehicles_staff_search').using('gin', sql`${vehicleSearchText(t)} gin_trgm_ops`),
	],
)

type OfferedVehicle = Record<'brand' | 'model' | 'year' | 'color' | 'description', PgColumn>
/** What staff find a vehicle by, for `findsWords`. */
export const vehicleSearchText = (t: OfferedVehicle) =>
	sql`lower(' ' || ${t.brand} || ' ' || ${t.model} || ' ' || ${t.year}::text || ' ' || ${t.color} || ' ' || ${t.description})`

/** Photos of offered vehicles, which anybody sees; the first by `position` stands for its vehicle. */
export const usedVehiclePhotos = pgTable(
	'used_vehicle_photos',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		vehicleId: integer('vehicle_id')
			.notNull()
			.references(() => usedVehicles.id, { onDelete: 'restrict' }),
		position: smallint().notNull(),
		fileKey: text('file_key').notNull().unique(),
		/** When staff covered a part of it last, such as the number plate. */
		coveredAt: moment('covered_at'),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [index('used_vehicle_photos_vehicle').on(t.vehicleId, t.position, t.id)],
)

type BookedVehicle = Record<'id' | 'brand' | 'model' | 'contactNumber', PgColumn>
/** What a booking itself is found by, for `findsWords`. */
export const bookingSearchText = (t: BookedVehicle) =>
	sql`lower(' VB' || ${t.id}::text || ' ' || ${t.brand} || ' ' || ${t.model} || ' ' || ${t.contactNumber})`

/** Who comes to see a vehicle, with what it was when it was booked (B.E-20). */
export const vehicleBookings = pgTable(
	'vehicle_bookings',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		vehicleId: integer('vehicle_id')
			.notNull()
			.references(() => usedVehicles.id, { onDelete: 'restrict' }),
		customerId: integer('customer_id')
			.notNull()
			.references(() => users.id, { onDelete: 'restrict' }),
		status: vehicleBookingStatus().notNull().default('pending'),
		bookingDate: date('booking_date', { mode: 'string' }).notNull(),
		contactNumber: text('contact_number').notNull(),
		notes: text().notNull().default(''),
		brand: text().notNull(),
		model: text().notNull(),
		year: smallint().notNull(),
		kmsDriven: integer('kms_driven').notNull(),
		fuelType: marketFuel('fuel_type').notNull(),
		transmission: text().notNull(),
		description: text().notNull(),
		pricePaise: integer('price_paise').notNull(),
		/** A pending one ends by itself then. */
		confirmBy: moment('confirm_by').notNull(),
		confirmedAt: moment('confirmed_at'),
		completedAt: moment('completed_at'),
		cancelledAt: moment('cancelled_at'),
		cancelledBy: vehicleBookingEnd('cancelled_by'),
		cancellationNotes: text('cancellation_notes').notNull().default(''),
		/** What its customer was mailed last of how far it is (D-55). */
		mailedState: text('told').notNull().default('pending'),
		/** When its customer had the account deleted; nothing names him since (D-43). */
		forgottenAt: moment('forgotten_at'),
		version: integer().notNull().default(1),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [
		// Of many who book one vehicle at a moment one gets it (B.E-07).
		uniqueIndex('vehicle_bookings_one_open').on(t.vehicleId).where(sql`${t.status} in ('pending', 'confirmed')`),
		index('vehicle_bookings_vehicle').on(t.vehicleId),
		index('vehicle_bookings_customer').on(t.customerId, t.createdAt.desc(), t.id.desc()),
		index('vehicle_bookings_created').on(t.createdAt, t.id, t.status, t.customerId),
		index('vehicle_bookings_sold').on(t.completedAt, t.pricePaise).where(sql`${t.status} = 'completed'`),
		index('vehicle_bookings_status').on(t.status, t.createdAt),
		index('vehicle_bookings_search').using('gin', sql`${bookingSearchText(t)} gin_trgm_ops`),
		index('vehicle_bookings_day').on(t.bookingDate, t.id),
		index('vehicle_bookings_late').on(t.confirmBy).where(sql`${t.status} = 'pending'`),
		check('vehicle_bookings_confirmed', sql`${t.confirmedAt} is not null or ${t.status} not in ('confirmed', 'completed')`),
		check('vehicle_bookings_completed', sql`(${t.status} = 'completed') = (${t.completedAt} is not null)`),
		check(
			'vehicle_bookings_cancelled',
			sql`(${t.status} = 'cancelled') = (${t.cancelledAt} is not null) and (${t.cancelledAt} is null) = (${t.cancelledBy} is null)`,
		),
		check('vehicle_bookings_price', sql`${t.pricePaise} > 0`),
		check('vehicle_bookings_forgotten', sql`${t.forgottenAt} is null or ${t.status} in ('completed', 'cancelled')`),
	],
)

export const sellStatus = pgEnum('sell_status', sellStatuses)

/** Vehicles that customers offer to us, from being sent to being inspected (decision 0043). */
export const sellRequests = pgTable(
	'sell_requests',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		customerId: integer('customer_id')
			.notNull()
			.references(() => users.id, { onDelete: 'restrict' }),
		status: sellStatus().notNull().default('pending'),
		vehicleTypeId: integer('vehicle_type_id')
			.notNull()
			.references(() => vehicleTypes.id, { onDelete: 'restrict' }),
		brand: text().notNull(),
		model: text().notNull(),
		year: smallint().notNull(),
		/** Upper-case, without blanks and hyphens (B.R-24); '' once its seller is forgotten. */
		registrationNumber: text('registration_number').notNull(),
		/** Since when another request may name the number: this one was rejected, or its vehicle is sold. */
		releasedAt: moment('released_at'),
		kmsDriven: integer('kms_driven').notNull(),
		fuelType: marketFuel('fuel_type').notNull(),
		engineCc: smallint('engine_cc'),
		color: text().notNull().default(''),
		expectedPricePaise: integer('expected_price_paise').notNull(),
		pickupAddress: text('pickup_address').notNull(),
		contactNumber: text('contact_number').notNull(),
		pickupSlot: moment('pickup_slot').notNull(),
		/** When a technician comes to inspect it, and how long for; null before that is agreed. */
		inspectionAt: moment('inspection_at'),
		inspectionMinutes: smallint('inspection_minutes').notNull().default(60),
		/** Who comes; his time is in `assignments`, as the work `inspection` of this id. */
		technicianId: integer('technician_id').references(() => users.id, { onDelete: 'restrict' }),
		/** Of its inspection; the code from the moment that has a time. */
		...startColumns(),
		inspectionStartedAt: moment('inspection_started_at'),
		inspectedAt: moment('inspected_at'),
		/** What was found, for the seller to read. */
		inspectionNotes: text('inspection_notes').notNull().default(''),
		rejectedAt: moment('rejected_at'),
		rejectionReason: text('rejection_reason').notNull().default(''),
		/** What it became in the market; one vehicle a request. */
		vehicleId: integer('vehicle_id')
			.unique()
			.references(() => usedVehicles.id, { onDelete: 'set null' }),
		/** What its seller was mailed last of how far it is (D-55). */
		mailedState: text('told').notNull().default('pending'),
		/** When its seller had the account deleted; nothing names him since (D-43). */
		forgottenAt: moment('forgotten_at'),
		/** What staff find it by. */
		searchText: text('search_text')
			.notNull()
			.generatedAlwaysAs(
				sql`lower(' SR' || id::text || ' ' || brand || ' ' || model || ' ' || registration_number || ' ' || contact_number)`,
			),
		version: integer().notNull().default(1),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [
		// Of several sellers of one vehicle at a moment one succeeds (B.E-08).
		uniqueIndex('sell_requests_one_open').on(t.registrationNumber).where(sql`${t.releasedAt} is null`),
		index('sell_requests_customer').on(t.customerId, t.createdAt.desc(), t.id.desc()),
		index('sell_requests_created').on(t.createdAt, t.id),
		index('sell_requests_status').on(t.status, t.createdAt),
		index('sell_requests_open').on(t.status, t.id).where(sql`${t.status} <> 'rejected' and ${t.vehicleId} is null`),
		index('sell_requests_inspection').on(t.inspectionAt, t.id),
		index('sell_requests_technician').on(t.technicianId, t.inspectionAt),
		index('sell_requests_type').on(t.vehicleTypeId),
		index('sell_requests_search').using('gin', t.searchText.op('gin_trgm_ops')),
		startCodeCheck('sell_requests', t.startCode),
		check('sell_requests_year', sql`${t.year} between 1980 and 2100`),
		check('sell_requests_kms', sql`${t.kmsDriven} between 0 and 1000000`),
		check('sell_requests_price', sql`${t.expectedPricePaise} > 0`),
		check('sell_requests_engine', sql`${t.engineCc} between 1 and 3000`),
		check('sell_requests_number', sql`${t.registrationNumber} ~ '^[A-Z0-9]{4,12}$' or ${t.forgottenAt} is not null`),
		check('sell_requests_scheduled', sql`${t.inspectionAt} is not null or ${t.status} in ('pending', 'rejected')`),
		check('sell_requests_inspected', sql`(${t.status} = 'inspection_done') = (${t.inspectedAt} is not null)`),
		check(
			'sell_requests_rejected',
			sql`(${t.status} = 'rejected') = (${t.rejectedAt} is not null) and (${t.status} = 'rejected') = (${t.rejectionReason} <> '')`,
		),
		check('sell_requests_released', sql`${t.releasedAt} is not null or ${t.status} <> 'rejected'`),
		check(
			'sell_requests_forgotten',
			sql`${t.forgottenAt} is null or (${t.releasedAt} is not null and ${t.status} in ('inspection_done', 'rejected'))`,
		),
	],
)

/** Its photos and documents, one for each name; another one of the same name takes its place. */
export const sellRequestFiles = pgTable(
	'sell_request_files',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		sellRequestId: integer('sell_request_id')
			.notNull()
			.references(() => sellRequests.id, { onDelete: 'restrict' }),
		name: text().$type<SellFile>().notNull(),
		fileKey: text('file_key').notNull().unique(),
		/** Since when it is not accepted, so that it is missing (B.R-27). */
		refusedAt: moment('refused_at'),
		refusalReason: text('refusal_reason').notNull().default(''),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [
		uniqueIndex('sell_request_files_once').on(t.sellRequestId, t.name),
		check('sell_request_files_name', sql.raw(`name in (${sellFiles.map((name) => `'${name}'`).join(', ')})`)),
		check('sell_request_files_refused', sql`${t.refusedAt} is not null or ${t.refusalReason} = ''`),
	],
)

/** What happened to it: each status it reached, and documents that were supplied, refused or opened. */
export const sellRequestEvents = pgTable(
	'sell_request_events',
	{
		...eventColumns(),
		sellRequestId: integer('sell_request_id')
			.notNull()
			.references(() => sellRequests.id, { onDelete: 'cascade' }),
		kind: text().$type<SellEvent>().notNull(),
	},
	(t) => [index('sell_request_events_request').on(t.sellRequestId, t.id)],
)

/** What was found at each point of an inspection; which points there are says `inspectionPoints`. */
export const inspectionResults = pgTable(
	'inspection_results',
	{
		sellRequestId: integer('sell_request_id')
			.notNull()
			.references(() => sellRequests.id, { onDelete: 'cascade' }),
		point: text().notNull(),
		/** Null where only a remark or a photo was left so far. */
		rating: text().$type<PointRating>(),
		remark: text().notNull().default(''),
		changedAt: moment('changed_at').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.sellRequestId, t.point] }),
		check('inspection_results_rating', sql.raw(`rating in (${pointRatings.map((rating) => `'${rating}'`).join(', ')})`)),
	],
)

/** Photos of points; of the company and, without those of papers, of the vehicle's buyers. */
export const inspectionPhotos = pgTable(
	'inspection_photos',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		sellRequestId: integer('sell_request_id')
			.notNull()
			.references(() => sellRequests.id, { onDelete: 'restrict' }),
		point: text().notNull(),
		fileKey: text('file_key').notNull().unique(),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [index('inspection_photos_point').on(t.sellRequestId, t.point, t.id)],
)

/** What we offered to sellers, and what they answered. */
export const sellOffers = pgTable(
	'sell_offers',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		sellRequestId: integer('sell_request_id')
			.notNull()
			.references(() => sellRequests.id, { onDelete: 'restrict' }),
		status: text().$type<OfferStatus>().notNull().default('open'),
		expectedPaise: integer('expected_paise').notNull(),
		/** Rupees, as they were written: why the price differs from what the seller expects. */
		lines: jsonb().$type<OfferLine[]>().notNull(),
		pricePaise: integer('price_paise').notNull(),
		note: text().notNull().default(''),
		/** Why its seller declined it. */
		reason: text().notNull().default(''),
		createdAt: moment('created_at').notNull(),
		answeredAt: moment('answered_at'),
	},
	(t) => [
		// Of two who make an offer at once one does.
		uniqueIndex('sell_offers_one_open').on(t.sellRequestId).where(sql`${t.status} = 'open'`),
		index('sell_offers_request').on(t.sellRequestId, t.id),
		check('sell_offers_status', sql.raw(`status in (${offerStatuses.map((status) => `'${status}'`).join(', ')})`)),
		check('sell_offers_answered', sql`(${t.status} = 'open') = (${t.answeredAt} is null)`),
		check('sell_offers_price', sql`${t.pricePaise} > 0 and ${t.expectedPaise} > 0`),
	],
)

/** The registration certificate of a sold vehicle on its way to the buyer; one begins with each sale. */
export const rcTransfers = pgTable(
	'rc_transfers',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		bookingId: integer('booking_id')
			.notNull()
			.unique()
			.references(() => vehicleBookings.id, { onDelete: 'restrict' }),
		vehicleId: integer('vehicle_id')
			.notNull()
			.references(() => usedVehicles.id, { onDelete: 'restrict' }),
		/** Forms 29 and 30. */
		papersSigned: date('papers_signed', { mode: 'string' }),
		filed: date({ mode: 'string' }),
		issued: date({ mode: 'string' }),
		handedOver: date('handed_over', { mode: 'string' }),
		/** Of the RTO. */
		receiptNumber: text('receipt_number').notNull().default(''),
		/** Buyer and seller both read it. */
		note: text().notNull().default(''),
		version: integer().notNull().default(1),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [
		index('rc_transfers_vehicle').on(t.vehicleId, t.id),
		index('rc_transfers_created').on(t.createdAt, t.id),
		index('rc_transfers_open').on(t.createdAt).where(sql`${t.handedOver} is null`),
		// Each step needs the one before it, and is never earlier.
		check('rc_transfers_filed', sql`${t.filed} is null or (${t.papersSigned} is not null and ${t.filed} >= ${t.papersSigned})`),
		check('rc_transfers_issued', sql`${t.issued} is null or (${t.filed} is not null and ${t.issued} >= ${t.filed})`),
		check('rc_transfers_handed_over', sql`${t.handedOver} is null or (${t.issued} is not null and ${t.handedOver} >= ${t.issued})`),
	],
)

/**
 * Who wants a vehicle that cannot be booked now, in their order. A row ends with its customer's booking, wish or turn, or with the sale.
 */
export const vehicleWaits = pgTable(
	'vehicle_waits',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		vehicleId: integer('vehicle_id')
			.notNull()
			.references(() => usedVehicles.id, { onDelete: 'cascade' }),
		customerId: integer('customer_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** Until when nobody else can book it; null before it is his turn. */
		turnEndsAt: moment('turn_ends_at'),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [
		unique('vehicle_waits_once').on(t.vehicleId, t.customerId),
		// A vehicle is kept for one.
		uniqueIndex('vehicle_waits_one_turn').on(t.vehicleId).where(sql`${t.turnEndsAt} is not null`),
		index('vehicle_waits_customer').on(t.customerId),
		index('vehicle_waits_turn').on(t.turnEndsAt).where(sql`${t.turnEndsAt} is not null`),
	],
)

/** What customers look for; they are mailed of each vehicle that is newly offered and fits. Rupees and years, bounds included. */
export const savedSearches = pgTable(
	'saved_searches',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		customerId: integer('customer_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		search: text().notNull(),
		brand: text().notNull(),
		minPrice: integer('min_price'),
		maxPrice: integer('max_price'),
		minYear: smallint('min_year'),
		maxYear: smallint('max_year'),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [
		unique('saved_searches_once').on(t.customerId, t.search, t.brand, t.minPrice, t.maxPrice, t.minYear, t.maxYear).nullsNotDistinct(),
		check(
			'saved_searches_some',
			sql`${t.search} <> '' or ${t.brand} <> '' or num_nonnulls(${t.minPrice}, ${t.maxPrice}, ${t.minYear}, ${t.maxYear}) > 0`,
		),
	],
)
