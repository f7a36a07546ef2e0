import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { SavedSearch } from '#contract/market/saved-searches.ts'
import { formatRupees } from '#shared/money.ts'
import { api } from '../../../api.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { RemovableRow } from './removable-row.tsx'

const savedSearches = queryOptions({ queryKey: ['own', 'saved-searches'], queryFn: () => api.market.savedSearches({}) })

/** What the caller looks for and is mailed of; nothing where there is none. That they cannot be had leaves the bookings as they are. */
export function SavedSearches() {
	const { data = [] } = useQuery(savedSearches)
	if (data.length === 0) return null
	return (
		<Stack as="section" gap="small" aria-labelledby="searches-title">
			<Heading id="searches-title">Saved searches</Heading>
			<Text tone="muted">We mail you when a vehicle is listed that fits one of these.</Text>
			<ul>
				{data.map((saved) => (
					<Saved key={saved.id} saved={saved} />
				))}
			</ul>
		</Stack>
	)
}

function Saved({ saved }: { saved: SavedSearch }) {
	const queries = useQueryClient()
	const words = wordsOfSearch(saved)
	const remove = async () => {
		await api.market.removeSavedSearch({ params: { id: saved.id } })
		await queries.invalidateQueries({ queryKey: savedSearches.queryKey })
	}
	return (
		<RemovableRow
			remove={remove}
			words="Delete"
			label={`Delete the search ${words}`}
			failed="The search could not be deleted. Please try again."
		>
			<Link to={`/vehicles?${addressOf(saved)}`}>{words}</Link>
		</RemovableRow>
	)
}

/** 'Honda “activa”, ₹40,000 to ₹60,000, from 2019'. */
function wordsOfSearch({ search, brand, min_price, max_price, min_year, max_year }: Omit<SavedSearch, 'id' | 'created_at'>) {
	const span = (from: string | null, to: string | null) =>
		from && to ? `${from} to ${to}` : from ? `from ${from}` : to ? `up to ${to}` : ''
	const price = (rupees: number | null) => (rupees === null ? null : formatRupees(rupees))
	const year = (number: number | null) => (number === null ? null : String(number))
	return [
		[brand, search && `“${search}”`].filter(Boolean).join(' '),
		span(price(min_price), price(max_price)),
		span(year(min_year), year(max_year)),
	]
		.filter(Boolean)
		.join(', ')
}

function addressOf({ id: _, created_at: __, ...asked }: SavedSearch) {
	return new URLSearchParams(
		Object.entries(asked).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, String(value)]])),
	)
}
