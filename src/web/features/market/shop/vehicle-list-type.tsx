import type { MarketVehicle } from '#contract/market/market.ts'
import { usedVehicleStatusDisplay, usedVehicleStatuses } from '#contract/market/market-words.ts'
import type { List } from '../../../ui/list/list-type.ts'
import { VehicleCard } from './vehicle-card.tsx'

const nothingFits = 'No vehicles found matching your criteria.'

/** The list of used vehicles (B.MARKET-01 to B.MARKET-14). `brands` are those that occur. */
export const vehicleListOf = (brands: readonly string[] = []): Omit<List<MarketVehicle>, 'list'> => ({
	name: 'Vehicles',
	keyOf: ({ id }) => id,
	columns: [],
	card: (vehicle) => <VehicleCard vehicle={vehicle} />,
	search: 'Brand or model',
	filtersAt: 'side',
	filters: [
		{
			kind: 'select',
			name: 'status',
			label: 'Status',
			any: 'Every status',
			options: usedVehicleStatuses.map((status) => ({ value: status, label: usedVehicleStatusDisplay[status] })),
		},
		{
			kind: 'select',
			name: 'brand',
			label: 'Brand',
			any: 'Every brand',
			options: brands.map((brand) => ({ value: brand, label: brand })),
			isOpen: true,
		},
		{ kind: 'numbers', label: 'Price', min: 'min_price', max: 'max_price', unit: '₹', usual: { min: 0, max: 1_000_000 } },
		{ kind: 'numbers', label: 'Year', min: 'min_year', max: 'max_year', usual: { min: 2000, max: 2025 } },
	],
	orders: [
		{ value: '', label: 'Newest here' },
		{ value: 'cheapest', label: 'Cheapest first' },
		{ value: 'dearest', label: 'Dearest first' },
		{ value: 'latest_year', label: 'Latest year first' },
		{ value: 'fewest_kms', label: 'Fewest kilometres first' },
	],
	paging: 'more',
	pageSizes: [24],
	empty: { title: nothingFits },
	said: { failed: 'Failed to fetch vehicles', noneMatch: nothingFits },
})
