import { and, desc, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import type { MarketQuery, MarketVehicle } from '#contract/market/market.ts'
import { marketAddresses } from '#contract/market/market-addresses.ts'
import { type MarketOrdering, marketLimits } from '#contract/market/market-words.ts'
import type { Page } from '#contract/staff-fields.ts'
import { pageLimits } from '#contract/staff-words.ts'
import { manufacturers } from '#domains/vehicles/tables.ts'
import { containingPattern, wordsOf } from '#platform/database/contains-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { listPage } from '#platform/http/list-page.ts'
import { paise } from '#shared/money.ts'
import { findVehicles, isListed } from './find-vehicles.ts'
import { presentVehicle } from './present-vehicle.ts'
import { usedVehicles as table } from './tables.ts'

/** Used vehicles by filters and search, what is sold last, else the newest first or as asked (B.API-45, D-13). One statement, two for a page. */
export async function listVehicles(db: ReadDb, query: MarketQuery): Promise<MarketVehicle[] | Page<MarketVehicle>> {
	const where = conditions(query)
	if (query.page === undefined && query.page_size === undefined) {
		const orderBy = [...orderings[query.ordering ?? 'newest'], desc(table.id)]
		return (await findVehicles(db, { where, orderBy, limit: marketLimits.plainList })).map(presentVehicle)
	}
	const { page = 1, page_size = pageLimits.usual } = query
	return listPage(
		db,
		marketAddresses.list,
		{ ...query, page, page_size },
		{
			of: table,
			where,
			searched: query.search !== '',
			orderings,
			usual: 'newest',
			rows: async (slice) => (await findVehicles(db, slice)).map(presentVehicle),
		},
	)
}

const orderings: Record<MarketOrdering, SQL[]> = {
	newest: [sql`${table.isSold}`, sql`-${table.id}`],
	cheapest: [sql`${table.isSold}`, sql`${table.pricePaise}`],
	dearest: [sql`${table.isSold}`, sql`-${table.pricePaise}`],
	latest_year: [sql`${table.isSold}`, sql`-${table.year}`],
	fewest_kms: [sql`${table.isSold}`, sql`${table.kmsDriven}`],
}

function conditions({ search, status, brand, min_price, max_price, min_year, max_year }: MarketQuery): SQL | undefined {
	return and(
		isListed,
		...wordsOf(search.toLowerCase()).map(isMeant),
		status ? eq(table.status, status) : undefined,
		brand === '' ? undefined : isOfBrand(brand),
		min_price === undefined ? undefined : gte(table.pricePaise, sql`${paise(min_price)}::bigint`),
		max_price === undefined ? undefined : lte(table.pricePaise, sql`${paise(max_price)}::bigint`),
		min_year === undefined ? undefined : gte(table.year, sql`${min_year}::numeric`),
		max_year === undefined ? undefined : lte(table.year, sql`${max_year}::numeric`),
	)
}

/** How like a word another one must be to be what was meant: 'splendr', and no other model (D-14). */
const alike = 0.5
const isMeant = (word: string) =>
	or(sql`${table.searchText} like ${containingPattern(word)}`, sql`word_similarity(${word}, ${table.searchText}) >= ${alike}`)

const isOfBrand = (brand: string) =>
	or(
		sql`lower(${table.brand}) = lower(${brand})`,
		sql`lower(${table.brand}) in (select lower(${manufacturers.name}) from ${manufacturers} where ${manufacturers.id}::text = ${brand})`,
	)
