import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { orderedBy, orderStatuses, type PurchaseType } from '#contract/orders/order-words.ts'
import { moment } from '#platform/database/moment.ts'
import { noteColumns, users } from '../accounts/tables.ts'
import { eventColumns, paymentRecord, paymentRules, soldChecks, soldColumns } from '../company/sold-columns.ts'
import { parts } from '../parts/tables.ts'

export const orderStatus = pgEnum('order_status', orderStatuses)
export const purchaseType = pgEnum('purchase_type', orderedBy)
export const cartStatus = pgEnum('part_cart_status', ['open', 'ordered', 'merged'])

// ---- what is asked for

/** A cart of spare parts: an account's, or of a visitor whose browser has its secret (B.R-12). */
export const partCarts = pgTable(
	'part_carts',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		customerId: integer('customer_id').references(() => users.id, { onDelete: 'cascade' }),
		/** Of the visitor's secret, which nobody else keeps. */
		guestHash: text('guest_hash'),
		purchaseType: purchaseType('purchase_type').$type<PurchaseType>().notNull(),
		status: cartStatus().notNull().default('open'),
		/** Until when a visitor's cart is kept; null for an account's. */
		expiresAt: moment('expires_at'),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [
		uniqueIndex('part_carts_one_open').on(t.customerId).where(sql`${t.status} = 'open' and ${t.purchaseType} = 'cart'`),
		uniqueIndex('part_carts_one_open_guest').on(t.guestHash).where(sql`${t.status} = 'open' and ${t.purchaseType} = 'cart'`),
		index('part_carts_customer').on(t.customerId),
		index('part_carts_guest').on(t.guestHash),
		index('part_carts_expiring').on(t.expiresAt),
		index('part_carts_buy_now').on(t.createdAt).where(sql`${t.status} = 'open' and ${t.purchaseType} = 'buy-now'`),
		check('part_carts_owner', sql`num_nonnulls(${t.customerId}, ${t.guestHash}) = 1`),
		check('part_carts_expires', sql`(${t.guestHash} is null) = (${t.expiresAt} is null)`),
	],
)

export const partCartItems = pgTable(
	'part_cart_items',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		cartId: integer('cart_id')
			.notNull()
			.references(() => partCarts.id, { onDelete: 'cascade' }),
		partId: integer('part_id')
			.notNull()
			.references(() => parts.id, { onDelete: 'restrict' }),
		quantity: integer().notNull(),
		createdAt: moment('created_at').notNull(),
	},
	(t) => [
		unique('part_cart_items_line').on(t.cartId, t.partId),
		index('part_cart_items_part').on(t.partId),
		check('part_cart_items_quantity', sql`${t.quantity} between 1 and 1000000`),
	],
)

// ---- what was agreed

