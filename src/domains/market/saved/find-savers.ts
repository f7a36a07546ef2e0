import { and, eq, sql } from 'drizzle-orm'
import { users } from '#domains/accounts/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { savedSearches, usedVehicles } from '../tables.ts'

const isOffered = sql`${usedVehicles.isPublished} and ${usedVehicles.status} = 'available'`
/** The list's filters seen from one vehicle; words match as they are written. */
const fits = sql`(${savedSearches.brand} = '' or lower(${savedSearches.brand}) = lower(${usedVehicles.brand}))
	and ${usedVehicles.pricePaise} between coalesce(${savedSearches.minPrice}, 0) * 100::bigint and coalesce(${savedSearches.maxPrice}, 1000000000) * 100::bigint
	and ${usedVehicles.year} between coalesce(${savedSearches.minYear}, 0) and coalesce(${savedSearches.maxYear}, 9999)
	and not exists (select from regexp_split_to_table(lower(${savedSearches.search}), '\\s+') as word where position(word in ${usedVehicles.searchText}) = 0)`

/** Whose search it fits, but for the one who sold it to us. */
const fitsOffer = and(isOffered, fits, sql`${usedVehicles.sellerId} is distinct from ${savedSearches.customerId}`)

/** The customers whose saved searches fit an offered vehicle. */
export const findSavers = (db: ReadDb, vehicleId: number) =>
	db
		.selectDistinct({ customerId: savedSearches.customerId })
		.from(savedSearches)
		.innerJoin(usedVehicles, eq(usedVehicles.id, vehicleId))
		.where(fitsOffer)

/** What the mail about a vehicle is written from; null where none of the customer's searches fits the offer any more. */
export async function findSaver(db: ReadDb, customerId: number, vehicleId: number) {
	const [found] = await db
		.select({ searchId: savedSearches.id, customerId: savedSearches.customerId, to: users.email, vehicle: usedVehicles })
		.from(savedSearches)
		.innerJoin(users, eq(users.id, savedSearches.customerId))
		.innerJoin(usedVehicles, eq(usedVehicles.id, vehicleId))
		.where(and(fitsOffer, eq(savedSearches.customerId, customerId)))
		.orderBy(savedSearches.id)
		.limit(1)
	return found ?? null
}
