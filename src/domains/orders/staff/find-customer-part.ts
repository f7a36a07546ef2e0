import { desc, eq, sql } from 'drizzle-orm'
import { orderStatusDisplay } from '#contract/orders/order-words.ts'
import { type CustomerPart, entriesShown } from '#domains/accounts/customer-part.ts'
import { shownName } from '#domains/accounts/shown-name.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import { moneySums, moneyTitle } from '#domains/company/payments.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { one } from '#shared/one.ts'
import { findOrderParts } from '../find-order-parts.ts'
import { openStatuses } from '../open-statuses.ts'
import type { OrderParts } from '../present-order.ts'
import { partOrderNotes, partOrders } from '../tables.ts'

/** What orders know of a customer (decision 0018); its entries of the latest hundred. Three statements. */
export const findOrderPart: CustomerPart = async (db, { id }) => {
	const found = await findOrderParts(db, (query) =>
		query.where(eq(partOrders.customerId, id)).orderBy(desc(partOrders.createdAt), desc(partOrders.id)).limit(entriesShown),
	)
	return {
		money: await findMoney(db, id),
		open: found
			.filter(({ order }) => openStatuses.includes(order.status))
			.map(({ order, lines }) => ({
				...aboutOf(order),
				title: lines.map(({ name }) => name).join(', '),
				status: order.status,
				status_display: orderStatusDisplay[order.status],
				starts_at: order.createdAt.toISOString(),
			})),
		entries: [...found.flatMap(stepsAndMoney), ...(await listNotes(db, id))]
			.toSorted((a, b) => b.at.localeCompare(a.at))
			.slice(0, entriesShown),
	}
}

const aboutOf = ({ id, orderNumber }: { id: number; orderNumber: string }) => ({
	collection: 'orders' as const,
	id,
	reference: orderNumber,
})

const findMoney = async (db: ReadDb, customerId: number) =>
	one(
		await db
			.select(moneySums(partOrders, sql`${partOrders.status} = 'delivered'`))
			.from(partOrders)
			.where(eq(partOrders.customerId, customerId)),
	)

const stepsAndMoney = ({ order, events, payments }: OrderParts) => [
	...events.map(({ status, note, at }) => ({
		at: at.toISOString(),
		kind: 'step' as const,
		title: orderStatusDisplay[status],
		text: note,
		by: '',
		about: aboutOf(order),
	})),
	...payments.map((payment) => ({
		at: payment.at.toISOString(),
		kind: payment.kind,
		title: moneyTitle(payment),
		text: '',
		by: '',
		about: aboutOf(order),
	})),
]

async function listNotes(db: ReadDb, customerId: number) {
	const notes = await db
		.select({
			id: partOrders.id,
			orderNumber: partOrders.orderNumber,
			at: partOrderNotes.createdAt,
			text: partOrderNotes.text,
			by: shownName,
		})
		.from(partOrderNotes)
		.innerJoin(partOrders, eq(partOrders.id, partOrderNotes.orderId))
		.innerJoin(users, eq(users.id, partOrderNotes.authorId))
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(eq(partOrders.customerId, customerId))
		.orderBy(desc(partOrderNotes.createdAt))
		.limit(entriesShown)
	return notes.map(({ at, text, by, ...order }) => ({
		at: at.toISOString(),
		kind: 'note' as const,
		title: 'Internal note',
		text,
		by,
		about: aboutOf(order),
	}))
}
