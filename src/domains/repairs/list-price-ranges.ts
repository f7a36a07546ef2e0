import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { manufacturers, vehicleModels, vehicleTypes } from '#domains/vehicles/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { rupees } from '#shared/money.ts'
import { fitsModel } from './find-price-rows.ts'
import { servicePrices, services } from './tables.ts'

/** Rupees; null for a service that is for no model that is offered. */
export type PriceRange = { price_from: number | null; price_to: number | null }

const byModel = alias(servicePrices, 'by_model')
const byClass = alias(servicePrices, 'by_class')
/** As `repairPrice` finds it. */
const price = sql`coalesce(${byModel.pricePaise}, ${byClass.pricePaise}, ${services.basePricePaise})`

/** The lowest and the highest price of each service over the offered models that it is for (D-35, D-51), in one statement. */
export async function listPriceRanges(db: ReadDb, serviceIds: number[]): Promise<(serviceId: number) => PriceRange> {
	const rows = serviceIds.length === 0 ? [] : await selectRanges(db, serviceIds)
	const byId = new Map(rows.map(({ id, fromPaise, toPaise }) => [id, { price_from: rupees(fromPaise), price_to: rupees(toPaise) }]))
	return (serviceId) => byId.get(serviceId) ?? { price_from: null, price_to: null }
}

const selectRanges = (db: ReadDb, serviceIds: number[]) =>
	db
		.select({ id: services.id, fromPaise: sql<number>`min(${price})`, toPaise: sql<number>`max(${price})` })
		.from(services)
		.innerJoin(vehicleModels, and(fitsModel, vehicleModels.isActive))
		.innerJoin(manufacturers, and(eq(manufacturers.id, vehicleModels.manufacturerId), manufacturers.isActive))
		.innerJoin(vehicleTypes, and(eq(vehicleTypes.id, vehicleModels.vehicleTypeId), vehicleTypes.isActive))
		.leftJoin(byModel, and(eq(byModel.serviceId, services.id), eq(byModel.vehicleModelId, vehicleModels.id)))
		.leftJoin(byClass, and(eq(byClass.serviceId, services.id), eq(byClass.vehicleClassId, vehicleModels.vehicleClassId)))
		.where(inArray(services.id, serviceIds))
		.groupBy(services.id)
