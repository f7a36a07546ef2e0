import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { garageLimits } from '#contract/accounts/garage-words.ts'
import { findVehicleModels } from '#domains/vehicles/find-vehicle-model.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { notFound } from '#platform/http/problem.ts'
import type { IndianDay } from '#shared/days.ts'
import { customerVehicles } from '../tables.ts'
import { nextService, serviceInterval } from './next-service.ts'

export type FoundVehicle = Awaited<ReturnType<typeof listGarages>>[number]

/** The bikes of an account with their models and latest readings, the profile's first. Two statements, with `id` of that one alone. */
export const listGarage = (db: ReadDb, customerId: number, id?: number) =>
	listGarages(db, and(eq(customerVehicles.customerId, customerId), id === undefined ? undefined : eq(customerVehicles.id, id)))

/** The bikes that a condition selects, of one account or of many. */
export async function listGarages(db: ReadDb, where: SQL | undefined) {
	const rows = await db
		.select({ vehicle: customerVehicles, readings: latestReadings })
		.from(customerVehicles)
		.where(where)
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

/** When the next service of a bike is due; null without a last one. */
export const nextServiceOf = (vehicle: FoundVehicle, today: IndianDay) =>
	nextService({
		interval: serviceInterval(vehicle.model),
		serviced: vehicle.servicedOn === null ? null : { on: vehicle.servicedOn, km: vehicle.servicedKm },
		readings: vehicle.readings,
		today,
	})

const latestReadings = sql<{ readOn: string; km: number }[]>`(
	select coalesce(json_agg(json_build_object('readOn', latest.read_on, 'km', latest.km) order by latest.read_on desc), '[]')
	from (
		select reading.read_on, reading.km from vehicle_readings reading where reading.vehicle_id = customer_vehicles.id
		order by reading.read_on desc limit ${sql.raw(String(garageLimits.readings))}
	) latest)`
