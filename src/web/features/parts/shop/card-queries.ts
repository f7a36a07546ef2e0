import { queryOptions } from '@tanstack/react-query'
import type { Client } from '#contract/client.ts'
import type { PartListItem } from '#contract/parts/parts.ts'
import { api } from '../../../api.ts'

/** Milliseconds: the stock moves with every order, so what is shown again is asked again soon. */
export const stockStaleMs = 5_000

/** How many parts home shows (B.HOME-07). */
const featuredOnHome = 4
/** Featured ones first, then others (B.HOME-08, B.HOME-09); the same for everybody, whatever bike is chosen. */
export async function listFeaturedParts(parts: Pick<Client, 'parts'>['parts'], signal?: AbortSignal): Promise<PartListItem[]> {
	const reply = await parts.list({ query: { page: 1, page_size: featuredOnHome }, ...(signal && { signal }) })
	return Array.isArray(reply) ? reply.slice(0, featuredOnHome) : reply.results
}
export const featuredParts = () =>
	queryOptions({
		queryKey: ['parts', 'featured'],
		queryFn: ({ signal }) => listFeaturedParts(api.parts, signal),
		staleTime: stockStaleMs,
	})

/** What its person waits for; known of all parts at once, so that no card asks by itself. */
export const partWaits = () => queryOptions({ queryKey: ['own', 'part-waits'], queryFn: ({ signal }) => api.parts.waits({ signal }) })
