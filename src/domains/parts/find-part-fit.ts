import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { partNotFound } from '#contract/parts/part-words.ts'
import type { PartFitting } from '#contract/parts/parts.ts'
import { priceRows, fitsModel as serviceFits } from '#domains/repairs/find-price-rows.ts'
import { repairPrice } from '#domains/repairs/repair-price.ts'
import { serviceCategories, services } from '#domains/repairs/tables.ts'
import { manufacturers, vehicleModels, vehicleTypes } from '#domains/vehicles/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { notFound, refuseField } from '#platform/http/problem.ts'
import { rupees } from '#shared/money.ts'
import { fitOf, isShown } from './find-conditions.ts'
import { isFittingService } from './find-part.ts'
import { partCategories, parts } from './tables.ts'

/**
 * Whether a part fits a model, and what its fitting costs at the door for that model, in rupees; one statement. Throws 404 'Spare part not
 * found', and 400 at `vehicle_model_id` for a model that is unknown or hidden.
 */
export async function findPartFit(db: ReadDb, { uuid, modelId }: { uuid: string; modelId: number }): Promise<PartFitting> {
	const [row] = await db
		.select({
			typeId: vehicleTypes.id,
			fit: fitOf(modelId),
			serviceFits: sql<boolean | null>`${serviceFits}`,
			serviceId: services.id,
			serviceName: services.name,
			...priceRows,
			categoryUuid: serviceCategories.uuid,
		})
		.from(parts)
		.innerJoin(partCategories, eq(partCategories.id, parts.categoryId))
		.leftJoin(vehicleModels, and(eq(vehicleModels.id, modelId), vehicleModels.isActive))
		.leftJoin(manufacturers, and(eq(manufacturers.id, vehicleModels.manufacturerId), manufacturers.isActive))
		.leftJoin(vehicleTypes, and(eq(vehicleTypes.id, vehicleModels.vehicleTypeId), vehicleTypes.isActive, isNotNull(manufacturers.id)))
		.leftJoin(services, isFittingService)
		.leftJoin(serviceCategories, and(eq(serviceCategories.id, services.categoryId), serviceCategories.isActive))
		.where(and(eq(parts.uuid, uuid), isShown))
	if (!row) throw notFound(partNotFound)
	// The type is the last of the chain of what must be shown: without it model or manufacturer is missing too.
	if (row.typeId === null) throw refuseField('vehicle_model_id', 'This is not a model that we know.')
	const { fit, serviceId, serviceName, categoryUuid, basePaise, ...prices } = row
	const isOffered = fit === 'fits' && row.serviceFits === true && categoryUuid !== null
	return {
		fit,
		fitting_service:
			isOffered && serviceId !== null && serviceName !== null && basePaise !== null
				? { id: serviceId, name: serviceName, category_uuid: categoryUuid, price: rupees(repairPrice({ ...prices, basePaise }).pricePaise) }
				: null,
	}
}
