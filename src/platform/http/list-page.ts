import { asc, desc, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Address } from '#contract/endpoint.ts'
import type { Page } from '#contract/staff-fields.ts'
import type { ReadDb } from '#platform/database/database.ts'

/** What every staff list takes, beside filters of its own; the contract's `pageQuery` has checked it. */
type PageQuery<Name extends string> = { page: number; page_size: number; ordering?: Name | `-${Name}` }
type Slice = { where: SQL | undefined; orderBy: SQL[]; limit: number; offset: number }
/** `isOnPage` is for rows that take much with them: the page is found first, and the rest looked up for these few. */
type SliceOfPage = Slice & { isOnPage: SQL }

type Listed<Name extends string, Row> = {
	/** The rows that are counted; their id breaks ties, so that no row is on two pages or on none. */
	of: PgTable & { id: PgColumn }
	/** Which rows, in terms of `of` alone: what stands in other tables is asked for with a subquery. */
	where: SQL | undefined
	/** Whether `where` asks for words: of those the database cannot tell beforehand how rare they are together. */
	searched?: boolean
	/** What each name of the contract's `ordering` means. */
	orderings: Record<Name, SQLWrapper | SQLWrapper[]>
	usual: NoInfer<Name | `-${Name}`>
	rows: (slice: SliceOfPage) => Promise<Row[]>
	/** What stands in the address. */
	params?: Readonly<Record<string, string>>
}

/**
 * One page of a list: `{count, next, previous, results}` in two statements and whatever `rows` needs for
 * parts. A page behind the last is empty (D-22, A.ADMIN-33).
 */
export async function listPage<Name extends string, Row>(
	db: ReadDb,
	address: Address,
	query: PageQuery<Name>,
	listed: Listed<Name, Row>,
): Promise<Page<Row>> {
	const { of, where, searched, orderings, usual, rows, params } = listed
	const { page, page_size: size } = query
	const inOrder = (ordering: string) => orderBy(orderings, ordering, of.id)
	const ordering = query.ordering ?? usual
	const wanted = { of, slice: { where, orderBy: inOrder(ordering), limit: size, offset: (page - 1) * size }, rows }
	const { count, results } = searched ? await countAndFindAtOnce(db, wanted) : await countThenFind(db, wanted, inOrder(turned(ordering)))
	return presentPage(address, query, { count, results }, params)
}

/** A page with links to those before and after it: paths on this host that keep the other parameters. */
export function presentPage<Row>(
	address: Address,
	query: { page: number; page_size: number },
	{ count, results }: Found<Row>,
	params: Readonly<Record<string, string>> = {},
): Page<Row> {
	const { page, page_size: size } = query
	const path = address.replace(/^\S+ /, '').replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
	const linkTo = (other: number) => `/api${path}?${parametersOf({ ...query, page: other })}`
	const last = Math.max(1, Math.ceil(count / size))
	return { count, next: page < last ? linkTo(page + 1) : null, previous: page > 1 ? linkTo(Math.min(page - 1, last)) : null, results }
}

/** The other way round. */
export const turned = (ordering: string) => (ordering.startsWith('-') ? ordering.slice(1) : `-${ordering}`)

/** What the contract's `ordering` means in SQL; `id` breaks ties. */
export function orderBy<Name extends string>(
	orderings: Listed<Name, unknown>['orderings'],
	ordering: string,
	id: SQLWrapper | SQLWrapper[],
): SQL[] {
	const falling = ordering.startsWith('-')
	// The contract lets no other name through.
	const by = orderings[ordering.replace(/^-/, '') as Name]
	return [by, id].flat().map((column) => (falling ? desc(column) : asc(column)))
}

type Found<Row> = { count: number; results: Row[] }
type Wanted<Row> = { of: Listed<string, Row>['of']; slice: Slice; rows: Listed<string, Row>['rows'] }

/** A page of the second half is looked for from the end, so that the last one is found as soon as the first; its rows come turned. */
export function fromNearestEnd(count: number, page: { limit: number; offset: number }) {
	const limit = Math.min(page.limit, count - page.offset)
	if (limit <= 0) return { limit: 0, offset: 0, isNearEnd: false }
	const behind = count - page.offset - limit
	const isNearEnd = behind < page.offset
	return { limit, offset: isNearEnd ? behind : page.offset, isNearEnd }
}

async function countThenFind<Row>(db: ReadDb, { of, slice, rows }: Wanted<Row>, fromTheEnd: SQL[]): Promise<Found<Row>> {
	const count = await db.$count(of, slice.where)
	const { isNearEnd, ...part } = fromNearestEnd(count, slice)
	if (part.limit === 0) return { count, results: [] }
	const nearest = { ...slice, orderBy: isNearEnd ? fromTheEnd : slice.orderBy, ...part }
	const results = await rows({ ...nearest, isOnPage: inArray(of.id, idsOf(db, { of, slice: nearest })) })
	return { count, results: isNearEnd ? results.reverse() : results }
}

const idsOf = (db: ReadDb, { of, slice }: Pick<Wanted<unknown>, 'of' | 'slice'>) =>
	db
		.select({ id: of.id })
		.from(of)
		.where(slice.where)
		.orderBy(...slice.orderBy)
		.limit(slice.limit)
		.offset(slice.offset)

/**
 * One statement finds all rows, counts them and picks the page. Asked for the page alone, PostgreSQL, which does not know how rare
 * two words together are, reads the table in the wanted order until it has enough rows, and for rare words reads all of it.
 */
async function countAndFindAtOnce<Row>(db: ReadDb, { of, slice, rows }: Wanted<Row>): Promise<Found<Row>> {
	const found = await db
		.select({ id: of.id, count: sql<number>`(count(*) over ())::integer` })
		.from(of)
		.where(slice.where)
		.orderBy(...slice.orderBy)
		.limit(slice.limit)
		.offset(slice.offset)
	const [first] = found
	// Behind the last page nothing tells how many there are.
	if (!first) return { count: slice.offset === 0 ? 0 : await db.$count(of, slice.where), results: [] }
	const isOnPage = inArray(
		of.id,
		found.map(({ id }) => id),
	)
	return { count: first.count, results: await rows({ ...slice, where: isOnPage, isOnPage, offset: 0 }) }
}

function parametersOf(query: Record<string, unknown>) {
	const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '')
	return new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
}
