import { feeRules, siteSettings } from '#domains/company/tables.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { demoFeeRules, demoSettings } from './site-settings.ts'

/** Name and contact of a company that does not exist, and what the way to a customer costs. */
export async function loadCompany(db: Db) {
	await db.insert(siteSettings).values({ ...demoSettings, updatedAt: now() })
	await db.insert(feeRules).values([...demoFeeRules])
}
