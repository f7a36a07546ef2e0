import { and, desc, eq } from 'drizzle-orm'
import { emptySearch, savedSearchLimit, tooManySearches } from '#contract/market/saved-search-words.ts'
import type { SavedSearch, SaveSearch } from '#contract/market/saved-searches.ts'
import { holdAccount } from '#domains/accounts/hold-account.ts'
import { now } from '#platform/clock.ts'
import type { Db, ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { notFound, refuse } from '#platform/http/problem.ts'
import { one } from '#shared/one.ts'
import { savedSearches as table } from '../tables.ts'

/** The caller's saved searches, newest first. */
export const listSavedSearches = async (db: ReadDb, { id }: { id: number }): Promise<SavedSearch[]> =>
	(await db.select().from(table).where(eq(table.customerId, id)).orderBy(desc(table.id))).map(present)

/** Saves a search; the same one again is answered as it stands. Throws 400 for one that asks for nothing, and above ten. */
export async function saveSearch(db: Db, actor: Actor, sent: SaveSearch): Promise<SavedSearch> {
	const wanted = {
		search: sent.search,
		brand: sent.brand,
		minPrice: sent.min_price ?? null,
		maxPrice: sent.max_price ?? null,
		minYear: sent.min_year ?? null,
		maxYear: sent.max_year ?? null,
	}
	if (Object.values(wanted).every((value) => value === '' || value === null)) throw refuse(emptySearch)
	// Locked, or two searches saved at once would both be the tenth.
	await holdAccount(db, actor, { alone: true })
	const known = await db.select().from(table).where(eq(table.customerId, actor.id))
	const same = known.find((row) => (Object.keys(wanted) as (keyof typeof wanted)[]).every((field) => row[field] === wanted[field]))
	if (same) return present(same)
	if (known.length >= savedSearchLimit) throw refuse(tooManySearches)
	return present(
		one(
			await db
				.insert(table)
				.values({ ...wanted, customerId: actor.id, createdAt: now() })
				.returning(),
		),
	)
}

/** Ends a saved search of the caller. Throws 404 for a foreign and an absent one. */
export async function removeSavedSearch(db: Db, actor: Actor, id: number): Promise<undefined> {
	const removed = await db
		.delete(table)
		.where(and(eq(table.id, id), eq(table.customerId, actor.id)))
		.returning({ id: table.id })
	if (removed.length === 0) throw notFound()
}

/** Ends a search by the link in its mail; does nothing where it has already ended. */
export const endSavedSearch = async (db: Db, id: number): Promise<void> => {
	await db.delete(table).where(eq(table.id, id))
}

const present = (row: typeof table.$inferSelect): SavedSearch => ({
	id: row.id,
	search: row.search,
	brand: row.brand,
	min_price: row.minPrice,
	max_price: row.maxPrice,
	min_year: row.minYear,
	max_year: row.maxYear,
	created_at: row.createdAt.toISOString(),
})
