import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Validated } from '#contract/endpoint.ts'
import { staffOrders } from '#contract/orders/staff-orders.ts'
import { findsWords } from '#platform/database/contains-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { withinDays } from '#platform/database/within-days.ts'
import type { Actor } from '#platform/http/actor.ts'
import { listPage } from '#platform/http/list-page.ts'
import { writtenTogether } from '#shared/written-together.ts'
import { findOrderParts } from '../find-order-parts.ts'
import { openStatuses } from '../open-statuses.ts'
import { partOrders } from '../tables.ts'
import { presentStaffOrder } from './present-staff-order.ts'

type OrderQuery = Validated<typeof staffOrders.orders>['query']

/** Orders as the company sees them; found by number, tracking number, name, phone or e-mail (B.ADMIN-11). Two statements. */
export function listOrdersForStaff(db: ReadDb, actor: Actor, query: OrderQuery) {
	return listPage(db, staffOrders.orders.address, query, {
		of: partOrders,
		where: and(
			findsWords(query.search, partOrders.searchText, writtenTogether),
			query.customer ? eq(partOrders.customerId, query.customer) : undefined,
			withinDays(partOrders.createdAt, query),
			query.status ? eq(partOrders.status, query.status) : undefined,
			query.open === undefined ? undefined : (query.open ? inArray : notInArray)(partOrders.status, openStatuses),
			query.payment_status ? eq(partOrders.paymentStatus, query.payment_status) : undefined,
			query.purchase_type ? eq(partOrders.purchaseType, query.purchase_type) : undefined,
		),
		searched: query.search !== '',
		orderings: {
			created_at: partOrders.createdAt,
			order_number: partOrders.orderNumber,
			total_amount: partOrders.totalPaise,
			status: [partOrders.status, partOrders.createdAt],
		},
		usual: '-created_at',
		rows: async ({ isOnPage, orderBy }) => {
			const found = await findOrderParts(db, (query) => query.where(isOnPage).orderBy(...orderBy))
			return found.map((parts) => presentStaffOrder(actor, parts))
		},
	})
}
