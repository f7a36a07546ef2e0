import { eq, sql } from 'drizzle-orm'
import type { PaymentMethod } from '#contract/company/payment-words.ts'
import type { RecordPayment } from '#contract/company/payments.ts'
import type { StaffOrderInFull } from '#contract/orders/staff-orders.ts'
import { recordPayment, recordRefund, type Sold } from '#domains/company/record-money.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { one } from '#shared/one.ts'
import { invoiceOrder } from '../invoice-order.ts'
import { mailOrderMoney } from '../jobs.ts'
import type { OrderRow } from '../present-order.ts'
import { partOrderPayments, partOrders } from '../tables.ts'
import { findOrderForStaff, lockOrder } from './find-order-for-staff.ts'

const order: Sold<OrderRow> = {
	what: 'order',
	collection: 'orders',
	idOf: ({ orderNumber }) => orderNumber,
	change: async (db, { id }, money) =>
		one(
			await db
				.update(partOrders)
				.set({ ...money, version: sql`${partOrders.version} + 1` })
				.where(eq(partOrders.id, id))
				.returning(),
		),
	keep: (db, { id }, record) => db.insert(partOrderPayments).values({ orderId: id, ...record }),
	settle: invoiceOrder,
	notify: (db, { id, customerEmail: to }) => enqueue(db, mailOrderMoney, { orderId: id }, { to }),
}

/** Records a payment for an order, perhaps before it is delivered (`recordPayment`). Throws 404 and its refusals. */
export async function recordOrderPayment(db: Db, actor: Actor, orderNumber: string, came: RecordPayment): Promise<StaffOrderInFull> {
	await recordPayment(db, actor, order, await lockOrder(db, orderNumber), came)
	return findOrderForStaff(db, actor, orderNumber)
}

/** Records that what was paid for a cancelled order was given back (`recordRefund`). Throws 404 and its refusals. */
export async function recordOrderRefund(db: Db, actor: Actor, orderNumber: string, method: PaymentMethod): Promise<StaffOrderInFull> {
	await recordRefund(db, actor, order, await lockOrder(db, orderNumber), method)
	return findOrderForStaff(db, actor, orderNumber)
}
