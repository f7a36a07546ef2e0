import { planLimits } from '#contract/plans/plan-words.ts'
import { money, number } from '../../../kits/staff-collection/collection-fields.tsx'
import { staffCollection } from '../../../kits/staff-collection/staff-collection.ts'
import { staffApi } from '../../../staff-api.ts'

/** What a plan costs for a quarter, half a year or a year, and how many visits it has (A.ADMIN-14); worked on beside the plan. */
export const collection = staffCollection({
	words: { name: 'plan-variants', one: 'price', many: 'Plan variants', madeBy: ['admin'] },
	calls: staffApi.planVariants,
	nameOf: ({ plan_name, duration_type }) => `${plan_name}, ${duration_type}`,
	fields: {
		price: money('Price', { hint: 'For the whole time, GST included.', 'data-autofocus': '', answers: ['plan', 'duration_type'] }),
		discounted_price: money('Discounted price', { optional: true, hint: 'What is paid; empty for no discount.' }),
		max_visits: number('Visits', { min: 1, max: planLimits.visits, isWhole: true, required: true, hint: 'In the whole time.' }),
	},
	shown: 'When hidden, nobody can ask for it.',
	alsoShownBy: [['staff', 'plans'], ['plans']],
})
