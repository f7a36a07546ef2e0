import { type AvailabilityStatus, availabilityDisplay } from '#contract/parts/part-words.ts'
import type { PartFacets, PartListItem } from '#contract/parts/parts.ts'
import { valuesOf } from '../../../ui/list/filters.ts'
import type { Filter, FilterOption, List, ListQuery } from '../../../ui/list/list-type.ts'
import { PartBuying } from './cart/part-buying.tsx'
import { PartCard } from './part-card.tsx'
import { SampleCards } from './sample-cards.tsx'

export type PartListContext = {
	facets?: PartFacets | null | undefined
	/** The model of the chosen bike. */
	model?: string | null
	/** What the address asks for, so that what is chosen stays in sight where nothing else finds it. */
	asked?: ListQuery
}

const filteredStatuses = ['in_stock', 'limited_stock', 'out_of_stock'] as const satisfies AvailabilityStatus[]

/** The list of spare parts (B.PARTS-01 to B.PARTS-16); its choices and their counts are those that occur (B.R-06). */
export const partListOf = ({ facets, model = null, asked = {} }: PartListContext = {}): Omit<List<PartListItem>, 'list'> => ({
	name: 'Spare parts',
	keyOf: ({ uuid }) => uuid,
	columns: [],
	card: (part) => <PartCard part={part} model={model} buying={(nameId) => <PartBuying part={part} nameId={nameId} />} />,
	search: 'Part name or number',
	panel: { show: 'Show Filters', hide: 'Hide Filters', apply: 'Apply Filters', reset: 'Reset' },
	filters: filtersOf({ facets, model, asked }),
	orders: [
		{ value: '', label: 'Featured first' },
		{ value: 'price', label: 'Cheapest first' },
		{ value: '-price', label: 'Dearest first' },
		{ value: '-created', label: 'Newest first' },
		{ value: 'name', label: 'By name' },
	],
	pageSizes: [24],
	empty: { title: 'No spare parts found matching your criteria.' },
	said: {
		failed: 'Failed to load spare parts',
		noneMatch: 'No spare parts found matching your criteria.',
		loading: <SampleCards />,
	},
})

function filtersOf({ facets, model, asked = {} }: PartListContext): Filter[] {
	const counted = new Map(facets?.availability.map(({ status, count }) => [status, count]))
	return [
		...(model
			? [
					{
						kind: 'several' as const,
						name: 'fits',
						label: 'Your bike',
						options: [{ value: 'true', label: `Fits my ${model}`, ...(facets?.fits != null && { count: facets.fits }) }],
					},
				]
			: []),
		{
			kind: 'several',
			name: 'category',
			label: 'Category',
			isOpen: true,
			options: withChosen(facets?.categories.map(({ slug, name, count }) => ({ value: slug, label: name, count })) ?? [], asked.category),
		},
		{
			kind: 'several',
			name: 'brand',
			label: 'Brand',
			isOpen: true,
			// In an address values are parted by commas.
			options: withChosen(
				facets?.brands.map(({ id, name, count }) => ({ value: name.includes(',') ? String(id) : name, label: name, count })) ?? [],
				asked.brand,
			),
		},
		{ kind: 'numbers', label: 'Price', min: 'min_price', max: 'max_price', unit: '₹' },
		{
			kind: 'several',
			name: 'availability_status',
			label: 'Availability',
			options: filteredStatuses.map((status) => ({
				value: status,
				label: availabilityDisplay[status],
				...(facets && { count: counted.get(status) ?? 0 }),
			})),
		},
	]
}

type Counted = FilterOption & { count?: number }
const withChosen = (options: Counted[], chosen: string | undefined): Counted[] => [
	...options,
	...valuesOf(chosen)
		.filter((value) => options.every((option) => option.value !== value))
		.map((value) => ({ value, label: value, count: 0 })),
]
