import { eq } from 'drizzle-orm'
import type { StaffFeeRule } from '#contract/company/staff-company.ts'
import type { Db } from '#platform/database/database.ts'
import { notFound } from '#platform/http/problem.ts'
import { rupees } from '#shared/money.ts'
import { feeRules } from '../tables.ts'

type FeeRuleRow = typeof feeRules.$inferSelect

export const presentFeeRule = (row: FeeRuleRow): StaffFeeRule => ({
	id: row.id,
	family: row.family,
	free_radius_km: row.freeRadiusKm,
	base_fee: rupees(row.baseFeePaise),
	per_km: rupees(row.perKmPaise),
	maximum: rupees(row.maximumPaise),
	version: row.version,
})

/** A fee rule as the company sees it. Throws 404. */
export async function findFeeRuleForStaff(db: Db, id: number): Promise<StaffFeeRule> {
	const [row] = await db.select().from(feeRules).where(eq(feeRules.id, id))
	if (!row) throw notFound()
	return presentFeeRule(row)
}

/** The same, and nobody else may change it until the transaction ends. */
export async function lockFeeRule(db: Db, id: number): Promise<StaffFeeRule> {
	const [row] = await db.select().from(feeRules).where(eq(feeRules.id, id)).for('no key update')
	if (!row) throw notFound()
	return presentFeeRule(row)
}
