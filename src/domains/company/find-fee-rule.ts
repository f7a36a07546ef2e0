import { eq } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import type { FeeRule, Position } from '#shared/distance.ts'
import { one } from '#shared/one.ts'
import type { Settings } from './find-settings.ts'
import { feeRules, siteSettings } from './tables.ts'

export type FeeFamily = (typeof feeRules.$inferSelect)['family']

/** Where we come to (D-52), and where the way begins. */
export type Area = Pick<Settings, 'serviceArea' | 'serviceRadiusKm'> & { origin: Position }

/** What the way to a customer costs for parts or for repairs, where it begins and how far it leads (D-36, B.R-13). */
export const findFeeRule = async (db: ReadDb, family: FeeFamily): Promise<FeeRule & Area> =>
	one(
		await db
			.select({
				origin: { latitude: siteSettings.originLatitude, longitude: siteSettings.originLongitude },
				serviceArea: siteSettings.serviceArea,
				serviceRadiusKm: siteSettings.serviceRadiusKm,
				freeKm: feeRules.freeRadiusKm,
				baseFeePaise: feeRules.baseFeePaise,
				perKmPaise: feeRules.perKmPaise,
				maximumPaise: feeRules.maximumPaise,
			})
			.from(feeRules)
			.crossJoin(siteSettings)
			.where(eq(feeRules.family, family)),
	)
