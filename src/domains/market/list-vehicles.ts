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
import { findByName } from '#shared/find-by-name.ts'
import { paise } from '#shared/money.ts'
import { allInEnglish } from '#shared/trade-spellings.ts'
import { findVehicles, isListed } from './find-vehicles.ts'
import { presentVehicle } from './present-vehicle.ts'
import { usedVehicles as table } from './tables.ts'

/**
 * Used vehicles by filters and search, what is sold last, else the newest first or as asked (B.API-45, D-13); where no name has every
 * word as it was typed, by what was meant (D-14). One statement, two for a page; for a misspelt search all that twice, and one more.
 */
export async function listVehicles(db: ReadDb, query: MarketQuery): Promise<MarketVehicle[] | Page<MarketVehicle>> {
	const list = query.page === undefined && query.page_size === undefined ? listWhole : listOnePage
	const typed = await list(db, query, hasWords(query.search))
	const isNoneFound = Array.isArray(typed) ? typed.length === 0 : typed.count === 0
	return isNoneFound && query.search !== '' ? list(db, query, await findMeantNames(db, query.search)) : typed
}

async function listWhole(db: ReadDb, query: MarketQuery, searched: SQL | undefined) {
	const orderBy = [...orderings[query.ordering ?? 'newest'], desc(table.id)]
	return (await findVehicles(db, { where: conditions(query, searched), orderBy, limit: marketLimits.plainList })).map(presentVehicle)
}

function listOnePage(db: ReadDb, query: MarketQuery, searched: SQL | undefined) {
	const { page = 1, page_size = pageLimits.usual } = query
	return listPage(
		db,
		marketAddresses.list,
		{ ...query, page, page_size },
		{
			of: table,
			where: conditions(query, searched),
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

function conditions({ status, brand, min_price, max_price, min_year, max_year }: MarketQuery, searched: SQL | undefined): SQL | undefined {
	return and(
		isListed,
		searched,
		status ? eq(table.status, status) : undefined,
		brand === '' ? undefined : isOfBrand(brand),
		min_price === undefined ? undefined : gte(table.pricePaise, sql`${paise(min_price)}::bigint`),
		max_price === undefined ? undefined : lte(table.pricePaise, sql`${paise(max_price)}::bigint`),
		min_year === undefined ? undefined : gte(table.year, sql`${min_year}::numeric`),
		max_year === undefined ? undefined : lte(table.year, sql`${max_year}::numeric`),
	)
}

const hasWords = (search: string) =>
	and(...wordsOf(search.toLowerCase()).map((word) => sql`${table.searchText} like ${containingPattern(word)}`))

/** Vehicles whose name was meant, as the screens find names, or written in Devanagari: they are many, their names few. */
async function findMeantNames(db: ReadDb, search: string): Promise<SQL> {
	const names = await db.selectDistinct({ name: table.searchText }).from(table).where(isListed)
	const meant = findByName(names, allInEnglish(search), ({ name }) => name).map(({ name }) => name)
	return sql`${table.searchText} = any(${sql.param(meant)}::text[])`
}

const isOfBrand = (brand: string) =>
	or(
		sql`lower(${table.brand}) = lower(${brand})`,
		sql`lower(${table.brand}) in (select lower(${manufacturers.name}) from ${manufacturers} where ${manufacturers.id}::text = ${brand})`,
	)
