import { eq } from 'drizzle-orm'
import { maximumBelowBase } from '#contract/company/company-words.ts'
import type { StaffFeeRule, staffCompany } from '#contract/company/staff-company.ts'
import type { Validated } from '#contract/endpoint.ts'
import type { Db } from '#platform/database/database.ts'
import { announceChange } from '#platform/database/listen.ts'
import { recordChange } from '#platform/database/record-change.ts'
import type { Actor } from '#platform/http/actor.ts'
import { refuseField } from '#platform/http/problem.ts'
import { refuseStale } from '#platform/http/refuse-stale.ts'
import { paise } from '#shared/money.ts'
import { writeAudit } from '../audit.ts'
import { feeRules } from '../tables.ts'
import { lockFeeRule } from './find-fee-rule-for-staff.ts'

type Asked = Validated<typeof staffCompany.changeFeeRule>['body']

/**
 * Changes what the way costs; the next fee follows, what was booked keeps its own (B.ADMIN-19). Throws 404, 409 for a stale
 * `version`, 400 for a maximum below the base fee.
 */
export async function changeFeeRule(db: Db, actor: Actor, id: number, { version, ...asked }: Asked): Promise<StaffFeeRule> {
	const before = await lockFeeRule(db, id)
	refuseStale(version, before)
	const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
	const after: StaffFeeRule = { ...before, ...given, version: before.version + 1 }
	if (after.maximum < after.base_fee) throw refuseField(asked.maximum === undefined ? 'base_fee' : 'maximum', maximumBelowBase)
	await db
		.update(feeRules)
		.set({
			freeRadiusKm: after.free_radius_km,
			baseFeePaise: paise(after.base_fee),
			perKmPaise: paise(after.per_km),
			maximumPaise: paise(after.maximum),
			version: after.version,
		})
		.where(eq(feeRules.id, id))
	const stateOf = ({ version: _, ...state }: StaffFeeRule) => state
	await writeAudit(db, actor, { action: 'change', collection: 'fee-rules', objectId: id, before: stateOf(before), after: stateOf(after) })
	await announceChange(db)
	await recordChange(db, { collection: 'fee-rules', id })
	return after
}
