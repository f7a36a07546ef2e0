import type { dashboard } from '#contract/admin/dashboard.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { findCounts } from './find-counts.ts'

/** The counts as specification A names them, with those of B (A §7, A.ADMIN-05, B.ADMIN-34). */
export async function findStatistics(db: ReadDb, actor: Actor): Promise<Reply<typeof dashboard.statistics>> {
	const counts = await findCounts(db, actor)
	return {
		pending_requests: counts.requests_to_decide,
		active_subscriptions: counts.active_subscriptions,
		visits_today: counts.visits_today,
		open_orders: counts.open_orders,
		open_repairs: counts.open_repairs,
		open_vehicle_bookings: counts.open_vehicle_bookings,
		open_sell_requests: counts.open_sell_requests,
		low_stock: counts.low_stock,
		new_messages: counts.messages_to_answer,
	}
}
