import type { StaffOrderInFull } from '#contract/orders/staff-orders.ts'
import { recordStaffChange } from '#domains/company/record-staff-change.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { one } from '#shared/one.ts'
import { partOrderNotes } from '../tables.ts'
import { findOrderForStaff, lockOrder } from './find-order-for-staff.ts'

/**
 * Adds a note that only the company reads; the order stays what it was, so nobody's edit of it becomes stale. The customer does not even
 * hear of it, and the audit log keeps no words about him (D-43). Throws 404.
 */
export async function addOrderNote(db: Db, actor: Actor, orderNumber: string, text: string): Promise<StaffOrderInFull> {
	const { id: orderId } = await lockOrder(db, orderNumber)
	const note = one(
		await db.insert(partOrderNotes).values({ orderId, authorId: actor.id, text, createdAt: now() }).returning({ id: partOrderNotes.id }),
	)
	await recordStaffChange(db, actor, {
		collection: 'orders',
		id: orderNumber,
		action: 'add-note',
		before: null,
		after: { note: note.id, text },
		personal: ['text'],
	})
	return findOrderForStaff(db, actor, orderNumber)
}
