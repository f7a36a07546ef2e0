import { eq, sql } from 'drizzle-orm'
import { staffPartAddresses } from '#contract/parts/staff-part-addresses.ts'
import { shownName } from '#domains/accounts/shown-name.ts'
import { profiles, users } from '#domains/accounts/tables.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { listPage } from '#platform/http/list-page.ts'
import { notFound } from '#platform/http/problem.ts'
import { partStockChanges, parts } from '../tables.ts'

type StockChangesQuery = { uuid: string; page: number; page_size: number }

/** How a part's stock came about, newest first (B.ADMIN-08). Throws 404 for no part. */
export async function listStockChanges(db: ReadDb, { uuid, page, page_size }: StockChangesQuery) {
	const [part] = await db.select({ id: parts.id }).from(parts).where(eq(parts.uuid, uuid))
	if (!part) throw notFound()
	return listPage(
		db,
		staffPartAddresses.stockChanges,
		{ page, page_size },
		{
			params: { uuid },
			of: partStockChanges,
			where: eq(partStockChanges.partId, part.id),
			orderings: { id: [] },
			usual: '-id',
			rows: async ({ where, orderBy, limit, offset }) => {
				const rows = await db
					.select({
						id: partStockChanges.id,
						change: partStockChanges.change,
						stock_quantity: partStockChanges.stockQuantity,
						reason: partStockChanges.reason,
						actor: partStockChanges.actorId,
						actor_name: sql<string | null>`${shownName}`,
						createdAt: partStockChanges.createdAt,
					})
					.from(partStockChanges)
					.leftJoin(users, eq(users.id, partStockChanges.actorId))
					.leftJoin(profiles, eq(profiles.userId, users.id))
					.where(where)
					.orderBy(...orderBy)
					.limit(limit)
					.offset(offset)
				return rows.map(({ createdAt, ...row }) => ({ ...row, created_at: createdAt.toISOString() }))
			},
		},
	)
}
