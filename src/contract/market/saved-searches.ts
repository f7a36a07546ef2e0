import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParams, moment } from '../fields.ts'
import { noContent } from '../staff-fields.ts'
import { marketAddresses } from './market-addresses.ts'
import { savedSearchLimit } from './saved-search-words.ts'

const words = z.string().trim().max(100, 'This is too long.').default('')
const bound = (most: number) => z.number('A valid number is required.').int('A valid whole number is required.').min(0).max(most).nullish()
const searched = {
	search: words,
	brand: words,
	/** Rupees and years, bounds included. */
	min_price: bound(1_000_000_000),
	max_price: bound(1_000_000_000),
	min_year: bound(9_999),
	max_year: bound(9_999),
}
const SaveSearch = z.object(searched)
export type SaveSearch = z.infer<typeof SaveSearch>

export const SavedSearch = z
	.object({
		id: z.number(),
		search: z.string(),
		brand: z.string(),
		min_price: z.number().nullable(),
		max_price: z.number().nullable(),
		min_year: z.number().nullable(),
		max_year: z.number().nullable(),
		created_at: moment,
	})
	.meta({ id: 'SavedSearch' })
export type SavedSearch = z.infer<typeof SavedSearch>

/** Searches of the market whose customer is mailed of each vehicle that is newly offered and fits. */
export const savedSearches = {
	savedSearches: endpoint(marketAddresses.savedSearches, {
		summary: "The caller's saved searches, newest first",
		access: 'signed-in',
		reply: z.array(SavedSearch),
	}),
	saveSearch: endpoint(marketAddresses.saveSearch, {
		summary: `Saves a search of used vehicles, ${savedSearchLimit} at most; the same one again is answered as it stands`,
		access: 'signed-in',
		body: SaveSearch,
		reply: SavedSearch,
		status: [201],
		repeatable: true,
	}),
	removeSavedSearch: endpoint(marketAddresses.removeSavedSearch, {
		summary: 'Deletes a saved search of the caller',
		access: 'signed-in',
		params: idParams,
		reply: noContent,
		status: [204],
	}),
}
