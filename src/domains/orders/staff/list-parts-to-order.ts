import type { Validated } from '#contract/endpoint.ts'
import type { PartToOrder, staffOrders } from '#contract/orders/staff-orders.ts'
import { listParts } from '#domains/parts/list-parts.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { rupees } from '#shared/money.ts'
import { type Line, listRequestedLines } from '../list-lines.ts'

type Wanted = Validated<typeof staffOrders.partsToOrder>['query']

/** As many as a list below a field shows. */
const maxResults = 8

/**
 * What is told of parts on the phone, as it is at this moment: of those that are named, in their order, else of the first that the shop's
 * own search finds, with a model what fits it first. Throws 400 at `vehicle_model_id` for a model that is unknown or hidden.
 */
export async function listPartsToOrder(db: ReadDb, { parts, search, vehicle_model_id }: Wanted): Promise<PartToOrder[]> {
	const uuids = parts.length > 0 ? parts : await searchShop(db, { search, vehicle_model_id })
	const lines = await listRequestedLines(
		db,
		uuids.map((part) => ({ part, quantity: 1 })),
		vehicle_model_id,
	)
	return lines.map(presentPart)
}

async function searchShop(db: ReadDb, query: Pick<Wanted, 'search' | 'vehicle_model_id'>) {
	const cards = await listParts(db, { ...query, page_size: maxResults })
	return (Array.isArray(cards) ? cards : cards.results).map(({ uuid }) => uuid)
}

const presentPart = (line: Line): PartToOrder => ({
	part: line.uuid,
	name: line.name,
	part_number: line.partNumber,
	category_name: line.categoryName,
	brands: line.brands,
	price: rupees(line.pricePaise),
	stock_quantity: line.stock,
	available: line.isBuyable,
	...(line.fit !== null && { fit: line.fit }),
})
