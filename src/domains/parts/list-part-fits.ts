import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { PartFitting } from '#contract/parts/parts.ts'
import { priceRows, fitsModel as serviceFits } from '#domains/repairs/find-price-rows.ts'
import { repairPrice } from '#domains/repairs/repair-price.ts'
import { serviceCategories, services } from '#domains/repairs/tables.ts'
import { manufacturers, vehicleModels, vehicleTypes } from '#domains/vehicles/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { rupees } from '#shared/money.ts'
import { fitOf, isShown } from './find-conditions.ts'
import { isFittingService } from './find-part.ts'
import { partCategories, parts } from './tables.ts'

type PartFit = PartFitting & { uuid: string /** False for a model that is unknown or hidden. */; isModelKnown: boolean }

/** Of these parts, as far as they are shown: whether each fits a model, and what its fitting costs at the door, in rupees; one statement. */
export async function listPartFits(db: ReadDb, { uuids, modelId }: { uuids: readonly string[]; modelId: number }): Promise<PartFit[]> {
	const rows = await db
		.select({
			uuid: parts.uuid,
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
		.where(and(inArray(parts.uuid, [...uuids]), isShown))
	return rows.map(({ uuid, typeId, fit, serviceFits: isForModel, serviceId, serviceName, categoryUuid, basePaise, ...prices }) => {
		const isOffered = fit === 'fits' && isForModel === true && categoryUuid !== null
		return {
			uuid,
			// The type is the last of the chain of what must be shown: without it model or manufacturer is missing too.
			isModelKnown: typeId !== null,
			fit,
			fitting_service:
				isOffered && typeId !== null && serviceId !== null && serviceName !== null && basePaise !== null
					? {
							id: serviceId,
							name: serviceName,
							category_uuid: categoryUuid,
							price: rupees(repairPrice({ ...prices, basePaise }).pricePaise),
						}
					: null,
		}
	})
}
