import { and, eq, sql } from 'drizzle-orm'
import { serviceNotFound, unknownModel } from '#contract/repairs/repair-words.ts'
import type { ServicePrice } from '#contract/repairs/repairs.ts'
import { manufacturers, vehicleModels, vehicleTypes } from '#domains/vehicles/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { onOwnConnection } from '#platform/database/own-connections.ts'
import { writtenOnce } from '#platform/database/written-once.ts'
import { notFound, refuseField } from '#platform/http/problem.ts'
import { rupees } from '#shared/money.ts'
import { fitsModel, priceRows } from './find-price-rows.ts'
import { repairPrice } from './repair-price.ts'
import { serviceCategories, services } from './tables.ts'

/**
 * What a service costs for one model, in rupees (B.API-33, D-35), and whether it is for it (D-51), read in one statement. Throws 404 for a
 * service that is not offered and a Problem at `vehicle_model_id` for a model that is unknown, hidden or another manufacturer's (B.R-44).
 */
export async function findServicePrice(
	db: ReadDb,
	asked: { id: number; manufacturer_id: number; vehicle_model_id: number },
): Promise<ServicePrice> {
	const [row] = await priceQuery(db).execute(asked)
	if (!row) throw notFound(serviceNotFound)
	// The type is the last of the chain of what must be shown: without it model or manufacturer is missing too.
	if (row.typeId === null) throw refuseField('vehicle_model_id', unknownModel)
	const { pricePaise, isCustom } = repairPrice(row)
	return { price: rupees(pricePaise), is_custom_price: isCustom, fits: row.fits }
}

/** Every card of a page asks for its price, and planning the joins takes several times as long as reading. */
const priceQuery = writtenOnce((db) =>
	db
		.select({ typeId: vehicleTypes.id, fits: fitsModel, ...priceRows })
		.from(services)
		.innerJoin(serviceCategories, and(eq(serviceCategories.id, services.categoryId), serviceCategories.isActive))
		.leftJoin(manufacturers, and(eq(manufacturers.id, sql.placeholder('manufacturer_id')), manufacturers.isActive))
		.leftJoin(
			vehicleModels,
			and(
				eq(vehicleModels.id, sql.placeholder('vehicle_model_id')),
				eq(vehicleModels.manufacturerId, manufacturers.id),
				vehicleModels.isActive,
			),
		)
		.leftJoin(vehicleTypes, and(eq(vehicleTypes.id, vehicleModels.vehicleTypeId), vehicleTypes.isActive))
		.where(and(eq(services.id, sql.placeholder('id')), services.isActive))
		.prepare(onOwnConnection('find_service_price')),
)
