import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { parts } from '#domains/parts/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
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

/** A moment comes as text out of JSON. */
type InJson<Row extends { at: Date }> = Omit<Row, 'at'> & { at: string }
const withMoment = <Row extends { at: string }>(row: Row) => ({ ...row, at: new Date(row.at) })

const { searchText: _, ...orderColumns } = getTableColumns(partOrders)
const { name, partNumber, brand, mainImage, hsn, gstRate, quantity, pricePaise, fitsBike, partId } = partOrderLines
const uuid = sql`(select ${parts.uuid} from ${parts} where ${parts.id} = ${partOrderLines.partId})`
const lineColumns = { partId, uuid, name, partNumber, brand, mainImage, hsn, gstRate, quantity, pricePaise, fitsBike }
const { status, byCompany, note, at } = partOrderEvents
const { orderId: __, id: ___, ...paymentColumns } = getTableColumns(partOrderPayments)

// Spelled out, since a query of one table writes its columns without the table's name.
const ofOrder = sql`order_id = ${partOrders}.id`
const selectParts = (db: ReadDb) =>
	db
		.select({
			order: orderColumns,
			lines: sql<OrderParts['lines']>`(select ${inOrder(lineColumns, partOrderLines.position)} from ${partOrderLines} where ${ofOrder})`,
			events: sql<InJson<OrderParts['events'][number]>[]>`(select ${inOrder({ status, byCompany, note, at }, partOrderEvents.id)}
				from ${partOrderEvents} where ${ofOrder})`,
			payments: sql<InJson<OrderParts['payments'][number]>[]>`(select ${inOrder(paymentColumns, partOrderPayments.id)}
				from ${partOrderPayments} where ${ofOrder})`,
		})
		.from(partOrders)

/** All rows as one JSON array, the columns under the names they have here. */
function inOrder(columns: Record<string, Column | SQL>, by: Column): SQL {
	const named = Object.entries(columns).map(([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`)
	return sql`coalesce(json_agg(json_build_object(${sql.join(named, sql`, `)}) order by ${by}), '[]')`
}
