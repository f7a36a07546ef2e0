import { eq, sql } from 'drizzle-orm'
import type { CompanyFigures } from '#contract/company/figures.ts'
import { users } from '#domains/accounts/tables.ts'
import { partReviews, parts } from '#domains/parts/tables.ts'
import { repairs } from '#domains/repairs/tables.ts'
import { vehicleModels } from '#domains/vehicles/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { one } from '#shared/one.ts'

/** From how many on a number speaks for us; two technicians or three reviews say nothing to anybody. */
const fewest = { repairs: 50, reviews: 10, technicians: 3, parts: 50, models: 50 }

/** Figures that visitors see; only what is counted here is claimed anywhere. One statement. */
export async function findFigures(db: ReadDb): Promise<CompanyFigures> {
	const counted = one(
		await db
			.select({
				repairs: sql<number>`(select count(*)::int from ${repairs} where ${repairs.status} = 'completed')`,
				technicians: sql<number>`(select count(*)::int from ${users} where ${users.isActive} and (${users.role} = 'technician' or ${users.doesFieldWork}))`,
				parts: sql<number>`(select count(*)::int from ${parts} where ${parts.isActive} and ${parts.stockQuantity} > 0)`,
				models: sql<number>`(select count(*)::int from ${vehicleModels} where ${vehicleModels.isActive})`,
				reviews: sql<number>`count(*)::int`,
				average: sql<number | null>`avg(${partReviews.rating})::float8`,
			})
			.from(partReviews)
			.where(eq(partReviews.isHidden, false)),
	)
	const enough = (name: keyof typeof fewest) => (counted[name] >= fewest[name] ? counted[name] : null)
	const reviews = enough('reviews')
	return {
		repairs_completed: enough('repairs'),
		rating: reviews === null || counted.average === null ? null : { average: Math.round(counted.average * 10) / 10, reviews },
		technicians: enough('technicians'),
		parts_in_stock: enough('parts'),
		models_priced: enough('models'),
	}
}
