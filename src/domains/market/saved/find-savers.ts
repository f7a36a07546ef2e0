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

/** One search for each customer whose saved searches fit an offered vehicle, but for the one who sold it to us. */
export const findSavers = (db: ReadDb, vehicleId: number) =>
	db
		.selectDistinctOn([savedSearches.customerId], { searchId: savedSearches.id, customerId: savedSearches.customerId })
		.from(savedSearches)
		.innerJoin(usedVehicles, and(eq(usedVehicles.id, vehicleId), isOffered))
		.where(sql`${fits} and ${usedVehicles.sellerId} is distinct from ${savedSearches.customerId}`)
		.orderBy(savedSearches.customerId, savedSearches.id)

/** What the mail about a vehicle is written from; null where the search or the offer has ended. */
export async function findSaver(db: ReadDb, searchId: number, vehicleId: number) {
	const [found] = await db
		.select({ vehicle: usedVehicles, to: users.email, customerId: users.id })
		.from(savedSearches)
		.innerJoin(users, eq(users.id, savedSearches.customerId))
		.innerJoin(usedVehicles, and(eq(usedVehicles.id, vehicleId), isOffered))
		.where(eq(savedSearches.id, searchId))
	return found ?? null
}
