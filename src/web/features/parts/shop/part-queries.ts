import { queryOptions } from '@tanstack/react-query'
import { ApiProblem, type Client } from '#contract/client.ts'
import { partNotFound } from '#contract/parts/part-words.ts'
import type { Part, PartFacets, PartListItem, PartReview } from '#contract/parts/parts.ts'
import { api } from '../../../api.ts'
import { queryOf, readListAddress } from '../../../ui/list/list-state.ts'
import type { ListQuery, ListReply } from '../../../ui/list/list-type.ts'
import { stockStaleMs } from './card-queries.ts'
import { partListOf } from './part-list-type.tsx'

type Parts = Pick<Client, 'parts'>['parts']

const longestSearch = 100

/** What an address asks the list for; the bike is no part of it. */
export function listQueryOf(search: URLSearchParams, model: string | null = null): ListQuery {
	const list = partListOf({ model })
	const query = queryOf(list, readListAddress(list, search))
	return { ...query, search: query.search?.slice(0, longestSearch) }
}

/** A page of the list, and which question it answers. */
export type PartPage = ListReply<PartListItem> & { answers: string }
/** The name of a question, the same on the server and in the browser. */
export const nameOf = (query: ListQuery) => JSON.stringify(query)

/** Throws `ApiProblem`, as the list's call does; takes a plain list too (B.R-31). */
export async function listPartPage(parts: Parts, query: ListQuery, modelId?: number, signal?: AbortSignal): Promise<PartPage> {
	const reply = await parts.list({ query: bodyOf(query, modelId), ...(signal && { signal }) })
	const page = Array.isArray(reply) ? { count: reply.length, next: null, previous: null, results: reply } : reply
	return { ...page, answers: nameOf(query) }
}

export const listPartFacets = (parts: Parts, query: ListQuery, modelId?: number, signal?: AbortSignal): Promise<PartFacets> => {
	const { ordering, page, page_size, ...filters } = query
	return parts.facets({ query: bodyOf(filters, modelId), ...(signal && { signal }) })
}

type PartListQuery = NonNullable<Parameters<Parts['list']>[0]['query']>
/** The server judges what an address says; here it is words. */
const bodyOf = (query: ListQuery, modelId: number | undefined) =>
	({ ...query, ...(modelId !== undefined && { vehicle_model_id: modelId }) }) as PartListQuery

export const partPage = (query: ListQuery, modelId: number | undefined) =>
	queryOptions({
		queryKey: ['parts', 'list', query, modelId ?? 0],
		queryFn: ({ signal }) => listPartPage(api.parts, query, modelId, signal),
		staleTime: stockStaleMs,
		refetchOnWindowFocus: true,
	})

export const partFacets = (query: ListQuery, modelId: number | undefined) => {
	const { ordering, page, page_size, ...filters } = query
	return queryOptions({
		queryKey: ['parts', 'facets', filters, modelId ?? 0],
		queryFn: ({ signal }) => listPartFacets(api.parts, query, modelId, signal),
		staleTime: stockStaleMs,
	})
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** A part, or null where there is none; what is no uuid is not asked for (B.PARTS-31, B.PARTS-48). Throws what else the call throws. */
export async function findShownPart(parts: Parts, uuid: string, signal?: AbortSignal): Promise<Part | null> {
	if (!isUuid(uuid)) return null
	try {
		return await parts.part({ params: { uuid }, ...(signal && { signal }) })
	} catch (error) {
		if (error instanceof ApiProblem && (error.status === 404 || error.words === partNotFound)) return null
		throw error
	}
}

export const shownPart = (uuid: string) =>
	queryOptions({
		queryKey: ['part', uuid, 'detail'],
		queryFn: ({ signal }) => findShownPart(api.parts, uuid, signal),
		staleTime: stockStaleMs,
		refetchOnWindowFocus: true,
	})

export const partFit = (uuid: string, modelId: number) =>
	queryOptions({
		queryKey: ['part', uuid, 'fit', modelId],
		queryFn: ({ signal }) => api.parts.fit({ params: { uuid }, query: { vehicle_model_id: modelId }, signal }),
	})

const firstReviews = 5
/** The newest reviews, or all of them. */
export async function listPartReviews(parts: Parts, uuid: string, isAll: boolean, signal?: AbortSignal): Promise<PartReview[]> {
	const query = isAll ? {} : { page: 1, page_size: firstReviews }
	const reply = await parts.reviews({ params: { uuid }, query, ...(signal && { signal }) })
	return Array.isArray(reply) ? reply : reply.results
}
export const partReviews = (uuid: string, isAll: boolean) =>
	queryOptions({
		queryKey: ['part', uuid, 'reviews', isAll],
		queryFn: ({ signal }) => listPartReviews(api.parts, uuid, isAll, signal),
	})
