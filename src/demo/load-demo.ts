import { inArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { StaffCollection } from '#contract/staff-collections.ts'
import { users, vehicleReadings } from '#domains/accounts/tables.ts'
import { auditLog, faqs, feeRules, siteSettings } from '#domains/company/tables.ts'
import { usedVehicles } from '#domains/market/tables.ts'
import { partCategories, partReviews, parts } from '#domains/parts/tables.ts'
import { plans, subscriptions } from '#domains/plans/tables.ts'
import { serviceCategories } from '#domains/repairs/tables.ts'
import { manufacturers, vehicleClasses, vehicleTypes } from '#domains/vehicles/tables.ts'
import type { Db } from '#platform/database/database.ts'
import { loadAccounts, setDemoLogins } from './load-accounts.ts'
import { loadCompany } from './load-company.ts'
import { loadFaqs } from './load-faqs.ts'
import { isWithoutFits, loadFits } from './load-fits.ts'
import { loadGarage } from './load-garage.ts'
import { loadParts } from './load-parts.ts'
import { loadPlans } from './load-plans.ts'
import { loadReviews } from './load-reviews.ts'
import { loadServices } from './load-services.ts'
import { loadUsedVehicles } from './load-used-vehicles.ts'
import { loadVehicles } from './load-vehicles.ts'
import { loadVisits } from './load-visits.ts'

/**
 * The sample data of one domain. They come into a database in which its tables have no row. Where staff can empty one of them, its
 * collection is named: what they deleted stays deleted, as the audit log tells.
 */
type DemoPart = { tables: PgTable[]; deletable: StaffCollection[]; load: (db: Db, on: { isProduction: boolean }) => Promise<void> }

/** In the order in which one needs the other. A new domain adds its own, and databases that are older than it get it too. */
const catalogue: DemoPart[] = [
	{ tables: [siteSettings, feeRules], deletable: [], load: loadCompany },
	// Nobody can delete a class.
	{ tables: [vehicleTypes, vehicleClasses, manufacturers], deletable: [], load: loadVehicles },
	{ tables: [serviceCategories], deletable: ['service-categories'], load: loadServices },
	{ tables: [partCategories, parts], deletable: ['part-categories', 'parts'], load: loadParts },
	{ tables: [plans], deletable: ['plans'], load: loadPlans },
	{ tables: [faqs], deletable: ['faqs'], load: loadFaqs },
]
/** What is of people, or what somebody would have to hand over: none of it in production. */
const accounts: DemoPart[] = [
	{ tables: [usedVehicles], deletable: ['vehicles'], load: loadUsedVehicles },
	{ tables: [users], deletable: [], load: loadAccounts },
	{ tables: [partReviews], deletable: ['reviews'], load: loadReviews },
	{ tables: [subscriptions], deletable: [], load: loadVisits },
	{ tables: [vehicleReadings], deletable: [], load: loadGarage },
]

/**
 * Loads the sample data of every domain that has nothing yet, all of it or nothing (B.ADMIN-38, D-03). The accounts of D-04 are among
 * them unless `accounts` is false, as in production, which also closes those that are there already. A catalogue that is
 * older than D-51 learns what fits what. Belongs under the lock of `aloneOnDatabase`, so that processes starting together
 * load it once.
 */
export async function loadDemo(client: pg.Client, { accounts: withAccounts = true }: { accounts?: boolean } = {}) {
	await drizzle({ client }).transaction(async (db) => {
		for (const part of withAccounts ? [...catalogue, ...accounts] : catalogue)
			if (await isUntouched(db, part)) await part.load(db, { isProduction: !withAccounts })
		if (await isWithoutFits(db)) await loadFits(db)
		await setDemoLogins(db, { isProduction: !withAccounts })
	})
}

async function isUntouched(db: Db, { tables, deletable }: DemoPart) {
	for (const table of tables) if ((await db.select({ found: sql`1` }).from(table).limit(1)).length > 0) return false
	const changed = await db.select({ id: auditLog.id }).from(auditLog).where(inArray(auditLog.collection, deletable)).limit(1)
	return changed.length === 0
}
