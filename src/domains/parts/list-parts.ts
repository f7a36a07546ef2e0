import { and, asc, desc, eq, not, type SQL, sql } from 'drizzle-orm'
import { partAddresses } from '#contract/parts/part-addresses.ts'
import type { PartListItem, PartQuery } from '#contract/parts/parts.ts'
import type { Page } from '#contract/staff-fields.ts'
import { pageLimits } from '#contract/staff-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { listPage, presentPage } from '#platform/http/list-page.ts'
import { fitsModel, isShown } from './find-conditions.ts'
import { type FindParts, type FoundParts, findParts } from './find-matching-parts.ts'
import { listCards } from './list-cards.ts'
import { parts } from './tables.ts'

/** Rows of a reply without pages: enough for a reader who wants all of a small shop. */
const maxInPlainList = 1_000

/**
 * Parts by filters and search (B.API-12): with a model what fits it first; what is no longer made always last, and else featured ones
 * before the others and by name, in a search whose names are most like it (D-14). An array, or a page where one was asked for (B.R-31). Three statements, one more where a page has both
 * what fits and what does not, and two for a misspelt search.
 */
export async function listParts(db: ReadDb, query: PartQuery, find: FindParts = findParts): Promise<PartListItem[] | Page<PartListItem>> {
	const found = await find(db, query)
	const { page = 1, page_size = pageLimits.usual } = query
	if (query.page === undefined && query.page_size === undefined) return listSlices(db, query, found, { limit: maxInPlainList, offset: 0 })
	const results = await listSlices(db, query, found, { limit: page_size, offset: (page - 1) * page_size })
	return presentPage(partAddresses.list, { ...query, page, page_size }, { count: found.count, results })
}

type Slice = { limit: number; offset: number }

/**
 * The part of the list that was asked for, out of what fits and then what does not: in one statement PostgreSQL would have to sort all of
 * it, while each for itself comes in the order of an index.
 */
async function listSlices(db: ReadDb, query: PartQuery, { where, searched, count, fitting }: FoundParts, { limit, offset }: Slice) {
	const modelId = query.vehicle_model_id
	const whole = searched ? materialised(where) : where
	const fits = modelId === undefined ? undefined : fitsModel(modelId)
	const slices: [where: SQL | undefined, rows: number][] =
		fits === undefined || fitting === null
			? [[whole, count]]
			: [
					[and(whole, fits), fitting],
					[and(whole, not(fits)), count - fitting],
				]
	const cards: PartListItem[] = []
	let before = 0
	for (const [of, rows] of slices) {
		const from = Math.max(0, offset + cards.length - before)
		if (cards.length < limit && from < rows)
			cards.push(
				...(await listCards(db, {
					where: of,
					orderBy: query.ordering || !searched ? orders[query.ordering ?? 'usual'] : nearestFirst(query.search),
					limit: limit - cards.length,
					offset: from,
					modelId,
				})),
			)
		before += rows
	}
	return cards
}

/**
 * PostgreSQL cannot estimate how rare words are together; for a page in order it would read the whole table for rare ones (decision 0016).
 */
const materialised = (where: SQL | undefined) => sql`${parts.id} in (select ${parts.id} from ${parts} where ${where} offset 0)`

const name = sql`lower(${parts.name})`
/** Each is an index of its own (tables.ts), because what is no longer made is last in both ways. */
const orders: Record<NonNullable<PartQuery['ordering']> | 'usual', SQL[]> = {
	usual: [asc(parts.isDiscontinued), desc(parts.isFeatured), asc(name), asc(parts.id)],
	price: [asc(parts.isDiscontinued), asc(parts.effectivePricePaise), asc(parts.id)],
	'-price': [asc(parts.isDiscontinued), desc(parts.effectivePricePaise), desc(parts.id)],
	name: [asc(parts.isDiscontinued), asc(name), asc(parts.id)],
	'-name': [asc(parts.isDiscontinued), desc(name), desc(parts.id)],
	created: [asc(parts.isDiscontinued), asc(parts.createdAt), asc(parts.id)],
	'-created': [asc(parts.isDiscontinued), desc(parts.createdAt), desc(parts.id)],
}

/** Of what a search finds, names most like it first, typing errors or not. */
const nearestFirst = (search: string): SQL[] => [
	asc(parts.isDiscontinued),
	sql`word_similarity(${search.toLowerCase()}, ${name}) desc`,
	...orders.usual.slice(1),
]

/** What staff put forward, by name (B.API-14). One statement, two for a page. */
export async function listFeatured(db: ReadDb, { page, page_size }: { page?: number | undefined; page_size?: number | undefined }) {
	const where = and(isShown, eq(parts.isFeatured, true))
	if (page === undefined && page_size === undefined) return listCards(db, { where, orderBy: orders.usual, limit: maxInPlainList })
	return listPage(
		db,
		partAddresses.featured,
		{ page: page ?? 1, page_size: page_size ?? pageLimits.usual },
		{ of: parts, where, orderings: { usual: [parts.isDiscontinued, name] }, usual: 'usual', rows: (slice) => listCards(db, slice) },
	)
}
