import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
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
	/** Whether `where` asks for words, of which the database cannot tell beforehand how often they occur. */
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
	const { of, where, orderings, usual, rows } = listed
	const { page, page_size: size } = asked
	const count = listed.tally ? await sumOf(db, listed.tally) : await db.$count(of, where)
	const offset = (page - 1) * size
	const inOrder = orderBy(orderings, asked.ordering ?? usual, of.id, { sorted: listed.searched === true && count <= fewFound })
	const results = offset < count ? await rows({ where, orderBy: inOrder, limit: size, offset }) : []
	const linkTo = (other: number) => `/api${address.split(' ')[1]}?${parametersOf({ ...asked, page: other })}`
	const last = Math.max(1, Math.ceil(count / size))
	return { count, next: page < last ? linkTo(page + 1) : null, previous: page > 1 ? linkTo(Math.min(page - 1, last)) : null, results }
}

/** So few rows are sorted sooner than they are met on the way through an index, where they may be anywhere. */
const fewFound = 1_000

/** `sorted`: by what no index offers, a value looked up again, so that what was found is sorted and not come upon. */
function orderBy<Name extends string>(
	orderings: Listed<Name, unknown>['orderings'],
	ordering: string,
	id: PgColumn,
	{ sorted }: { sorted: boolean },
) {
	const falling = ordering.startsWith('-')
	// The contract lets no other name through.
	const by = orderings[ordering.replace(/^-/, '') as Name]
	return [by, id].flat().map((column) => (falling ? desc : asc)(sorted ? sql`(select ${column})` : column))
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
