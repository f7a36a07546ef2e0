import { sql } from 'drizzle-orm'
import type { PlaceOrder } from '#contract/orders/orders.ts'
import { statusByAmounts } from '#domains/company/payments.ts'
import { now } from '#platform/clock.ts'
import { columnsBut } from '#platform/database/columns-but.ts'
import type { Db } from '#platform/database/database.ts'
import { insertRecords } from '#platform/database/insert-records.ts'
import { placeholders, writtenOnce } from '#platform/database/written-once.ts'
import type { Actor } from '#platform/http/actor.ts'
import { busy } from '#platform/http/problem.ts'
import { wordViolation } from '#platform/http/word-violation.ts'
import type { Position } from '#shared/distance.ts'
import { one } from '#shared/one.ts'
import { orderColumns } from './find-order-parts.ts'
import type { OrderParts, OrderRow } from './present-order.ts'
import { partOrderEvents, partOrderLines, partOrders } from './tables.ts'

/** Whom and where to, as the contract has cleaned it. */
export type OrderedFor = Omit<PlaceOrder, 'cart_id' | 'purchase_type'>
type SoldLine = Omit<OrderParts['lines'][number], 'brand'> & { brands: readonly string[] }
type Decided = 'orderNumber' | 'customerId' | 'cartId' | 'purchaseType' | 'distanceKm' | 'distanceFeePaise' | 'subtotalPaise' | 'totalPaise'
type NewOrder = Pick<OrderRow, Decided> & {
	sent: OrderedFor
	position: Position | null
	lines: readonly SoldLine[]
}

const initial = {
	status: 'placed',
	mailedState: 'placed',
	carrier: '',
	trackingNumber: '',
	deliveredAt: null,
	paidAmountPaise: null,
	paidAt: null,
	refundMethod: null,
	refundedAt: null,
	cancelReason: '',
	forgottenAt: null,
	version: 1,
} as const

/** Writes a new order, its lines with the names and prices of this moment and its first event, in one statement. */
export async function insertOrder(db: Db, actor: Actor, { sent, position, lines, ...order }: NewOrder): Promise<OrderParts> {
	const decided = {
		...order,
		customerName: sent.customer_name,
		customerEmail: sent.customer_email,
		customerPhone: sent.customer_phone,
		address: sent.shipping_address,
		city: sent.shipping_city,
		state: sent.shipping_state,
		postalCode: sent.shipping_pincode,
		latitude: position?.latitude ?? null,
		longitude: position?.longitude ?? null,
		paymentMethod: sent.payment_method,
		// What costs nothing is paid from the beginning.
		paymentStatus: statusByAmounts({ ...order, paidPaise: 0 }),
		createdAt: now(),
	} satisfies Omit<OrderRow, 'id' | keyof typeof initial>
	const agreed = lines.map(agreedLine)
	const listed = JSON.stringify(agreed.map((line, position) => ({ ...line, position })))
	// Of nearly a thousand million numbers a day this one was taken: the same call again makes another.
	const byCompany = actor.id !== order.customerId
	const inserted = await wordViolation(inserting(db).execute({ ...decided, actorId: actor.id, byCompany, listed }), (key) =>
		key === 'part_orders_order_number_unique' ? busy('Please try again.', 1) : undefined,
	)
	const event = { status: initial.status, byCompany, note: '', at: decided.createdAt }
	return { order: { ...initial, ...decided, ...one(inserted) }, lines: agreed, events: [event], payments: [], invoices: [] }
}

const agreedLine = ({ partId, uuid, name, partNumber, brands, mainImage, hsn, gstRate, quantity, pricePaise, fitsBike }: SoldLine) => ({
	partId,
	uuid,
	name,
	partNumber,
	brand: brands[0] ?? '',
	mainImage,
	hsn,
	gstRate,
	quantity,
	pricePaise,
	fitsBike,
})

const lineColumns = columnsBut(partOrderLines, 'id', 'orderId')

const inserting = writtenOnce((db: Db) => {
	const { id, ...columns } = orderColumns
	const decided = placeholders(
		Object.keys(columns).filter((name) => !(name in initial)) as Exclude<keyof typeof columns, keyof typeof initial>[],
	)
	const placed = db.$with('placed').as(
		db
			.insert(partOrders)
			.values({ ...decided, ...initial })
			.returning({ id }),
	)
	const orderId = sql`(select id from placed)`
	const listed = db
		.$with('listed', {})
		.as(insertRecords(partOrderLines, { columns: lineColumns, also: { order_id: orderId }, records: sql`${sql.placeholder('listed')}` }))
	const { actorId, byCompany } = placeholders(['actorId', 'byCompany'])
	const event = db
		.$with('event')
		.as(
			db
				.insert(partOrderEvents)
				.values({ orderId, actorId, byCompany, at: decided.createdAt, status: initial.status, note: '' })
				.returning(),
		)
	return db.with(placed, listed, event).select({ id: placed.id }).from(placed).prepare('insert_order')
})
