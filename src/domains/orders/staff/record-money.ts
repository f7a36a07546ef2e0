import { eq, sql } from 'drizzle-orm'
import type { PaymentMethod } from '#contract/company/payment-words.ts'
import type { RecordPayment } from '#contract/company/payments.ts'
import type { StaffOrderInFull } from '#contract/orders/staff-orders.ts'
import { paymentBetween, paymentOf, presentPayment, refundOf } from '#domains/company/payments.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuse } from '#platform/http/problem.ts'
import { one } from '#shared/one.ts'
import type { OrderRow } from '../present-order.ts'
import { partOrderPayments, partOrders } from '../tables.ts'
import { findOrderForStaff, lockOrder } from './find-order-for-staff.ts'

/**
 * Remembers that money came for an order, how and how much; it may come before it is delivered (B.ADMIN-13, D-16, D-61). Throws 404, 400 for
 * one that is paid already or cancelled, at `amount` above what is due.
 */
export async function recordOrderPayment(db: Db, actor: Actor, orderNumber: string, came: RecordPayment): Promise<StaffOrderInFull> {
	const before = await lockOrder(db, orderNumber)
	if (before.status === 'cancelled') throw refuse('A cancelled order cannot be paid.')
	return recordMoney(db, actor, { action: 'record-payment', before, money: paymentOf(before, { what: 'order', ...came, at: now() }) })
}

/**
 * Remembers that all that was paid for a cancelled order was given back, and how (D-61). Of somebody who deleted the account meanwhile,
 * name and phone go with it (D-43). Throws 404, 400 where nothing is to be given back.
 */
export async function recordOrderRefund(db: Db, actor: Actor, orderNumber: string, method: PaymentMethod): Promise<StaffOrderInFull> {
	const before = await lockOrder(db, orderNumber)
	const money = {
		...refundOf(before, { what: 'order', method, at: now() }),
		...(before.forgottenAt && { customerName: '', customerPhone: '' }),
	}
	return recordMoney(db, actor, { action: 'record-refund', before, money })
}

type MoneyChange = { action: 'record-payment' | 'record-refund'; before: OrderRow; money: Partial<OrderRow> }

/** The row, a row of its own for the payment, the audit log, and the open screens of whom it concerns. */
async function recordMoney(db: Db, actor: Actor, { action, before, money }: MoneyChange) {
	const after = one(
		await db
			.update(partOrders)
			.set({ ...money, version: sql`${partOrders.version} + 1` })
			.where(eq(partOrders.id, before.id))
			.returning(),
	)
	await db.insert(partOrderPayments).values({ orderId: after.id, ...paymentBetween(before, after, now()) })
	await recordStaffChange(db, actor, {
		collection: 'orders',
		id: after.orderNumber,
		action,
		before: moneyOf(before),
		after: moneyOf(after),
		customerId: after.customerId,
	})
	return findOrderForStaff(db, actor, after.orderNumber)
}

/** When it was is when it was recorded. */
const moneyOf = (row: OrderRow) => ({ ...presentPayment(row), refund_method: row.refundMethod })
