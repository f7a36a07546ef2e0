import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { vehicleClasses } from '#domains/vehicles/tables.ts'
import type { Db } from '#platform/database/database.ts'
import { servicePrices, services } from '../tables.ts'

/** A cell of the price sheet as the key of a map. */
export const priceCellKey = (service: number, vehicleClass: string) => `${service} ${vehicleClass}`

/**
 * Locks these services, all classes and the services' prices for them until the transaction ends, so that two saves of the same services
 * take turns.
 */
export async function findHeldPrices(db: Db, serviceIds: readonly number[]) {
	const wanted = [...new Set(serviceIds)]
	const held = await db
		.select({ id: services.id, name: services.name })
		.from(services)
		.where(inArray(services.id, wanted))
		.orderBy(services.id)
		.for('no key update')
	const classes = await db.select({ id: vehicleClasses.id, code: vehicleClasses.code, name: vehicleClasses.name }).from(vehicleClasses)
	const prices = await db
		.select({ id: servicePrices.id, service: servicePrices.serviceId, code: vehicleClasses.code, paise: servicePrices.pricePaise })
		.from(servicePrices)
		.innerJoin(vehicleClasses, eq(vehicleClasses.id, servicePrices.vehicleClassId))
		.where(and(inArray(servicePrices.serviceId, wanted), isNotNull(servicePrices.vehicleClassId)))
		.orderBy(servicePrices.id)
		.for('update', { of: servicePrices })
	return {
		services: new Map(held.map((service) => [service.id, service])),
		classes: new Map(classes.map((known) => [known.code, known])),
		prices: new Map(prices.map((row) => [priceCellKey(row.service, row.code), row])),
	}
}
