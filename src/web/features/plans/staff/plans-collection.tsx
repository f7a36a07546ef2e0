import { planLimits } from '#contract/plans/plan-words.ts'
import { lines, place, slug, text, yesNo } from '../../../kits/staff-collection/collection-fields.tsx'
import { shownColumn } from '../../../kits/staff-collection/shown.tsx'
import { staffCollection } from '../../../kits/staff-collection/staff-collection.ts'
import { staffApi } from '../../../staff-api.ts'
import { Stamp } from '../../../ui/stamp.tsx'
import { onlyAdminsChangePlans, PlanVariants } from './plan-variants.tsx'
import { planWords } from './staff-places.ts'

/** What customers subscribe to (A.ADMIN-13); what was bought keeps its names and prices (A.SUB-19). */
export const collection = staffCollection({
	words: planWords,
	calls: staffApi.plans,
	nameOf: ({ name }) => name,
	fields: {
		name: text('Name', { max: planLimits.name, required: true }),
		slug: slug('Short name', { max: planLimits.name, usedBy: 'Badges go by it' }),
		description: text('Description', { max: 2000, lines: 3, hint: 'One or two sentences below the price.' }),
		features: lines('What is in it', {
			entry: 'Line',
			maxLines: planLimits.features,
			max: planLimits.feature,
			hint: 'Each line is a tick on the card. Anything else is extra and agreed with the customer first.',
		}),
		is_popular: yesNo('Popular', { begins: false, hint: 'Customers see a badge.' }),
		order: place('Small numbers come first.'),
	},
	shown: 'When hidden, nobody can ask for it; what was requested or bought stays.',
	adminsAlone: onlyAdminsChangePlans,
	newByAdmins: onlyAdminsChangePlans,
	deleting: 'Only a plan without prices can be deleted. One that has some can be hidden instead.',
	alsoShownBy: [['plans']],
	beside: (row) => <PlanVariants plan={row} />,
	orderable: true,
	list: {
		search: 'Name or short name',
		ordering: 'order',
		columns: [
			{ id: 'name', header: 'Name', cell: ({ name }) => name, sort: 'name', main: true, long: 'cut' },
			{
				id: 'popular',
				header: 'Popular',
				cell: ({ is_popular }) => (is_popular ? <Stamp kind="info">Popular</Stamp> : '–'),
				text: ({ is_popular }) => (is_popular ? 'Popular' : ''),
			},
			{ id: 'variants', header: 'Prices', cell: ({ variants_count }) => variants_count, number: true },
			{ ...shownColumn, card: 'line' },
			{ id: 'order', header: 'Place', cell: ({ order }) => order, sort: 'order', number: true, card: 'none' },
		],
		empty: { title: 'No plans yet', text: 'Add the first one, then what it costs.' },
	},
})
