import { sql } from 'drizzle-orm'
import type { About } from '#contract/company/company.ts'
import { siteSettings } from '#domains/company/tables.ts'
import { usedVehicles } from '#domains/market/tables.ts'
import { parts } from '#domains/parts/tables.ts'
import { repairs } from '#domains/repairs/tables.ts'
import { vehicleModels } from '#domains/vehicles/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { one } from '#shared/one.ts'

/** Story and figures of the about page; the figures are counted here, so that none can be claimed (A.ABOUT-02, A.R-32). One statement. */
export async function findAbout(db: ReadDb): Promise<About> {
	const { story, ...counted } = one(
		await db
			.select({
				story: siteSettings.aboutStory,
				repaired: sql<number>`(select count(*)::int from ${repairs} where ${repairs.status} = 'completed')`,
				models: sql<number>`(select count(*)::int from ${vehicleModels} where ${vehicleModels.isActive})`,
				offered: sql<number>`(select count(*)::int from ${parts} where ${parts.isActive})`,
				vehicles: sql<number>`(select count(*)::int from ${usedVehicles} where ${usedVehicles.isPublished} or ${usedVehicles.status} = 'sold')`,
			})
			.from(siteSettings),
	)
	const stats = [
		{ label: 'Repairs completed', value: counted.repaired },
		{ label: 'Models we know the price for', value: counted.models },
		{ label: 'Spare parts', value: counted.offered },
		{ label: 'Used vehicles offered', value: counted.vehicles },
	]
	return { story, stats: stats.filter(({ value }) => value > 0) }
}
