import { desc, eq } from 'drizzle-orm'
import type { SellRequest } from '#contract/market/selling.ts'
import { sellingAddresses } from '#contract/market/selling-addresses.ts'
import type { Page } from '#contract/staff-fields.ts'
import { pageLimits } from '#contract/staff-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { listPage } from '#platform/http/list-page.ts'
import { sellRequests as table } from '../tables.ts'
import { findSellRequests } from './find-sell-requests.ts'
import { presentSellRequest } from './present-sell-request.ts'

type Seller = { id: number }
type PageQuery = { page?: number | undefined; page_size?: number | undefined }
type AddressOf = (key: string) => string

/** The caller's sell requests, newest first; a page where one was asked for (B.API-47, B.R-31). One statement, two for a page. */
export async function listSellRequests(
	db: ReadDb,
	actor: Seller,
	asked: PageQuery,
	addressOf: AddressOf,
): Promise<SellRequest[] | Page<SellRequest>> {
	if (asked.page === undefined && asked.page_size === undefined) return listAllSellRequests(db, actor, addressOf)
	const { page = 1, page_size = pageLimits.usual } = asked
	return listPage(
		db,
		sellingAddresses.list,
		{ page, page_size },
		{
			of: table,
			where: eq(table.customerId, actor.id),
			orderings: { created_at: table.createdAt },
			usual: '-created_at',
			rows: async (slice) => (await findSellRequests(db, slice)).map((parts) => presentSellRequest(actor, parts, addressOf)),
		},
	)
}

/** All of them. */
const listAllSellRequests = async (db: ReadDb, actor: Seller, addressOf: AddressOf) =>
	(await findSellRequests(db, { where: eq(table.customerId, actor.id), orderBy: [desc(table.createdAt), desc(table.id)] })).map((parts) =>
		presentSellRequest(actor, parts, addressOf),
	)
