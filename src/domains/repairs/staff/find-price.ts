import { eq, sql } from 'drizzle-orm'
import type { StaffPrice } from '#contract/staff.ts'
import { manufacturers, vehicleClasses, vehicleModels } from '#domains/vehicles/tables.ts'
import type { Db } from '#platform/database/database.ts'
import { notFound, refuseField } from '#platform/http/problem.ts'
import { rupees } from '#shared/money.ts'
import { servicePrices, services } from '../tables.ts'

export const selectPrices = (db: Db) =>
	db
		.select({
			id: servicePrices.id,
			service: servicePrices.serviceId,
			service_name: services.name,
			vehicle_model: servicePrices.vehicleModelId,
			vehicle_model_name: sql<string | null>`${manufacturers.name} || ' ' || ${vehicleModels.name}`,
			vehicle_class: vehicleClasses.code,
			vehicle_class_name: vehicleClasses.name,
			pricePaise: servicePrices.pricePaise,
			version: servicePrices.version,
			createdAt: servicePrices.createdAt,
		})
		.from(servicePrices)
		.innerJoin(services, eq(services.id, servicePrices.serviceId))
		.leftJoin(vehicleModels, eq(vehicleModels.id, servicePrices.vehicleModelId))
		.leftJoin(manufacturers, eq(manufacturers.id, vehicleModels.manufacturerId))
		.leftJoin(vehicleClasses, eq(vehicleClasses.id, servicePrices.vehicleClassId))

type PriceRow = Awaited<ReturnType<typeof selectPrices>>[number]

export const presentPrice = ({ pricePaise, createdAt, ...row }: PriceRow): StaffPrice => ({
	...row,
	price: rupees(pricePaise),
	created_at: createdAt.toISOString(),
})

/** A price as staff see it. Throws 404. */
export async function findPrice(db: Db, id: number): Promise<StaffPrice> {
	const [row] = await selectPrices(db).where(eq(servicePrices.id, id))
	if (!row) throw notFound()
	return presentPrice(row)
}

/** The same, and nobody else may change it until the transaction ends. */
export async function lockPrice(db: Db, id: number): Promise<StaffPrice> {
	const [row] = await selectPrices(db).where(eq(servicePrices.id, id)).for('no key update', { of: servicePrices })
	if (!row) throw notFound()
	return presentPrice(row)
}

/** The number of the class that a body names by its code. Throws 400 at `vehicle_class`. */
export async function findClassId(db: Db, code: string): Promise<number> {
	const [row] = await db.select({ id: vehicleClasses.id }).from(vehicleClasses).where(eq(vehicleClasses.code, code))
	if (!row) throw refuseField('vehicle_class', 'This is not a class of vehicles.')
	return row.id
}
