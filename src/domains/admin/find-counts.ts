import { countUnreadNews } from '#domains/company/news/list-news.ts'
import { findContactCounts } from '#domains/contact/find-contact-counts.ts'
import type { WorkCounts } from '#domains/doorstep/work-source.ts'
import { findMarketCounts } from '#domains/market/find-market-counts.ts'
import { findOrderCounts } from '#domains/orders/find-order-counts.ts'
import { findLowStock } from '#domains/parts/find-low-stock.ts'
import { findPlanCounts } from '#domains/plans/find-plan-counts.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { sendTogether } from '#platform/database/together.ts'
import type { Actor } from '#platform/http/actor.ts'
import { workSources } from './work-sources.ts'

const none: WorkCounts = {
	today: 0,
	open_repairs: 0,
	to_confirm: 0,
	unassigned: 0,
	to_pay: 0,
	to_refund: 0,
	open_orders: 0,
	orders_to_confirm: 0,
	orders_to_pack: 0,
	orders_to_pay: 0,
	orders_to_refund: 0,
	low_stock: 0,
	bookings_to_confirm: 0,
	rc_transfers_open: 0,
	open_vehicle_bookings: 0,
	open_sell_requests: 0,
	sell_requests_to_schedule: 0,
	sell_requests_to_publish: 0,
	unassigned_inspections: 0,
	overdue_inspections: 0,
	requests_to_decide: 0,
	active_subscriptions: 0,
	subscriptions_to_pay: 0,
	subscriptions_to_refund: 0,
	open_visits: 0,
	unassigned_visits: 0,
	overdue_visits: 0,
	visits_today: 0,
	messages_to_answer: 0,
	unread_notifications: 0,
	overdue_messages: 0,
}
const names = Object.keys(none) as (keyof WorkCounts)[]

/** How much waits, of every kind of work together, for a technician of his own (D-48, B.ADMIN-34). A statement for each kind. */
export async function findCounts(db: ReadDb, actor: Actor): Promise<WorkCounts> {
	const counted = await sendTogether([...workSources.map((source) => source.findCounts(db, actor)), findShopCounts(db, actor)])
	const sums = { ...none }
	for (const counts of counted) for (const name of names) sums[name] += counts[name] ?? 0
	return sums
}

/** Orders, stock and plans are the office's (D-48). */
async function findShopCounts(db: ReadDb, actor: Actor): Promise<Partial<WorkCounts>> {
	if (actor.role === 'technician') return {}
	const [orders, lowStock, market, plans, contact, unread] = await sendTogether([
		findOrderCounts(db),
		findLowStock(db),
		findMarketCounts(db),
		findPlanCounts(db),
		findContactCounts(db),
		countUnreadNews(db),
	])
	return { ...orders, ...market, ...plans, ...contact, low_stock: lowStock, unread_notifications: unread }
}
