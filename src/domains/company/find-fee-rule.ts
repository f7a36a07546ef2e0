import { eq } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import type { FeeRule, Position } from '#shared/distance.ts'
import { one } from '#shared/one.ts'
import { feeRules, siteSettings } from './tables.ts'

export type FeeFamily = (typeof feeRules.$inferSelect)['family']

/** What the way to a customer costs for parts or for repairs, and where it begins (D-36, B.R-13). */
export const findFeeRule = async (db: ReadDb, family: FeeFamily): Promise<FeeRule & { origin: Position }> =>
	one(
		await db
			.select({
				origin: { latitude: siteSettings.originLatitude, longitude: siteSettings.originLongitude },
				freeKm: feeRules.freeRadiusKm,
				baseFeePaise: feeRules.baseFeePaise,
				perKmPaise: feeRules.perKmPaise,
				maximumPaise: feeRules.maximumPaise,
			})
			.from(feeRules)
			.crossJoin(siteSettings)
			.where(eq(feeRules.family, family)),
	)
