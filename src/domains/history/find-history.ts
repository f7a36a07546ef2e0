import { asc, eq } from 'drizzle-orm'
import { type FoundVehicle, listGarage } from '#domains/accounts/garage/find-garage.ts'
import type { DoneWork } from '#domains/accounts/service-entries.ts'
import { serviceRetentionStart } from '#domains/accounts/service-retention-start.ts'
import { vehicleReadings } from '#domains/accounts/tables.ts'
import { now } from '#platform/clock.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { sendTogether } from '#platform/database/together.ts'
import { notFound } from '#platform/http/problem.ts'
import { serviceSources } from './service-sources.ts'

/** A bike, what was done on it, newest first, and what its odometer showed, oldest first. */
export type FoundHistory = { bike: FoundVehicle; work: DoneWork[]; readings: { readOn: string; km: number }[] }

/** The service history of a bike of a garage, as far back as it is kept. Throws 404 for one of another. Five statements. */
export async function findHistory(db: ReadDb, { customerId, vehicleId }: { customerId: number; vehicleId: number }): Promise<FoundHistory> {
	const garage = await listGarage(db, customerId)
	const bike = garage.find(({ id }) => id === vehicleId)
	if (!bike) throw notFound()
	const { vehicleModelId, registrationNumber } = bike
	const isOnlyOfModel = garage.filter((other) => other.vehicleModelId === vehicleModelId).length === 1
	const asked = { customerId, vehicleModelId, registrationNumber, isOnlyOfModel }
	const [readings, ...work] = await sendTogether([
		db
			.select({ readOn: vehicleReadings.readOn, km: vehicleReadings.km })
			.from(vehicleReadings)
			.where(eq(vehicleReadings.vehicleId, vehicleId))
			.orderBy(asc(vehicleReadings.readOn)),
		...serviceSources.map((list) => list(db, asked)),
	])
	const since = serviceRetentionStart(now())
	const kept = work.flat().filter(({ doneAt }) => doneAt >= since)
	return { bike, readings, work: kept.sort((a, b) => b.doneAt.getTime() - a.doneAt.getTime()) }
}
