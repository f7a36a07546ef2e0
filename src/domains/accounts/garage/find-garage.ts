import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { garageLimits } from '#contract/accounts/garage-words.ts'
import { findVehicleModels } from '#domains/vehicles/find-vehicle-model.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { notFound } from '#platform/http/problem.ts'
import { customerVehicles } from '../tables.ts'

export type FoundVehicle = Awaited<ReturnType<typeof listGarage>>[number]

/** The bikes of an account with their models and latest readings, the profile's first. Two statements, with `id` of that one alone. */
export async function listGarage(db: ReadDb, customerId: number, id?: number) {
	const rows = await db
		.select({ vehicle: customerVehicles, readings: latestReadings })
		.from(customerVehicles)
		.where(and(eq(customerVehicles.customerId, customerId), id === undefined ? undefined : eq(customerVehicles.id, id)))
		.orderBy(desc(customerVehicles.isFirst), asc(customerVehicles.id))
	const models = await findVehicleModels(
		db,
		rows.map(({ vehicle }) => vehicle.vehicleModelId),
	)
	return rows.flatMap(({ vehicle, readings }) => {
		const model = models.find((each) => each.id === vehicle.vehicleModelId)
		return model ? [{ ...vehicle, readings, model }] : []
	})
}

/** A bike of an account. Throws 404 for a foreign one too. */
export async function findVehicle(db: ReadDb, customerId: number, id: number): Promise<FoundVehicle> {
	const [found] = await listGarage(db, customerId, id)
	if (!found) throw notFound()
	return found
}

const latestReadings = sql<{ readOn: string; km: number }[]>`(
	select coalesce(json_agg(json_build_object('readOn', latest.read_on, 'km', latest.km) order by latest.read_on desc), '[]')
	from (
		select reading.read_on, reading.km from vehicle_readings reading where reading.vehicle_id = customer_vehicles.id
		order by reading.read_on desc limit ${sql.raw(String(garageLimits.readings))}
	) latest)`
