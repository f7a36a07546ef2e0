import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { manufacturers, vehicleClasses, vehicleModels } from '#domains/vehicles/tables.ts'
import type { Db } from '#platform/database/database.ts'
import { servicePrices, services } from '../tables.ts'

/** Where a price stands: at a service, for a class or for a model. */
export type PricePlace = { service: number; vehicle_class?: string | null | undefined; vehicle_model?: number | null | undefined }
/** A cell of the price sheet as the key of a map. */
export const priceCellKey = ({ service, vehicle_class, vehicle_model }: PricePlace) =>
	vehicle_model ? `${service} model ${vehicle_model}` : `${service} class ${vehicle_class}`

/**
 * Locks the services and models of these cells, and the services' prices for them and for all classes, until the transaction ends, so that
 * two saves of the same services take turns.
 */
export async function findHeldPrices(db: Db, places: readonly PricePlace[]) {
	const wanted = [...new Set(places.map(({ service }) => service))]
	const wantedModels = [...new Set(places.flatMap(({ vehicle_model }) => vehicle_model ?? []))]
	const held = await db
		.select({ id: services.id, name: services.name })
		.from(services)
		.where(inArray(services.id, wanted))
		.orderBy(services.id)
		.for('no key update')
	const classes = await db.select({ id: vehicleClasses.id, code: vehicleClasses.code, name: vehicleClasses.name }).from(vehicleClasses)
	const models =
		wantedModels.length === 0
			? []
			: await db
					.select({ id: vehicleModels.id, name: vehicleModels.name, manufacturer: manufacturers.name })
					.from(vehicleModels)
					.innerJoin(manufacturers, eq(manufacturers.id, vehicleModels.manufacturerId))
					.where(inArray(vehicleModels.id, wantedModels))
					.orderBy(vehicleModels.id)
					// None of them is deleted before its price is there.
					.for('key share', { of: vehicleModels })
	const prices = await db
		.select({
			id: servicePrices.id,
			service: servicePrices.serviceId,
			vehicle_class: vehicleClasses.code,
			vehicle_model: servicePrices.vehicleModelId,
			paise: servicePrices.pricePaise,
		})
		.from(servicePrices)
		.leftJoin(vehicleClasses, eq(vehicleClasses.id, servicePrices.vehicleClassId))
		.where(
			and(
				inArray(servicePrices.serviceId, wanted),
				or(isNotNull(servicePrices.vehicleClassId), inArray(servicePrices.vehicleModelId, wantedModels)),
			),
		)
		.orderBy(servicePrices.id)
		.for('update', { of: servicePrices })
	return {
		services: new Map(held.map((service) => [service.id, service])),
		classes: new Map(classes.map((known) => [known.code, known])),
		models: new Map(models.map((known) => [known.id, known])),
		prices: new Map(prices.map((row) => [priceCellKey(row), row])),
	}
}
