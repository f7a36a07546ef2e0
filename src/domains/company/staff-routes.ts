import { staffCompany } from '#contract/company/staff-company.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { findSettings } from './find-settings.ts'
import { presentStaffSettings } from './present-settings.ts'
import { changeFeeRule } from './staff/change-fee-rule.ts'
import { changeSettings } from './staff/change-settings.ts'
import { findFeeRuleForStaff } from './staff/find-fee-rule-for-staff.ts'
import { listFeeRules } from './staff/list-fee-rules.ts'

/** What an admin sets for the whole product (D-01, D-48). */
export function companyStaffRoutes(door: Door) {
	serve(door, staffCompany.siteSettings, async (db) => presentStaffSettings(await findSettings(db)))
	serve(door, staffCompany.changeSiteSettings, (db, actor, { body }) => changeSettings(db, actor, body))

	serve(door, staffCompany.feeRules, (db, _actor, { query }) => listFeeRules(db, query))
	serve(door, staffCompany.feeRule, (db, _actor, { params }) => findFeeRuleForStaff(db, params.id))
	serve(door, staffCompany.changeFeeRule, (db, actor, { params, body }) => changeFeeRule(db, actor, params.id, body))
}
