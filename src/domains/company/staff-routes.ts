import { staffCompany } from '#contract/company/staff-company.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { findSettings } from './find-settings.ts'
import { presentStaffSettings } from './present-settings.ts'
import { changeSettings } from './staff/change-settings.ts'
import { serveFeeRules } from './staff/fee-rule-collection.ts'

/** What an admin sets for the whole product (D-01, D-48). */
export function companyStaffRoutes(door: Door) {
	serve(door, staffCompany.siteSettings, async (db) => presentStaffSettings(await findSettings(db)))
	serve(door, staffCompany.changeSiteSettings, (db, actor, { body }) => changeSettings(db, actor, body))
	serveFeeRules(door)
}
