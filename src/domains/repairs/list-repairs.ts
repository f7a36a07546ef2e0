import { desc, eq } from 'drizzle-orm'
import type { Address } from '#contract/endpoint.ts'
import type { Repair } from '#contract/repairs/repairs.ts'
import { pageLimits } from '#contract/staff-words.ts'
import type { ReadDb } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { listPage } from '#platform/http/list-page.ts'
import { findRepairParts } from './find-repair-parts.ts'
import { presentRepair } from './present-repair.ts'
import { repairs } from './tables.ts'

/** The caller's repairs of both kinds, newest first (B.REPAIR-19, B.R-16). One statement. */
export async function listRepairs(db: ReadDb, actor: Actor): Promise<Repair[]> {
	const found = await findRepairParts(db, (query) =>
		query.where(eq(repairs.customerId, actor.id)).orderBy(desc(repairs.createdAt), desc(repairs.id)),
	)
	return found.map((parts) => presentRepair(actor, parts))
}

type PageOfRepairs = { address: Address; page?: number | undefined; page_size?: number | undefined }
/** A page of the caller's repairs, for readers who ask for pages (B.R-31). Two statements. */
export const listRepairsByPage = (db: ReadDb, actor: Actor, { address, page = 1, page_size = pageLimits.usual }: PageOfRepairs) =>
	listPage(
		db,
		address,
		{ page, page_size },
		{
			of: repairs,
			where: eq(repairs.customerId, actor.id),
			orderings: { created_at: repairs.createdAt },
			usual: '-created_at',
			rows: async ({ where, orderBy, limit, offset }) => {
				const found = await findRepairParts(db, (query) =>
					query
						.where(where)
						.orderBy(...orderBy)
						.limit(limit)
						.offset(offset),
				)
				return found.map((parts) => presentRepair(actor, parts))
			},
		},
	)
