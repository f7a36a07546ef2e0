import { eq, sql } from 'drizzle-orm'
import type { ReadDb } from '#platform/database/database.ts'
import { writtenOnce } from '#platform/database/written-once.ts'
import type { FeeRule, Position } from '#shared/distance.ts'
import { one } from '#shared/one.ts'
import type { Settings } from './find-settings.ts'
import { feeRules, siteSettings } from './tables.ts'

export type FeeFamily = (typeof feeRules.$inferSelect)['family']

/** Where we come to (D-52), and where the way begins. */
export type Area = Pick<Settings, 'serviceArea' | 'serviceRadiusKm'> & { origin: Position }

const area = {
	origin: { latitude: siteSettings.originLatitude, longitude: siteSettings.originLongitude },
	serviceArea: siteSettings.serviceArea,
	serviceRadiusKm: siteSettings.serviceRadiusKm,
}
/** Where we come to, alone: every booking asks for it. */
export const findArea = async (db: ReadDb): Promise<Area> => one(await areas(db).execute())
const areas = writtenOnce((db) => db.select(area).from(siteSettings).prepare('find_area'))

/** What the way to a customer costs for parts or for repairs, where it begins and how far it leads (D-36, B.R-13). */
export const findFeeRule = async (db: ReadDb, family: FeeFamily): Promise<FeeRule & Area> => one(await rules(db).execute({ family }))
const rules = writtenOnce((db) =>
	db
		.select({
			...area,
			freeKm: feeRules.freeRadiusKm,
			baseFeePaise: feeRules.baseFeePaise,
			perKmPaise: feeRules.perKmPaise,
			maximumPaise: feeRules.maximumPaise,
		})
		.from(feeRules)
		.crossJoin(siteSettings)
		.where(eq(feeRules.family, sql.placeholder('family')))
		.prepare('find_fee_rule'),
)
