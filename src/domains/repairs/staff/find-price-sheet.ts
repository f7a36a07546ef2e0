import { asc, count, eq, isNotNull, sql } from 'drizzle-orm'
import type { PriceColumns } from '#contract/repairs/price-sheet-words.ts'
import type { PriceSheet, SheetModels } from '#contract/repairs/staff-price-sheet.ts'
import { listEveryModel } from '#domains/vehicles/list-every-model.ts'
import { vehicleClasses, vehicleModels } from '#domains/vehicles/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { rupees } from '#shared/money.ts'
import { serviceCategories, servicePrices, services } from '../tables.ts'

/** Every service with its price for every class, in three statements; by model two more (B.ADMIN-17). */
export async function findPriceSheet(db: ReadDb, by: PriceColumns): Promise<PriceSheet> {
	const [classes, offered, prices, byModel] = await Promise.all([
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
		by === 'model' ? findByModel(db) : undefined,
	])
	return {
		classes,
		services: offered.map(({ basePaise, ...service }) => ({ ...service, base_price: rupees(basePaise) })),
		prices: prices.map(({ paise, ...cell }) => ({ ...cell, price: rupees(paise) })),
		...(byModel && { by_model: byModel }),
	}
}

/** Every model, and the models' own prices by service. */
async function findByModel(db: ReadDb): Promise<SheetModels> {
	const [models, prices] = await Promise.all([
		listEveryModel(db),
		db
			.select({ service: servicePrices.serviceId, model: sql<number>`${servicePrices.vehicleModelId}`, paise: servicePrices.pricePaise })
			.from(servicePrices)
			.where(isNotNull(servicePrices.vehicleModelId)),
	])
	const makers = new Map(models.map(({ manufacturerId, manufacturerName }) => [manufacturerId, manufacturerName]))
	const byService = Map.groupBy(prices, ({ service }) => service)
	return {
		manufacturers: [...makers].map(([id, name]) => ({ id, name })),
		models: models.map((model) => ({
			id: model.id,
			name: model.name,
			manufacturer: model.manufacturerId,
			vehicle_class: model.vehicleClassCode,
			is_offered: model.isOffered,
		})),
		prices: [...byService].map(([service, own]) => ({
			service,
			prices: own.map(({ model, paise }): [number, number] => [model, rupees(paise)]),
		})),
	}
}
