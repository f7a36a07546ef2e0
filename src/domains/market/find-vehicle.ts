import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { MarketVehicleInFull } from '#contract/market/market.ts'
import { marketLimits } from '#contract/market/market-words.ts'
import { mediaPath } from '#contract/staff-words.ts'
import { vehicleTypes } from '#domains/vehicles/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { sendTogether } from '#platform/database/together.ts'
import { notFound } from '#platform/http/problem.ts'
import { findVehicles, isListed } from './find-vehicles.ts'
import { findReport } from './inspections/find-report.ts'
import { drawnAs, presentVehicle } from './present-vehicle.ts'
import { sellRequests, usedVehicles as table, usedVehiclePhotos } from './tables.ts'

const photos = sql<string[]>`array(select file_key from ${usedVehiclePhotos}
	where vehicle_id = ${table}.id order by position, ${usedVehiclePhotos}.id)`

/** A used vehicle with all that its page shows (B.API-46). Throws 404 for a hidden one too. Four statements. */
export async function findVehicle(db: ReadDb, id: number): Promise<MarketVehicleInFull> {
	const [[card], [more], inspection] = await sendTogether([
		findVehicles(db, { where: and(eq(table.id, id), isListed), orderBy: [], limit: 1 }),
		db
			.select({ transmission: table.transmission, description: table.description, type: vehicleTypes.name, photos })
			.from(table)
			.leftJoin(vehicleTypes, eq(vehicleTypes.id, table.vehicleTypeId))
			.where(eq(table.id, id)),
		findReport(db, eq(sellRequests.vehicleId, id)),
	])
	if (!card || !more) throw notFound()
	const similar = await findVehicles(db, {
		where: and(isListed, eq(table.isSold, false), ne(table.id, id)),
		orderBy: [
			sql`abs(ln(${table.pricePaise}::float8 / ${card.pricePaise}))
				+ case when lower(${table.brand}) = ${card.brand.toLowerCase()} then 0 else 0.4 end
				+ case when ${table.drawing} = ${card.drawing} then 0 else 0.3 end`,
			desc(table.id),
		],
		limit: marketLimits.similar,
	})
	return {
		...presentVehicle(card),
		engine_capacity: card.engineCc,
		transmission: more.transmission,
		description: more.description,
		inspection,
		vehicle_type_display: more.type ?? '',
		images: more.photos.length > 0 ? more.photos.map((key) => mediaPath + key) : [drawnAs(card)],
		similar: similar.map(presentVehicle),
	}
}
