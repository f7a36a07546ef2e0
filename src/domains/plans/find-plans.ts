import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Plan, PlanVariant } from '#contract/plans/plans.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { notFound } from '#platform/http/problem.ts'
import { paise, rupees } from '#shared/money.ts'
import { plans, planVariants } from './tables.ts'

/** Plans on offer with their variants; a plan without any is not offered (A.R-48, A.R-50). One statement. */
export async function listPlans(db: ReadDb, where?: SQL): Promise<Plan[]> {
	const rows = await selectOffered(db, where)
	const listed = new Map<number, Plan>()
	for (const { plan, variant } of rows) {
		const { id, name, description, isPopular, features } = plan
		const known = listed.get(id) ?? { id, name, description, is_popular: isPopular, features, variants: [] }
		listed.set(id, { ...known, variants: [...known.variants, presentVariant(variant)] })
	}
	return [...listed.values()]
}

/** Throws 404 for one that is not on offer. */
export async function findPlan(db: ReadDb, id: number): Promise<Plan> {
	const [plan] = await listPlans(db, eq(plans.id, id))
	if (!plan) throw notFound()
	return plan
}

export type VariantRow = typeof planVariants.$inferSelect
type OfferedVariant = { plan: typeof plans.$inferSelect; variant: VariantRow }

/** A variant on offer with its plan; null when either is hidden (A.E-21). */
export async function findOfferedVariant(db: ReadDb, id: number): Promise<OfferedVariant | null> {
	const [found] = await selectOffered(db, eq(planVariants.id, id))
	return found ?? null
}

const selectOffered = (db: ReadDb, where?: SQL) =>
	db
		.select({ plan: plans, variant: planVariants })
		.from(planVariants)
		.innerJoin(plans, eq(plans.id, planVariants.planId))
		.where(and(eq(plans.isActive, true), eq(planVariants.isActive, true), where))
		// A type's values stand in the order of their lengths.
		.orderBy(asc(plans.position), asc(plans.id), asc(sql`${planVariants.durationType}`))

/** What is paid for it. */
export const paidPrice = ({ pricePaise, discountedPricePaise }: Pick<VariantRow, 'pricePaise' | 'discountedPricePaise'>) =>
	discountedPricePaise ?? pricePaise

function presentVariant(variant: VariantRow): PlanVariant {
	const paid = paidPrice(variant)
	return {
		id: variant.id,
		plan: variant.planId,
		duration_type: variant.durationType,
		price: rupees(variant.pricePaise),
		discounted_price: rupees(paid),
		max_visits: variant.maxVisits,
		price_per_visit: rupees(paise(rupees(paid) / variant.maxVisits)),
		saving: rupees(variant.pricePaise - paid),
	}
}
