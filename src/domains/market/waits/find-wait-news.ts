import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#domains/accounts/tables.ts'
import { findSettings } from '#domains/company/find-settings.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { AboutVehicle } from '../emails/vehicle-mails.ts'
import { usedVehicles, vehicleWaits } from '../tables.ts'

type Place = { db: ReadDb; publicUrl: string }

/** What the mail about somebody's turn is written from; null when he has left the line, or when his turn has another end by now. */
export async function findTurn(place: Place, { waitId, until }: { waitId: number; until: Date }): Promise<AboutVehicle | null> {
	const [wait] = await place.db
		.select({ vehicleId: vehicleWaits.vehicleId, customerId: vehicleWaits.customerId })
		.from(vehicleWaits)
		.where(and(eq(vehicleWaits.id, waitId), eq(vehicleWaits.turnEndsAt, until)))
	return wait ? findAboutVehicle(place, wait) : null
}

/** What a mail to a customer about a vehicle is written from; null where the account is gone. */
export async function findAboutVehicle(
	{ db, publicUrl }: Place,
	{ vehicleId, customerId }: { vehicleId: number; customerId: number },
): Promise<AboutVehicle | null> {
	const [found] = await db
		.select({ vehicle: usedVehicles, to: users.email })
		.from(usedVehicles)
		.innerJoin(users, and(eq(users.id, customerId), isNull(users.deletedAt)))
		.where(eq(usedVehicles.id, vehicleId))
	return found ? { ...found, customerId, publicUrl, company: (await findSettings(db)).name } : null
}
