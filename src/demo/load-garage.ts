import { and, eq } from 'drizzle-orm'
import { customerVehicles, users, vehicleReadings } from '#domains/accounts/tables.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { addDays, dayOf } from '#shared/days.ts'
import { demoAccounts } from './demo-accounts.ts'
import { findModelIds } from './load-vehicles.ts'

/** Days before today, and what the odometer of the rider's bike showed then; its plan's visits were on the first two. */
const readings: [before: number, km: number][] = [
	[180, 10_950],
	[125, 12_400],
	[30, 14_180],
]

/** Papers and kilometres of the demo customer's bike, and a second one of his; nothing where account or model is not there any more. */
export async function loadGarage(db: Db) {
	const rider = demoAccounts.find(({ role }) => role === 'customer')
	const [first] = await db
		.select({ id: customerVehicles.id, customerId: customerVehicles.customerId })
		.from(customerVehicles)
		.innerJoin(users, eq(users.id, customerVehicles.customerId))
		.where(and(eq(users.email, rider?.email ?? ''), eq(customerVehicles.isFirst, true)))
	if (!first) return
	const today = dayOf(now())
	const inDays = (days: number) => addDays(today, days)
	await db
		.update(customerVehicles)
		.set({ insuranceUntil: inDays(12), pucUntil: inDays(148), rcUntil: inDays(3_600), servicedOn: inDays(-125), servicedKm: 12_400 })
		.where(eq(customerVehicles.id, first.id))
	await db.insert(vehicleReadings).values(readings.map(([before, km]) => ({ vehicleId: first.id, readOn: inDays(-before), km })))
	const secondModel = (await findModelIds(db)).get('Ather 450X')
	if (secondModel !== undefined)
		await db
			.insert(customerVehicles)
			.values({
				customerId: first.customerId,
				vehicleModelId: secondModel,
				registrationNumber: 'MH14EV0093',
				insuranceUntil: inDays(201),
				createdAt: now(),
			})
			// Of one owner no two bikes have one number; whoever has it already keeps his.
			.onConflictDoNothing()
}
