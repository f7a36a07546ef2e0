import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import { customerVehicles } from '#domains/accounts/tables.ts'
import { sellRequests, usedVehicles } from '#domains/market/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { notFound } from '#platform/http/problem.ts'
import type { Keys } from '#platform/keys.ts'
import { readRowToken } from '#platform/row-token.ts'
import { historyShares as table } from './tables.ts'

const shared = { vehicleId: table.vehicleId, customerId: customerVehicles.customerId }

/** Of which bike, and whose, the history is that a link shows. Throws 404 for one that we did not make or that was ended. */
export async function findByToken(db: ReadDb, keys: Keys, token: string) {
	const id = readRowToken(keys, 'service history', token)
	if (id === null) throw notFound()
	const [found] = await db
		.select(shared)
		.from(table)
		.innerJoin(customerVehicles, eq(customerVehicles.id, table.vehicleId))
		.where(and(eq(table.id, id), isNull(table.revokedAt)))
	if (!found) throw notFound()
	return found
}

/** The same of a used vehicle: the bike of who sold it to us, by its number, where he agreed; null where nothing is to be shown. */
export async function findOnListing(db: ReadDb, usedVehicleId: number) {
	const [found] = await db
		.select(shared)
		.from(usedVehicles)
		.innerJoin(sellRequests, eq(sellRequests.vehicleId, usedVehicles.id))
		.innerJoin(
			customerVehicles,
			and(
				eq(customerVehicles.customerId, sellRequests.customerId),
				eq(customerVehicles.registrationNumber, sellRequests.registrationNumber),
				ne(customerVehicles.registrationNumber, ''),
			),
		)
		.innerJoin(table, and(eq(table.vehicleId, customerVehicles.id), isNull(table.revokedAt), eq(table.onListing, true)))
		.where(and(eq(usedVehicles.id, usedVehicleId), eq(usedVehicles.isPublished, true)))
	return found ?? null
}

/** The link of a bike; null where it is not shared. */
export async function findShare(db: ReadDb, vehicleId: number) {
	const [share] = await db
		.select()
		.from(table)
		.where(and(eq(table.vehicleId, vehicleId), isNull(table.revokedAt)))
	return share ?? null
}

/** Which rows are a customer's. */
export const sharesOf = (db: ReadDb, customerId: number) =>
	db
		.select({ id: table.id })
		.from(table)
		.innerJoin(customerVehicles, eq(customerVehicles.id, table.vehicleId))
		.where(eq(customerVehicles.customerId, customerId))

/** All links of a customer, ended ones too, for his export. */
export const listShares = (db: ReadDb, customerId: number) =>
	db
		.select({
			registration_number: customerVehicles.registrationNumber,
			on_listing: table.onListing,
			createdAt: table.createdAt,
			revokedAt: table.revokedAt,
		})
		.from(table)
		.innerJoin(customerVehicles, eq(customerVehicles.id, table.vehicleId))
		.where(eq(customerVehicles.customerId, customerId))
		.orderBy(asc(table.id))
