import { eq } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import type { FeeRule } from '#shared/distance.ts'
import { one } from '#shared/one.ts'
import { feeRules } from './tables.ts'

export type FeeFamily = (typeof feeRules.$inferSelect)['family']

/** What the way to a customer costs for parts or for repairs (D-36, B.R-13). */
export const findFeeRule = async (db: Db, family: FeeFamily): Promise<FeeRule> =>
	one(
		await db
			.select({
				freeKm: feeRules.freeRadiusKm,
				baseFeePaise: feeRules.baseFeePaise,
				perKmPaise: feeRules.perKmPaise,
				maximumPaise: feeRules.maximumPaise,
			})
			.from(feeRules)
			.where(eq(feeRules.family, family)),
	)
