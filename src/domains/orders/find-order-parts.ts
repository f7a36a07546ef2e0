import { sql } from 'drizzle-orm'
import { invoicesBeside } from '#domains/invoices/list-sold-invoices.ts'
import { parts } from '#domains/parts/tables.ts'
import { columnsBut } from '#platform/database/columns-but.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { type InJson, jsonRows, withMoment } from '#platform/database/json-rows.ts'
import type { OrderParts } from './present-order.ts'
import { partOrderEvents, partOrderLines, partOrderPayments, partOrders } from './tables.ts'

type Narrow = (query: ReturnType<typeof selectParts>) => PromiseLike<PartsRow[]>
type PartsRow = Awaited<ReturnType<typeof selectParts>>[number]

/**
 * Orders with lines, events and payments, in one statement however many there are; `narrow` says which and in which order, in terms of
 * `partOrders`.
 */
export async function findOrderParts(db: ReadDb, narrow: Narrow): Promise<OrderParts[]> {
	const rows = await narrow(selectParts(db))
	return rows.map(({ events, payments, ...others }) => ({ ...others, events: events.map(withMoment), payments: payments.map(withMoment) }))
}

export const orderColumns = columnsBut(partOrders, 'searchText')
const { name, partNumber, brand, mainImage, hsn, gstRate, quantity, pricePaise, fitsBike, partId } = partOrderLines
const uuid = sql`(select ${parts.uuid} from ${parts} where ${parts.id} = ${partOrderLines.partId})`
const lineColumns = { partId, uuid, name, partNumber, brand, mainImage, hsn, gstRate, quantity, pricePaise, fitsBike }
const { status, byCompany, note, at } = partOrderEvents
const paymentColumns = columnsBut(partOrderPayments, 'orderId', 'recordedBy', 'technicianId')

// Spelled out, since a query of one table writes its columns without the table's name.
const ofOrder = sql`order_id = ${partOrders}.id`
const selectParts = (db: ReadDb) =>
	db
		.select({
			order: orderColumns,
			lines: sql<OrderParts['lines']>`(select ${jsonRows(lineColumns, partOrderLines.position)} from ${partOrderLines} where ${ofOrder})`,
			events: sql<InJson<OrderParts['events'][number]>[]>`(select ${jsonRows({ status, byCompany, note, at }, partOrderEvents.id)}
				from ${partOrderEvents} where ${ofOrder})`,
			invoices: invoicesBeside('order', sql`${partOrders}.id`),
			payments: sql<InJson<OrderParts['payments'][number]>[]>`(select ${jsonRows(paymentColumns, partOrderPayments.id)}
				from ${partOrderPayments} where ${ofOrder})`,
		})
		.from(partOrders)
