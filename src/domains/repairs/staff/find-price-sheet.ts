import { asc, count, eq, isNotNull, sql } from 'drizzle-orm'
import type { PriceSheet } from '#contract/repairs/staff-price-sheet.ts'
import { vehicleClasses, vehicleModels } from '#domains/vehicles/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { rupees } from '#shared/money.ts'
import { serviceCategories, servicePrices, services } from '../tables.ts'

/** Every service with its price for every class, in three statements (B.ADMIN-17). */
export async function findPriceSheet(db: ReadDb): Promise<PriceSheet> {
	const [classes, offered, prices] = await Promise.all([
		db
			.select({
				code: vehicleClasses.code,
				name: vehicleClasses.name,
				models_count: sql<number>`(select count(*)::int from ${vehicleModels} where ${vehicleModels.vehicleClassId} = ${vehicleClasses.id})`,
			})
			.from(vehicleClasses)
			.orderBy(asc(vehicleClasses.position), asc(vehicleClasses.id)),
		db
			.select({
				id: services.id,
				name: services.name,
				category_name: serviceCategories.name,
				duration_minutes: services.durationMinutes,
				basePaise: services.basePricePaise,
				is_active: services.isActive,
				model_prices_count: count(servicePrices.vehicleModelId),
			})
			.from(services)
			.innerJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
			.leftJoin(servicePrices, eq(servicePrices.serviceId, services.id))
			.groupBy(services.id, serviceCategories.id)
			.orderBy(asc(serviceCategories.position), asc(serviceCategories.id), asc(services.position), asc(services.id)),
		db
			.select({ service: servicePrices.serviceId, vehicle_class: vehicleClasses.code, paise: servicePrices.pricePaise })
			.from(servicePrices)
			.innerJoin(vehicleClasses, eq(vehicleClasses.id, servicePrices.vehicleClassId))
			.where(isNotNull(servicePrices.vehicleClassId)),
	])
	return {
		classes,
		services: offered.map(({ basePaise, ...service }) => ({ ...service, base_price: rupees(basePaise) })),
		prices: prices.map(({ paise, ...cell }) => ({ ...cell, price: rupees(paise) })),
	}
}
