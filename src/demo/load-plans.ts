import { plans, planVariants } from '#domains/plans/tables.ts'
import { now } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { paise } from '#shared/money.ts'
import { idOf, idsByKey } from './ids.ts'

type Variant = { price: number; discounted?: number; visits: number }
type Entry = {
	slug: string
	name: string
	description: string
	isPopular?: true
	features: string[]
	variants: { quarterly: Variant; half_yearly: Variant; yearly: Variant }
}

/** As many visits as the FAQ says: 2 a quarter, 3 or 4 in half a year, 6 a year (A.R-51). */
const entries: Entry[] = [
	{
		slug: 'basic',
		name: 'Basic',
		description: 'Wash, check and the small things, so that nothing wears out unseen.',
		features: ['Wash and chain lubrication', '20-point check', 'Tyre pressure and brake adjustment'],
		variants: {
			quarterly: { price: 799, visits: 2 },
			half_yearly: { price: 1299, discounted: 1199, visits: 3 },
			yearly: { price: 2399, discounted: 1999, visits: 6 },
		},
	},
	{
		slug: 'care',
		name: 'Care',
		description: 'Basic, and a full service with fresh engine oil at every visit.',
		isPopular: true,
		features: ['Everything in Basic', 'General service at every visit', 'Engine oil and its filter included', 'Battery and light check'],
		variants: {
			quarterly: { price: 1499, discounted: 1399, visits: 2 },
			half_yearly: { price: 2499, discounted: 2199, visits: 3 },
			yearly: { price: 4799, discounted: 3999, visits: 6 },
		},
	},
	{
		slug: 'complete',
		name: 'Complete',
		description: 'Care, and what usually comes on top: brake pads, cables, and a call that is answered first.',
		features: ['Everything in Care', 'Brake pads and cables included', 'Labour for repairs 20 % off', 'First in line for a time'],
		variants: {
			quarterly: { price: 2299, discounted: 2099, visits: 2 },
			half_yearly: { price: 4299, discounted: 3799, visits: 4 },
			yearly: { price: 6999, discounted: 5999, visits: 6 },
		},
	},
]

/** The plans of a first start. */
export async function loadPlans(db: Db) {
	const createdAt = now()
	const ids = idsByKey(
		await db
			.insert(plans)
			.values(entries.map(({ variants: _, ...plan }, position) => ({ ...plan, position, createdAt })))
			.returning({ key: plans.slug, id: plans.id }),
	)
	const durations = ['quarterly', 'half_yearly', 'yearly'] as const
	await db.insert(planVariants).values(
		entries.flatMap(({ slug, variants }) =>
			durations.map((durationType) => {
				const { price, discounted, visits } = variants[durationType]
				return {
					planId: idOf(ids, slug),
					durationType,
					pricePaise: paise(price),
					discountedPricePaise: discounted === undefined ? null : paise(discounted),
					maxVisits: visits,
					createdAt,
				}
			}),
		),
	)
}
