import { sql } from 'drizzle-orm'
import {
	bigint,
	boolean,
	check,
	index,
	integer,
	json,
	type PgColumn,
	pgTable,
	primaryKey,
	smallint,
	text,
	unique,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { type AvailabilityStatus, type SetStatus, usualGstRate, usualLimitedStock } from '#contract/parts/part-words.ts'
import { type Trait, traits } from '#contract/vehicles/vehicle-words.ts'
import { moment } from '#platform/database/moment.ts'
import { users } from '../accounts/tables.ts'
import { services } from '../repairs/tables.ts'
import { areTraits, manufacturers, vehicleModels } from '../vehicles/tables.ts'

// ---- what is sold

export const partCategories = pgTable(
	'part_categories',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		uuid: uuid().notNull().unique().defaultRandom(),
		slug: text().notNull().unique(),
		name: text().notNull(),
		image: text(),
		description: text().notNull().default(''),
		/** What its parts are fitted by, unless a part says otherwise. */
		serviceId: integer('service_id').references(() => services.id, { onDelete: 'set null' }),
		position: integer().notNull().default(0),
		isActive: boolean('is_active').notNull().default(true),
		version: integer().notNull().default(1),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [
		uniqueIndex('part_categories_name').on(sql`lower(${t.name})`),
		index('part_categories_service').on(t.serviceId),
		check('part_categories_slug', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
	],
)

/** Spare parts. What changes with every order stands in no index but by its status, so that a sale rewrites none. */
export const parts = pgTable(
	'parts',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		uuid: uuid().notNull().unique().defaultRandom(),
		partNumber: text('part_number').notNull(),
		slug: text().notNull(),
		name: text().notNull(),
		categoryId: integer('category_id')
			.notNull()
			.references(() => partCategories.id, { onDelete: 'restrict' }),
		pricePaise: integer('price_paise').notNull(),
		discountedPricePaise: integer('discounted_price_paise'),
		/** What a customer pays. */
		effectivePricePaise: integer('effective_price_paise').notNull().generatedAlwaysAs(sql`coalesce(discounted_price_paise, price_paise)`),
		hsn: text().notNull().default(''),
		/** Percent, included in the price. */
		gstRate: smallint('gst_rate').notNull().default(usualGstRate),
		stockQuantity: integer('stock_quantity').notNull().default(0),
		/** Up to so many pieces it is 'limited stock' (B.R-43). */
		limitedStockAt: integer('limited_stock_at').notNull().default(usualLimitedStock),
		/** Set by hand; null lets the availability follow from the stock. */
		setStatus: text('set_status').$type<SetStatus>(),
		availabilityStatus: text('availability_status')
			.$type<AvailabilityStatus>()
			.notNull()
			.generatedAlwaysAs(
				sql`case when set_status is not null then set_status when stock_quantity = 0 then 'out_of_stock'
					when stock_quantity <= limited_stock_at then 'limited_stock' else 'in_stock' end`,
			),
		/** Listed behind all others (B.R-06). */
		isDiscontinued: boolean('is_discontinued').notNull().generatedAlwaysAs(sql`set_status is not distinct from 'discontinued'`),
		/** For every vehicle that has what it needs; else for the models that are named (decision 0036). */
		isUniversal: boolean('is_universal').notNull().default(false),
		needs: text().array().$type<Trait[]>().notNull().default([]),
		description: text().notNull().default(''),
		/** One to a line. */
		features: text().notNull().default(''),
		/** Not jsonb, which would put the names in an order of its own. */
		specifications: json().$type<Record<string, string>>().notNull().default({}),
		isFeatured: boolean('is_featured').notNull().default(false),
		mainImage: text('main_image'),
		/** By which it is fitted; null is what its category says. */
		serviceId: integer('service_id').references(() => services.id, { onDelete: 'set null' }),
		/** What it is found by, with the names of its category and manufacturers; the database keeps it. */
		searchText: text('search_text').notNull().default(''),
		isActive: boolean('is_active').notNull().default(true),
		version: integer().notNull().default(1),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [
		uniqueIndex('parts_part_number').on(sql`lower(${t.partNumber})`),
		uniqueIndex('parts_slug').on(t.slug),
		check('parts_slug_form', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
		check('parts_price', sql`${t.pricePaise} >= 0`),
		check('parts_discounted_price', sql`${t.discountedPricePaise} >= 0 and ${t.discountedPricePaise} < ${t.pricePaise}`),
		check('parts_stock', sql`${t.stockQuantity} >= 0 and ${t.limitedStockAt} >= 0`),
		check('parts_set_status', sql`${t.setStatus} in ('pre_order', 'discontinued')`),
		check('parts_hsn', sql`${t.hsn} ~ '^([0-9]{4}|[0-9]{6}|[0-9]{8})?$'`),
		check('parts_gst_rate', sql`${t.gstRate} between 0 and 40`),
		check('parts_needs', areTraits(t.needs, traits)),
		// A customer's lists in their orders, what is no longer made always last.
		index('parts_usual').on(t.isDiscontinued, t.isFeatured.desc().nullsFirst(), sql`lower(${t.name})`, t.id).where(sql`${t.isActive}`),
		index('parts_in_category').on(t.categoryId, t.isDiscontinued, t.isFeatured.desc().nullsFirst(), sql`lower(${t.name})`, t.id),
		index('parts_cheapest').on(t.isDiscontinued, t.effectivePricePaise, t.id).where(sql`${t.isActive}`),
		index('parts_dearest')
			.on(t.isDiscontinued, t.effectivePricePaise.desc().nullsFirst(), t.id.desc().nullsFirst())
			.where(sql`${t.isActive}`),
		index('parts_newest').on(t.isDiscontinued, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`${t.isActive}`),
		// The company's, which do not hold back what is no longer made.
		index('parts_price_of').on(t.effectivePricePaise, t.id),
		index('parts_created').on(t.createdAt, t.id),
		index('parts_by_name').on(sql`lower(${t.name})`, t.id),
		index('parts_universal').on(t.id).where(sql`${t.isUniversal}`),
		index('parts_featured').on(sql`lower(${t.name})`, t.id).where(sql`${t.isFeatured} and ${t.isActive}`),
		// What filters are counted by, without looking at the rows.
		index('parts_counted').on(t.categoryId, t.availabilityStatus, t.effectivePricePaise, t.isFeatured, t.id).where(sql`${t.isActive}`),
		index('parts_availability').on(t.availabilityStatus),
		index('parts_service').on(t.serviceId),
		index('parts_search').using('gin', t.searchText.op('gin_trgm_ops')),
	],
)

/** Who makes a part, of whose brand it is; the first one first (decision 0036). */
export const partManufacturers = pgTable(
	'part_manufacturers',
	{
		partId: integer('part_id')
			.notNull()
			.references(() => parts.id, { onDelete: 'cascade' }),
		manufacturerId: integer('manufacturer_id')
			.notNull()
			.references(() => manufacturers.id, { onDelete: 'restrict' }),
		position: integer().notNull(),
	},
	(t) => [primaryKey({ columns: [t.partId, t.manufacturerId] }), index('part_manufacturers_made').on(t.manufacturerId, t.partId)],
)

/** Which models a part is for. */
export const partVehicleModels = pgTable(
	'part_vehicle_models',
	{
		partId: integer('part_id')
			.notNull()
			.references(() => parts.id, { onDelete: 'cascade' }),
		vehicleModelId: integer('vehicle_model_id')
			.notNull()
			.references(() => vehicleModels.id, { onDelete: 'restrict' }),
	},
	(t) => [primaryKey({ columns: [t.partId, t.vehicleModelId] }), index('part_vehicle_models_fitting').on(t.vehicleModelId, t.partId)],
)

/** Pictures beside the main one. */
export const partImages = pgTable(
	'part_images',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		partId: integer('part_id')
			.notNull()
			.references(() => parts.id, { onDelete: 'cascade' }),
		image: text().notNull(),
		position: integer().notNull(),
	},
	(t) => [index('part_images_part').on(t.partId, t.position)],
)

/** How a stock came about; nothing of it is changed. */
export const partStockChanges = pgTable(
	'part_stock_changes',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		partId: integer('part_id')
			.notNull()
			.references(() => parts.id, { onDelete: 'cascade' }),
		change: integer().notNull(),
		/** Pieces after it. */
		stockQuantity: integer('stock_quantity').notNull(),
		reason: text().notNull(),
		/** Null where an order changed it. */
		actorId: integer('actor_id').references(() => users.id, { onDelete: 'restrict' }),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [index('part_stock_changes_part').on(t.partId, t.id), check('part_stock_changes_change', sql`${t.change} <> 0`)],
)

/** What a review itself is found by, for `findsWords`. */
export const reviewSearchText = (t: Record<'comment', PgColumn>) => sql`lower(' ' || ${t.comment})`

export const partReviews = pgTable(
	'part_reviews',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		partId: integer('part_id')
			.notNull()
			.references(() => parts.id, { onDelete: 'restrict' }),
		customerId: integer('customer_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		rating: smallint().notNull(),
		comment: text().notNull().default(''),
		isHidden: boolean('is_hidden').notNull().default(false),
		/** Why staff hid it. */
		hiddenReason: text('hidden_reason').notNull().default(''),
		version: integer().notNull().default(1),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [
		unique('part_reviews_once').on(t.partId, t.customerId),
		index('part_reviews_customer').on(t.customerId),
		index('part_reviews_newest').on(t.createdAt, t.id),
		index('part_reviews_rating').on(t.rating, t.id),
		index('part_reviews_search').using('gin', sql`${reviewSearchText(t)} gin_trgm_ops`),
		check('part_reviews_rating', sql`${t.rating} between 1 and 5`),
		check('part_reviews_hidden', sql`${t.isHidden} = (${t.hiddenReason} <> '')`),
	],
)

/** To whom a part was delivered, so that a review can say so (B.R-18). */
export const partBuyers = pgTable(
	'part_buyers',
	{
		partId: integer('part_id')
			.notNull()
			.references(() => parts.id, { onDelete: 'cascade' }),
		customerId: integer('customer_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
	},
	(t) => [primaryKey({ columns: [t.partId, t.customerId] }), index('part_buyers_customer').on(t.customerId)],
)

/** Customers who are mailed, once, when a sold-out part is back; the row goes with the mail, or when the wait is withdrawn. */
export const partWaits = pgTable(
	'part_waits',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		partId: integer('part_id')
			.notNull()
			.references(() => parts.id, { onDelete: 'cascade' }),
		customerId: integer('customer_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [unique('part_waits_once').on(t.partId, t.customerId), index('part_waits_customer').on(t.customerId, t.id)],
)

/** Every word that a part was ever found by, for search to know what a misspelt one means; the database keeps it. */
export const partWords = pgTable('part_words', { word: text().primaryKey() }, (t) => [
	index('part_words_alike').using('gist', t.word.op('gist_trgm_ops')),
])
