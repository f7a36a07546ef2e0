import { asc, eq, sql } from 'drizzle-orm'
import type { OwnData } from '#contract/privacy/privacy.ts'
import { manufacturers, vehicleModels } from '#domains/vehicles/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { customerVehicles } from '../tables.ts'

type Exported = OwnData['vehicles'][number]

/** The bikes of an account with every reading, not only those that are shown (D-43). One statement. */
export async function listExportedVehicles(db: ReadDb, customerId: number): Promise<Exported[]> {
	const bikes = await db
		.select({
			manufacturer: manufacturers.name,
			vehicle_model: vehicleModels.name,
			registration_number: customerVehicles.registrationNumber,
			insurance_until: customerVehicles.insuranceUntil,
			puc_until: customerVehicles.pucUntil,
			rc_until: customerVehicles.rcUntil,
			serviced_on: customerVehicles.servicedOn,
			serviced_km: customerVehicles.servicedKm,
			readings: sql<Exported['readings']>`(
				select coalesce(json_agg(json_build_object('read_on', reading.read_on, 'km', reading.km) order by reading.read_on), '[]')
				from vehicle_readings reading where reading.vehicle_id = ${customerVehicles.id})`,
			createdAt: customerVehicles.createdAt,
		})
		.from(customerVehicles)
		.innerJoin(vehicleModels, eq(vehicleModels.id, customerVehicles.vehicleModelId))
		.innerJoin(manufacturers, eq(manufacturers.id, vehicleModels.manufacturerId))
		.where(eq(customerVehicles.customerId, customerId))
		.orderBy(asc(customerVehicles.id))
	return bikes.map(({ createdAt, ...bike }) => ({ ...bike, created_at: createdAt.toISOString() }))
}
