import { and, asc, eq, sql } from 'drizzle-orm'
import type { StaffOrderInFull } from '#contract/orders/staff-orders.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import type { Db, ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound } from '#platform/http/problem.ts'
import { findOrderParts } from '../find-order-parts.ts'
import type { OrderRow } from '../present-order.ts'
import { partOrderEvents, partOrderNotes, partOrders } from '../tables.ts'
import { presentStaffOrder } from './present-staff-order.ts'

/** An order as the company reads it, with its notes and who took which step. Throws 404. Three statements. */
export async function findOrderForStaff(db: ReadDb, actor: Actor, orderNumber: string): Promise<StaffOrderInFull> {
	const [parts] = await findOrderParts(db, (query) => query.where(eq(partOrders.orderNumber, orderNumber)))
	if (!parts) throw notFound()
	const { id } = parts.order
	return { ...presentStaffOrder(actor, parts), taken_by: await findStepTakers(db, id), internal_notes: await findNotes(db, id) }
}

const nameOf = sql<string>`coalesce(nullif(${profiles.name}, ''), ${users.username})`

const findStepTakers = (db: ReadDb, orderId: number) =>
	db
		.select({ status: partOrderEvents.status, name: nameOf })
		.from(partOrderEvents)
		.innerJoin(users, eq(users.id, partOrderEvents.actorId))
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(and(eq(partOrderEvents.orderId, orderId), eq(partOrderEvents.byCompany, true)))
		.orderBy(asc(partOrderEvents.id))

async function findNotes(db: ReadDb, orderId: number) {
	const notes = await db
		.select({ id: partOrderNotes.id, author_name: nameOf, text: partOrderNotes.text, createdAt: partOrderNotes.createdAt })
		.from(partOrderNotes)
		.innerJoin(users, eq(users.id, partOrderNotes.authorId))
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(eq(partOrderNotes.orderId, orderId))
		.orderBy(asc(partOrderNotes.id))
	return notes.map(({ createdAt, ...note }) => ({ ...note, created_at: createdAt.toISOString() }))
}

/** Its row, and nobody else may change it until the transaction ends. Throws 404. */
export async function lockOrder(db: Db, orderNumber: string): Promise<OrderRow> {
	const [order] = await db.select().from(partOrders).where(eq(partOrders.orderNumber, orderNumber)).for('no key update')
	if (!order) throw notFound()
	return order
}
