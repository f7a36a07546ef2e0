import { doorstep } from '#contract/doorstep/doorstep.ts'
import { repairLimits } from '#contract/repairs/repair-words.ts'
import { findFeeRule } from '#domains/company/find-fee-rule.ts'
import { findSettings } from '#domains/company/find-settings.ts'
import { now } from '#platform/clock.ts'
import { type Door, serve } from '#platform/http/serve.ts'
import { addDays, dayOf } from '#shared/days.ts'
import { findVisitFee } from './distance-fee.ts'
import { feeInRupees, feeRuleInRupees } from './fee-in-rupees.ts'
import { listFreeHours } from './list-free-hours.ts'
import { presentDay } from './present-hours.ts'
import { presentServiceArea } from './present-service-area.ts'
import { isServedCode } from './service-area.ts'

/** Until when a repair can be booked (B.R-15, D-45). */
const lastDay = () => addDays(dayOf(now()), repairLimits.daysAhead)

/** Where and when we come, by visitors: hours, service area and distance fees. */
export function doorstepRoutes(assembled: Door) {
	const door = { ...assembled, wordsBesideFields: true }
	serve(door, doorstep.slots, async (db, _actor, { query }) =>
		(await listFreeHours(db, 'repairs', { ...query, until: lastDay() })).map(presentDay),
	)
	serve(
		door,
		doorstep.serviceArea,
		async (db, _actor, { query }) => presentServiceArea(query.postal_code, isServedCode(await findSettings(db), query.postal_code)),
		{ cached: { shows: ['site-settings'] } },
	)
	serve(door, doorstep.feeRule, async (db) => feeRuleInRupees(await findFeeRule(db, 'repairs')))
	serve(door, doorstep.fee, async (db, _actor, { body }) => feeInRupees(await findVisitFee(db, { postalCode: null, position: body })), {
		limit: { max: 30, seconds: 60 },
	})
}