/** An order of spare parts, with the names, prices and address of the moment it was placed (B.R-49). */
export const partOrders = pgTable(
	'part_orders',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		orderNumber: text('order_number').notNull().unique(),
		/** Null for what somebody without an account ordered on the phone. */
		customerId: integer('customer_id').references(() => users.id, { onDelete: 'restrict' }),
		/** A cart becomes one order at most (B.E-05). */
		cartId: integer('cart_id')
			.unique()
			.references(() => partCarts.id, { onDelete: 'set null' }),
		purchaseType: purchaseType('purchase_type').notNull(),
		status: orderStatus().notNull().default('placed'),
		...soldColumns(),
		carrier: text().notNull().default(''),
		trackingNumber: text('tracking_number').notNull().default(''),
		/** What its customer was mailed last of how far it is (D-55). */
		mailedState: text('told').notNull().default('placed'),
		deliveredAt: moment('delivered_at'),
		/** Everything staff look for, in one text; of somebody who had the account deleted, the numbers alone. */
		searchText: text('search_text')
			.notNull()
			.generatedAlwaysAs(
				sql`lower(' ' || order_number || ' ' || replace(order_number, '-', '') || ' ' || tracking_number || case when forgotten_at is null
					then ' ' || customer_name || ' ' || customer_phone || ' ' || customer_email else '' end)`,
			),
	},
	(t) => [
		check('part_orders_number', sql`${t.orderNumber} ~ '^SP[0-9]{6}-[A-Z0-9]{6}$'`),
		...soldChecks('part_orders', t, {
			isCancelled: sql`${t.status} = 'cancelled'`,
			isOver: sql`${t.status} in ('delivered', 'cancelled')`,
		}),
		// As text, because a value that a type gets in a migration cannot be used in the same one.
		check('part_orders_customer', sql`${t.customerId} is not null or ${t.purchaseType}::text = 'phone'`),
		check('part_orders_delivered', sql`(${t.status} = 'delivered') = (${t.deliveredAt} is not null)`),
		// With the status, so that the figures of a period ask of each customer what came before without reading a row.
		index('part_orders_customer').on(t.customerId, t.createdAt.desc(), t.id.desc(), t.status),
		// What an account gets when it verifies its e-mail (D-53).
		index('part_orders_without_account').on(t.customerEmail).where(sql`${t.customerId} is null and ${t.customerEmail} <> ''`),
		// With what the lists are filtered by and the figures of a period ask for, so that counting reads no row.
		index('part_orders_created').on(t.createdAt, t.id, t.status, t.paymentStatus, t.purchaseType, t.customerId),
		index('part_orders_status').on(t.status, t.createdAt),
		index('part_orders_total').on(t.totalPaise, t.id),
		// The few that wait among the many that are done.
		index('part_orders_open').on(t.createdAt, t.id, t.status).where(sql`${t.status} in ('placed', 'confirmed', 'shipped')`),
		// With what is due of each, so that the sums read no row.
		index('part_orders_to_pay')
			.on(t.deliveredAt, t.id, t.totalPaise, t.paidAmountPaise)
			.where(sql`${t.status} = 'delivered' and ${t.paymentStatus} = 'due'`),
		// By what an older enumeration has, since a value that a type gets in a migration cannot be used in the same one.
		index('part_orders_to_refund').on(t.paymentStatus, t.id).where(sql`${t.paymentStatus} not in ('due', 'paid')`),
		index('part_orders_forgotten').on(t.deliveredAt).where(sql`${t.forgottenAt} is not null and ${t.customerName} <> ''`),
		index('part_orders_search').using('gin', t.searchText.op('gin_trgm_ops')),
	],
)

export const partOrderLines = pgTable(
	'part_order_lines',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		orderId: integer('order_id')
			.notNull()
			.references(() => partOrders.id, { onDelete: 'cascade' }),
		position: integer().notNull(),
		partId: integer('part_id')
			.notNull()
			.references(() => parts.id, { onDelete: 'restrict' }),
		name: text().notNull(),
		partNumber: text('part_number').notNull(),
		brand: text().notNull(),
		mainImage: text('main_image'),
		hsn: text().notNull(),
		/** Percent, included in the price. */
		gstRate: smallint('gst_rate').notNull(),
		quantity: integer().notNull(),
		pricePaise: integer('price_paise').notNull(),
		/** The bike that we promised it fits; '' where nothing was promised. */
		fitsBike: text('fits_bike').notNull().default(''),
	},
	(t) => [
		unique('part_order_lines_position').on(t.orderId, t.position),
		unique('part_order_lines_part').on(t.orderId, t.partId),
		index('part_order_lines_of_part').on(t.partId),
		check('part_order_lines_amounts', sql`${t.quantity} >= 1 and ${t.pricePaise} >= 0`),
	],
)

/** What happened to an order: every status it reached, with when and by whom. */
export const partOrderEvents = pgTable(
	'part_order_events',
	{
		...eventColumns(),
		orderId: integer('order_id')
			.notNull()
			.references(() => partOrders.id, { onDelete: 'cascade' }),
		status: orderStatus().notNull(),
	},
	(t) => [unique('part_order_events_once').on(t.orderId, t.status)],
)

/** Each time money came for an order or was given back (decision 0030). */
export const partOrderPayments = pgTable(
	'part_order_payments',
	{
		...paymentRecord(),
		orderId: integer('order_id')
			.notNull()
			.references(() => partOrders.id, { onDelete: 'cascade' }),
	},
	(t) => [index('part_order_payments_order').on(t.orderId, t.id), ...paymentRules('part_order_payments', t)],
)

/** What the company's people tell each other about an order; the customer never sees it. */
export const partOrderNotes = pgTable(
	'part_order_notes',
	{
		...noteColumns(),
		orderId: integer('order_id')
			.notNull()
			.references(() => partOrders.id, { onDelete: 'cascade' }),
	},
	(t) => [index('part_order_notes_order').on(t.orderId, t.id), check('part_order_notes_text', sql`${t.text} <> ''`)],
)
