import { formatRupees } from '#shared/money.ts'
import { PageHeading } from '#web/ui/heading.tsx'
import { loadList } from '#web/ui/list/list-state.ts'
import type { List } from '#web/ui/list/list-type.ts'
import { LoadedList } from '#web/ui/list/loaded-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Section } from '#web/ui/section.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { Wrap } from '#web/ui/wrap.tsx'
import { unlistedMeta } from '../../features/site/titles.ts'
import type { Route } from './+types/list'
import { demoOnly } from './demo-only.ts'

type Sample = { id: number; name: string; brand: string; price: number }
const brands = ['Hero Genuine', 'Minda', 'NGK', 'MRF', 'Exide']
const names = ['Brake shoe set', 'Spark plug', 'Air filter', 'Battery', 'Mirror', 'Chain kit', 'Tyre']
const samples: Sample[] = Array.from({ length: 70 }, (_, at) => ({
	id: at + 1,
	name: `${names[at % names.length]} ${at + 1}`,
	brand: brands[at % brands.length] ?? '',
	price: 95 + ((at * 137) % 2000),
}))

const slugOf = (brand: string) => brand.toLowerCase().replaceAll(' ', '-')
const byOrder: Record<string, (one: Sample, other: Sample) => number> = {
	price: (one, other) => one.price - other.price,
	'-price': (one, other) => other.price - one.price,
}

/** A list as visitors meet it: its first rows come with the page. */
const sampleList: List<Sample> = {
	name: 'Samples',
	list: async ({ search = '', brand, price_min: min, price_max: max, ordering = '', page, page_size: size }) => {
		const found = samples.filter(
			(row) =>
				row.name.toLowerCase().includes(search.toLowerCase()) &&
				(!brand || brand.split(',').includes(slugOf(row.brand))) &&
				row.price >= Number(min ?? 0) &&
				row.price <= Number(max ?? Number.POSITIVE_INFINITY),
		)
		const sorted = byOrder[ordering] ? found.toSorted(byOrder[ordering]) : found
		const [from, to] = [(Number(page) - 1) * Number(size), Number(page) * Number(size)]
		return {
			count: found.length,
			next: to < found.length ? String(Number(page) + 1) : null,
			previous: null,
			results: sorted.slice(from, to),
		}
	},
	keyOf: ({ id }) => id,
	columns: [],
	card: ({ name, brand, price }) => (
		<Panel>
			<Text size="tiny" tone="muted">
				{brand}
			</Text>
			<Text weight="strong">{name}</Text>
			<Text numbers>{formatRupees(price)}</Text>
		</Panel>
	),
	search: 'Part name',
	filtersAt: 'side',
	filters: [
		{ kind: 'several', name: 'brand', label: 'Brand', options: brands.map((brand) => ({ value: slugOf(brand), label: brand })) },
		{ kind: 'numbers', label: 'Price', min: 'price_min', max: 'price_max', unit: '₹', bounds: { min: 0, max: 2500 } },
	],
	orders: [
		{ value: 'price', label: 'Cheapest first' },
		{ value: '-price', label: 'Dearest first' },
	],
	paging: 'more',
	pageSizes: [24],
	empty: { title: 'No samples' },
}

/** A list with everything it can do for visitors, outside production only. */
export async function loader({ request, context }: Route.LoaderArgs) {
	demoOnly({ context })
	return loadList(sampleList, request)
}
export const meta = unlistedMeta('A list')

export default function SampleListPage({ loaderData }: Route.ComponentProps) {
	return (
		<Wrap>
			<Section air="small">
				<Stack>
					<PageHeading>Samples</PageHeading>
					<LoadedList list={sampleList} reply={loaderData} />
				</Stack>
			</Section>
		</Wrap>
	)
}
