import type { PlaceOrder } from '#contract/orders/orders.ts'
import { statusByAmounts } from '#domains/company/payments.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { busy } from '#platform/http/problem.ts'
import { wordViolation } from '#platform/http/word-violation.ts'
import type { Position } from '#shared/distance.ts'
import { one } from '#shared/one.ts'
import type { OrderRow } from './present-order.ts'
import { recordOrderEvent } from './record-order-event.ts'
import { partOrderLines, partOrders } from './tables.ts'

type SoldLine = Omit<typeof partOrderLines.$inferInsert, 'id' | 'orderId' | 'position' | 'brand'> & { brands: readonly string[] }
type NewOrder = Pick<OrderRow, 'orderNumber' | 'purchaseType' | 'distanceKm' | 'distanceFeePaise' | 'subtotalPaise' | 'totalPaise'> & {
	sent: PlaceOrder
	position: Position | null
	lines: readonly SoldLine[]
}

/** Writes a new order, its lines with the names and prices of this moment and its first event; answers its id. */
export async function insertOrder(db: Db, actor: Actor, { sent, position, lines, ...order }: NewOrder): Promise<number> {
	const at = now()
	const inserting = db
		.insert(partOrders)
		.values({
			...order,
			customerId: actor.id,
			cartId: sent.cart_id,
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
			createdAt: at,
		})
		.returning({ id: partOrders.id })
	// Of nearly a thousand million numbers a day this one was taken: the same call again makes another.
	const { id } = one(
		await wordViolation(inserting, (key) => (key === 'part_orders_order_number_unique' ? busy('Please try again.', 1) : undefined)),
	)
	await db.insert(partOrderLines).values(
		lines.map(({ partId, name, partNumber, brands, mainImage, hsn, gstRate, quantity, pricePaise, fitsBike }, position) => ({
			orderId: id,
			position,
			partId,
			name,
			partNumber,
			brand: brands[0] ?? '',
			mainImage,
			hsn,
			gstRate,
			quantity,
			pricePaise,
			fitsBike,
		})),
	)
	await recordOrderEvent(db, actor, { orderId: id, status: 'placed', byCompany: false, at })
	return id
}
