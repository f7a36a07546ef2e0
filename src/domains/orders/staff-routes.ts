import { staffOrders } from '#contract/orders/staff-orders.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { addOrderNote } from './staff/add-order-note.ts'
import { changeOrder } from './staff/change-order.ts'
import { findOrderForStaff } from './staff/find-order-for-staff.ts'
import { listOrdersForStaff } from './staff/list-orders-for-staff.ts'
import { listPartsToOrder } from './staff/list-parts-to-order.ts'
import { orderForCustomer } from './staff/order-for-customer.ts'
import { recordOrderPayment, recordOrderRefund } from './staff/record-money.ts'

/** The company's side of orders (B.ADMIN-11 to B.ADMIN-13). */
export function orderStaffRoutes(door: Door) {
	serve(door, staffOrders.orders, (db, actor, { query }) => listOrdersForStaff(db, actor, query))
	serve(door, staffOrders.orderForCustomer, (db, actor, { body }) => orderForCustomer(db, actor, body))
	serve(door, staffOrders.partsToOrder, (db, _actor, { query }) => listPartsToOrder(db, query))
	serve(door, staffOrders.order, (db, actor, { params }) => findOrderForStaff(db, actor, params.order_number))
	serve(door, staffOrders.changeOrder, (db, actor, { params, body }) => changeOrder(db, actor, params.order_number, body))
	serve(door, staffOrders.recordOrderPayment, (db, actor, { params, body }) => recordOrderPayment(db, actor, params.order_number, body))
	serve(door, staffOrders.recordOrderRefund, (db, actor, { params, body }) =>
		recordOrderRefund(db, actor, params.order_number, body.method),
	)
	serve(door, staffOrders.addOrderNote, (db, actor, { params, body }) => addOrderNote(db, actor, params.order_number, body.text))
}
