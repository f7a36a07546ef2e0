import { type SQL, sql } from 'drizzle-orm'
import { vehicleModels } from '#domains/vehicles/tables.ts'
import { servicePrices, services } from './tables.ts'

const rowFor = (vehicle: SQL) =>
	sql<
		number | null
	>`(select ${servicePrices.pricePaise} from ${servicePrices} where ${servicePrices.serviceId} = ${services.id} and ${vehicle})`

/**
 * What decides the price of a service for a vehicle (D-35), as columns of a statement about services and vehicle models. Two small
 * looks instead of two more joins, which would make such a statement slow to plan.
 */
export const priceRows = {
	basePaise: services.basePricePaise,
	modelPaise: rowFor(sql`${servicePrices.vehicleModelId} = ${vehicleModels.id}`),
	classPaise: rowFor(sql`${servicePrices.vehicleClassId} = ${vehicleModels.vehicleClassId}`),
}

/** Whether a service is for a vehicle model: all its needs are among the model's traits, of which its fuel is one (D-51). */
export const fitsModel = sql<boolean>`(${services.needs} <@ (${vehicleModels.traits} || ${vehicleModels.fuel}::text))`
