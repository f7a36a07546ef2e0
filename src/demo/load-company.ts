import { feeRules, siteSettings } from '#domains/company/tables.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { demoFeeRules, demoSettings, demoUpi } from './site-settings.ts'

/** Name and contact of a company that does not exist, and what the way to a customer costs; in production nowhere to pay to (D-61). */
export async function loadCompany(db: Db, { isProduction }: { isProduction: boolean }) {
	await db.insert(siteSettings).values({ ...demoSettings, ...(isProduction ? {} : demoUpi), updatedAt: now() })
	await db.insert(feeRules).values([...demoFeeRules])
}
