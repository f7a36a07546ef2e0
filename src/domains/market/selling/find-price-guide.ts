import { and, between, desc, sql } from 'drizzle-orm'
import type { PriceGuide } from '#contract/market/selling.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { isListed } from '../find-vehicles.ts'
import { usedVehicles as table } from '../tables.ts'
import { priceGuide, widestSpan } from './price-guide.ts'

type VehicleQuery = { brand: string; model: string; year: number }

/** What vehicles like this one are or were offered for in our market; null where they are too few. One statement. */
export async function findPriceGuide(db: ReadDb, { brand, model, year }: VehicleQuery): Promise<PriceGuide | null> {
	const others = await db
		.select({ year: table.year, pricePaise: table.pricePaise })
		.from(table)
		.where(
			and(
				isListed,
				sql`lower(${table.brand}) = lower(${brand})`,
				sql`lower(${table.model}) = lower(${model})`,
				between(table.year, sql`${year - widestSpan}::integer`, sql`${year + widestSpan}::integer`),
			),
		)
		.orderBy(desc(table.id))
		.limit(500)
	return priceGuide(year, others)
}
