import { asc, desc, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Address } from '#contract/endpoint.ts'
import type { Page } from '#contract/staff-frame.ts'
import type { Db } from '#platform/database/database.ts'
import type { Tally } from '#platform/database/fold-tally.ts'

/** What every staff list is asked, beside filters of its own; the contract's `pageQuery` has checked it. */
type Asked<Name extends string> = { page: number; page_size: number; ordering?: Name | `-${Name}` }
type Slice = { where: SQL | undefined; orderBy: SQL[]; limit: number; offset: number }

type Listed<Name extends string, Row> = {
	/** The rows that are counted; their id breaks ties, so that no row is on two pages or on none. */
	of: PgTable & { id: PgColumn }
	/** Which rows, in terms of `of` alone: what stands in other tables is asked for with a subquery. */
	where: SQL | undefined
	/** Where their number stands, if anywhere: the kinds that are asked for, and nothing else is asked. */
	tally?: { of: Tally; where: SQL | undefined } | undefined
	/** Whether `where` asks for words: of those the database cannot tell beforehand how rare they are together. */
	searched?: boolean
	/** What each name of the contract's `ordering` means. */
	orderings: Record<Name, SQLWrapper | SQLWrapper[]>
	usual: NoInfer<Name | `-${Name}`>
	rows: (slice: Slice) => Promise<Row[]>
}

/**
 * One page of a list of the company's side: `{count, next, previous, results}` in two statements and whatever `rows` needs for
 * parts. The links are paths on this host that keep the other parameters. A page behind the last is empty (D-22, A.ADMIN-33).
 */
export async function listPage<Name extends string, Row>(
	db: Db,
	address: Address,
	asked: Asked<Name>,
	listed: Listed<Name, Row>,
): Promise<Page<Row>> {
	const { of, where, tally, searched, orderings, usual, rows } = listed
	const { page, page_size: size } = asked
	const inOrder = orderBy(orderings, asked.ordering ?? usual, of.id)
	const slice = { where, orderBy: inOrder, limit: size, offset: (page - 1) * size }
	const { count, results } = searched
		? await findTogether(db, { of, slice, rows })
		: await countFirst(() => (tally ? sumOf(db, tally) : db.$count(of, where)), { slice, rows })
	const linkTo = (other: number) => `/api${address.split(' ')[1]}?${parametersOf({ ...asked, page: other })}`
	const last = Math.max(1, Math.ceil(count / size))
	return { count, next: page < last ? linkTo(page + 1) : null, previous: page > 1 ? linkTo(Math.min(page - 1, last)) : null, results }
}

function orderBy<Name extends string>(orderings: Listed<Name, unknown>['orderings'], ordering: string, id: PgColumn) {
	const falling = ordering.startsWith('-')
	// The contract lets no other name through.
	const by = orderings[ordering.replace(/^-/, '') as Name]
	return [by, id].flat().map((column) => (falling ? desc(column) : asc(column)))
}

type Found<Row> = { count: number; results: Row[] }
type Sliced<Row> = { slice: Slice; rows: (slice: Slice) => Promise<Row[]> }

async function countFirst<Row>(counted: () => Promise<number>, { slice, rows }: Sliced<Row>): Promise<Found<Row>> {
	const count = await counted()
	return { count, results: slice.offset < count ? await rows(slice) : [] }
}

/**
 * Everything that is found is looked at once, to count it and to have the page of it. Asked for the page alone, the database goes
 * along an index in the wanted order until enough was come upon, and of rare words never comes upon enough.
 */
async function findTogether<Row>(db: Db, { of, slice, rows }: Sliced<Row> & { of: Listed<string, Row>['of'] }): Promise<Found<Row>> {
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
	const ids = found.map(({ id }) => id)
	return { count: first.count, results: await rows({ ...slice, where: inArray(of.id, ids), offset: 0 }) }
}

async function sumOf(db: Db, { of, where }: { of: Tally; where: SQL | undefined }): Promise<number> {
	const [sum] = await db
		.select({ rows: sql<number>`coalesce(sum(${of.rows}), 0)::integer` })
		.from(of)
		.where(where)
	return sum?.rows ?? 0
}

function parametersOf(asked: Record<string, unknown>) {
	const given = Object.entries(asked).filter(([, value]) => value !== undefined && value !== null && value !== '')
	return new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
}
